/** Twemoji's code points for kinds 1 … 36, in the order of `EMOJI_NAMES`. */
export const EMOJI_CODES = [
  ...['1f600', '1f436', '1f34e', '1f602', '1f431', '1f355'],
  ...['1f970', '1f438', '1f680', '1f60e', '1f98a', '1f48e'],
  ...['1f929', '1f43b', '2b50', '1f634', '1f43c', '1f525'],
  ...['1f914', '1f428', '1f984', '1f631', '1f981', '1f308'],
  ...['1f335', '1f388', '1f511', '1f419', '1f319', '1f381'],
  ...['1f433', '1f514', '2693', '1f697', '1f349', '1f344'],
] as const

/** How many of them there are to a row, and rows, in the picture of all. */
export const EMOJI_PER_ROW = 6
