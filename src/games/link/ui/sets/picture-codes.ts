/** Twemoji's code points for kinds 1 … 36, in the order of their names in `emoji.ts`. */
export const EMOJI_CODES = [
  ...['1f600', '1f436', '1f34e', '1f602', '1f431', '1f355'],
  ...['1f970', '1f438', '1f680', '1f60e', '1f98a', '1f48e'],
  ...['1f929', '1f43b', '2b50', '1f634', '1f43c', '1f525'],
  ...['1f914', '1f428', '1f984', '1f631', '1f981', '1f308'],
  ...['1f335', '1f388', '1f511', '1f419', '1f319', '1f381'],
  ...['1f433', '1f6a6', '2693', '1f697', '1f349', '1f344'],
] as const

/** The same for `animals.ts`. */
export const ANIMAL_CODES = [
  ...['1f427', '1f418', '1f98b', '1f420', '1f992', '1f422'],
  ...['1f980', '1f989', '1f437', '1f419', '1f993', '1f40c'],
  ...['1f413', '1f42f', '1f42c', '1f41e', '1f430', '1f40d'],
  ...['1f99c', '1f42d', '1f988', '1f9a9', '1f42e', '1f994'],
  ...['1f987', '1f435', '1f41d', '1f42a', '1f98a', '1f40a'],
  ...['1f43f', '1f995', '1f438', '1f998', '1f982', '1f99a'],
] as const

/** The same for `food.ts`. */
export const FOOD_CODES = [
  ...['1f352', '1f354', '1f34c', '1f363', '1f347', '1f955'],
  ...['1f349', '1f369', '1f34d', '1f373', '1f353', '1f33d'],
  ...['1f9c1', '1f346', '1f968', '1f34a', '1f35f', '1f95d'],
  ...['1f364', '1f9c0', '1f966', '1f382', '1f336', '1f359'],
  ...['1f34b', '1f36d', '1f344', '1f37f', '1f969', '1f36b'],
  ...['1f965', '1f32d', '1f350', '1f950', '1f95e', '1f951'],
] as const

/** What is drawn for kinds 1 … 36 of `radicals.tsx`. */
export const RADICALS = '火山女日水門心木鳥口車月手竹魚人雨石金弓馬米耳刀虫言子羊田衣舟風足土糸角'

/** How many faces there are to a row, and rows, in the picture of a set. */
export const FACES_PER_ROW = 6
