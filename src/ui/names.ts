import type { I18n } from '@lingui/core'

export const EMPTY_CELL = /*i18n*/ { id: 'board.empty', message: 'Empty cell' }
export const POINTS = /*i18n*/ { id: 'stat.points', message: 'points' }
export const WATCHING = /*i18n*/ { id: 'replay.prompt', message: 'You are watching the replay.' }
export const YOU = /*i18n*/ { id: 'you', message: 'You' }

/** Returns a form's name within a sentence: "circle". */
export const formName = (i18n: I18n, form: string): string =>
  i18n._({
    id: 'form',
    message:
      '{form, select, circle {circle} square {square} triangle {triangle} diamond {diamond} hexagon {hexagon} star {star} cross {cross} heart {heart} moon {moon} drop {drop} arrow {arrow} bolt {bolt} pentagon {pentagon} ring {ring} hourglass {hourglass} other {leaf}}',
    values: { form },
  })

/** Returns a colour's name within a sentence: "red". */
export const colourName = (i18n: I18n, colour: string): string =>
  i18n._({
    id: 'colour',
    message:
      '{colour, select, red {red} blue {blue} yellow {yellow} green {green} purple {purple} orange {orange} teal {teal} pink {pink} brown {brown} slate {slate} lime {lime} indigo {indigo} grey {grey} wine {wine} olive {olive} other {sky-blue}}',
    values: { colour },
  })

export const thinkingText = (i18n: I18n, name: string): string =>
  i18n._({ id: 'opponent.thinking', message: '{name} is thinking…', values: { name } })

/** "40 points". */
export const pointsText = (i18n: I18n, points: number): string =>
  i18n._({
    id: 'patches.score.points',
    message: '{points, plural, one {# point} other {# points}}',
    values: { points },
  })
