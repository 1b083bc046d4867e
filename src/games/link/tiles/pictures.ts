/** Columns and rows of a sprite. */
export const FACES_PER_ROW = 6

// Pictures of kinds 1–36, in the order of the sets' names. Neighbours are unlike, since small levels show the first ones.

/** Faces, animals and objects alternate. */
export const EMOJI = '😀🐶🍎😂🐱🍕🥰🐸🚀😎🦊💎🤩🐻⭐😴🐼🔥🤔🐨🦄😱🦁🌈🌵🎈🔑🐙🌙🎁🐳🚦⚓🚗🍉🍄'

export const ANIMALS = '🐧🐘🦋🐠🦒🐢🦀🦉🐷🐙🦓🐌🐓🐯🐬🐞🐰🐍🦜🐭🦈🦩🐮🦔🦇🐵🐝🐪🦊🐊🐿🦕🐸🦘🦂🦚'

/** Fruit, vegetables and dishes alternate. */
export const FOOD = '🍒🍔🍌🍣🍇🥕🍉🍩🍍🍳🍓🌽🧁🍆🥨🍊🍟🥝🍤🧀🥦🎂🌶🍙🍋🍭🍄🍿🥩🍫🥥🌭🍐🥐🥞🥑'

export const RADICALS = '火山女日水門心木鳥口車月手竹魚人雨石金弓馬米耳刀虫言子羊田衣舟風足土糸角'

/** The 34 faces in play and two flowers. */
const MAHJONG = `
  east dots1 bamboos1 red characters1 plum
  dots5 green bamboos3 west characters4 white
  dots3 bamboos5 south characters7 chrysanthemum dots9
  north bamboos2 dots2 characters9 bamboos9 characters2
  dots7 bamboos7 characters5 dots4 bamboos4 characters3
  dots6 bamboos6 characters8 dots8 bamboos8 characters6`

/** Reads each face: a suit with a rank of 1–9, an honour or a flower. */
export const readMahjong = () =>
  Array.from(MAHJONG.matchAll(/([a-z]+)(\d?)/g), ([, face = '', rank]) => ({
    face,
    rank: Number(rank),
  }))
