import type { PlayingBoard } from '#src/define/screen.ts'
import { startSession } from '#src/engine/session.ts'
import { cellOf, Slides, type Stage } from '#src/play/board/Slides.tsx'
import { type BoardParts, openPlaying } from '#src/play/session/playing.ts'
import { BOARD_KEYS, toolKeys } from '#src/play/tools/tool-keys.ts'
import { fixedView } from '#src/ui/board/view.ts'
import type { KeyHelp } from '#src/ui/kit/Help.tsx'
import { SIDES } from '../rules/board.ts'
import { parsePosition } from '../rules/position.ts'
import { rules } from '../rules/rules.ts'
import { parseTile } from '../rules/tile.ts'
import type { PatchesOptions, Placement } from '../rules/types.ts'
import { store } from '../store.ts'
import { tell } from '../tell.ts'
import { LAST_ROUND, SUBMIT, UNSEEN } from '../texts.ts'
import { timeline } from '../timeline.ts'
import type { Patches } from '../types.ts'
import { Cell, Piece } from './Cell.tsx'
import { Claims } from './Claims.tsx'
import { Patterns } from './Face.tsx'
import { type HelpSlide, SLIDES } from './slides.ts'

const KEYS: readonly KeyHelp[] = [
  BOARD_KEYS.cells,
  BOARD_KEYS.enter,
  [['1', '2', '3', '4'], /*i18n*/ { id: 'patches.keys.tiles', message: 'Choose a tile' }],
  [['S'], SUBMIT],
  [['L'], LAST_ROUND],
  [['T'], UNSEEN],
  ...toolKeys('hint', 'undo', 'redo', 'new', 'restart', 'pause', 'where'),
]

/** The rules as a slideshow of self-playing boards. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Slides
      slides={SLIDES}
      keys={KEYS}
      view={VIEW}
      tell={tell}
      makeStage={makeStage}
      onClose={onClose}
    >
      <Patterns />
    </Slides>
  )
}

const OPTIONS: PatchesOptions = { board: 'small', level: 'beginner', deal: 1 }
const VIEW = fixedView({ rows: SIDES.small, cols: SIDES.small })

const PARTS: BoardParts<Patches> = {
  rules,
  store,
  view: { size: () => VIEW, Cell, Piece, Over: Claims },
  feedback: { timeline, sounds: {} },
}

/** Makes a slide's board. Throws on an invalid position. */
function makeStage(slide: HelpSlide): Stage<Patches> {
  const { rows, user = '', opponent = '' } = slide
  const hands = `user ${user.slice(0, 3)}\nopponent ${opponent.slice(0, 3)}`
  const state = parsePosition(`phase choosing\npoints 0 0\n${hands}\ndeck\n${rows}`)
  if (!state.ok) throw new Error(`A slide's position is wrong: ${state.code}`)
  const session = { ...startSession(rules, OPTIONS, 'slide'), dealt: state.value }
  const playing = openPlaying({ screen: PARTS }, 'demo', { session })
  return { playing, acts: actsOf(slide, playing) }
}

/** Parses `gc2 1,3`. */
function placementOf(text: string): Placement {
  const [name = '', cell] = text.split(' ')
  return { tile: parseTile(name) ?? 1, cell: cellOf(cell) }
}

/** Times of a slide's actions in milliseconds, slow enough to follow. */
const CHOOSE_MS = 900
const PLAY_MS = 2600
const REPLAY_MS = 5200

function actsOf({ user, opponent, replay }: HelpSlide, { store }: PlayingBoard<Patches>) {
  if (!user || !opponent) return []
  const { chooseTile, chooseCell, submit, answer } = store.getState()
  const [own, other] = [placementOf(user), placementOf(opponent)]
  const choose = () => {
    chooseTile(own.tile)
    chooseCell(own.cell)
  }
  const play = () => {
    submit()
    answer(other)
  }
  const again = () => answer({ tile: other.tile, cell: cellOf(replay) })
  return [
    { ms: CHOOSE_MS, act: choose },
    { ms: PLAY_MS, act: play },
    ...(replay ? [{ ms: REPLAY_MS, act: again }] : []),
  ]
}
