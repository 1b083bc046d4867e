import type { I18n } from '@lingui/core'

/** Outlines of what tiles and gems show in all games. */
export type Form =
  | 'circle'
  | 'square'
  | 'triangle'
  | 'diamond'
  | 'hexagon'
  | 'star'
  | 'cross'
  | 'heart'
  | 'moon'
  | 'drop'
  | 'arrow'
  | 'bolt'
  | 'pentagon'
  | 'ring'
  | 'hourglass'
  | 'leaf'

/** Returns a form's name within a sentence: "circle". */
export const formName = (i18n: I18n, form: Form): string =>
  i18n._({
    id: 'form',
    message:
      '{form, select, circle {circle} square {square} triangle {triangle} diamond {diamond} hexagon {hexagon} star {star} cross {cross} heart {heart} moon {moon} drop {drop} arrow {arrow} bolt {bolt} pentagon {pentagon} ring {ring} hourglass {hourglass} other {leaf}}',
    values: { form },
  })
