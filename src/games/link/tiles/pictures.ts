/** Columns and rows of a sprite. */
export const FACES_PER_ROW = 6

// Pictures of kinds 1–36, in the order of the sets' names. Neighbours are unlike, since small levels show the first ones.

/** Faces, animals and objects alternate. */
export const EMOJI = '😀🐶🍎😂🐱🍕🥰🐸🚀😎🦊💎🤩🐻⭐😴🐼🔥🤔🐨🦄😱🦁🌈🌵🎈🔑🐙🌙🎁🐳🚦⚓🚗🍉🍄'

/** Mammals, birds, fish and others alternate. */
export const ANIMALS = '🐧🐘🦋🐠🦒🐢🦀🦉🐷🐙🦓🐌🐓🐯🐬🐞🐰🐍🦜🐭🦈🦩🐮🦔🦇🐵🐝🐪🦊🐊🐿🦕🐸🦘🦂🦚'

/** Fruit, vegetables and dishes alternate. */
export const FOOD = '🍒🍔🍌🍣🍇🥕🍉🍩🍍🍳🍓🌽🧁🍆🥨🍊🍟🥝🍤🧀🥦🎂🌶🍙🍋🍭🍄🍿🥩🍫🥥🌭🍐🥐🥞🥑'

/** Radicals that are characters by themselves. */
export const RADICALS = '火山女日水門心木鳥口車月手竹魚人雨石金弓馬米耳刀虫言子羊田衣舟風足土糸角'
