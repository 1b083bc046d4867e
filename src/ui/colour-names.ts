import type { I18n } from '@lingui/core'

export type Colour =
  | 'red'
  | 'blue'
  | 'yellow'
  | 'green'
  | 'purple'
  | 'orange'
  | 'teal'
  | 'pink'
  | 'brown'
  | 'slate'
  | 'lime'
  | 'indigo'
  | 'grey'
  | 'wine'
  | 'olive'
  | 'sky'

/** Returns a colour's name within a sentence: "red". */
export const colourName = (i18n: I18n, colour: Colour): string =>
  i18n._({
    id: 'colour',
    message:
      '{colour, select, red {red} blue {blue} yellow {yellow} green {green} purple {purple} orange {orange} teal {teal} pink {pink} brown {brown} slate {slate} lime {lime} indigo {indigo} grey {grey} wine {wine} olive {olive} other {sky-blue}}',
    values: { colour },
  })
