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
