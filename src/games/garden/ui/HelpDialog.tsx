import type { PlayingBoard } from '#src/define/screen.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { cellOf, Slides, type Stage } from '#src/play/board/Slides.tsx'
import { type BoardParts, openPlaying } from '#src/play/session/playing.ts'
import { BOARD_KEYS, toolKeys } from '#src/play/tools/tool-keys.ts'
import { fixedView } from '#src/ui/board/view.ts'
import type { KeyHelp } from '#src/ui/kit/Help.tsx'
import { parsePosition, SIZE } from '../rules/position.ts'
import { rules } from '../rules/rules.ts'
import { store } from '../store.ts'
import { tell } from '../tell.ts'
import { timeline } from '../timeline.ts'
import type { Garden } from '../types.ts'
import { Cell, Piece } from './Cell.tsx'
import { SLIDES } from './slides.ts'

const KEYS: readonly KeyHelp[] = [
  BOARD_KEYS.cells,
  [['Enter'], /*i18n*/ { id: 'garden.keys.enter', message: 'Select a flower, then where it goes' }],
  BOARD_KEYS.escape,
  [['U', 'Y'], /*i18n*/ { id: 'garden.keys.undo', message: 'Undo and redo a full turn' }],
  ...toolKeys('hint', 'new', 'restart', 'pause', 'where'),
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
    />
  )
}

const VIEW = fixedView(SIZE)

const PARTS: BoardParts<Garden> = {
  rules,
  store,
  view: { size: () => SIZE, Cell, Piece },
  feedback: { timeline: (events, before) => timeline(events, before), sounds: {} },
}

const OPTIONS = { difficulty: 'hard', deal: 1 } as const

/** Seeds by whether a weed grows after the opponent's first move. */
const SEEDS = { weed: 'weed', none: 'none' } as const

/** Makes a slide's board. Throws on an invalid position. */
function makeStage({ position, moves, grows = false }: (typeof SLIDES)[number]): Stage<Garden> {
  const parsed = parsePosition(position)
  if (!parsed.ok) throw new Error(`A slide's position is wrong: ${parsed.code}`)
  const started = startSession(rules, OPTIONS, grows ? SEEDS.weed : SEEDS.none)
  const session = { ...started, dealt: { ...started.dealt, position: parsed.value } }
  const playing = openPlaying({ screen: PARTS }, 'demo', { session })
  const acts = moves.flatMap((move, index) => actsOf(move, index * MOVE_MS, playing))
  return { playing, acts }
}

/** Times of a slide's actions in milliseconds, slow enough to follow. */
const SELECT_MS = 900
const AIM_MS = 1_500
const PLAY_MS = 2_800
const MOVE_MS = 3_600

/** Selects, points and moves, as a player does; the opponent only moves. */
function actsOf(text: string, startMs: number, { store }: PlayingBoard<Garden>): Stage['acts'] {
  const [from, to] = text.split(' ').map(cellOf)
  if (!from || !to) return []
  const { select, aim, answer } = store.getState()
  const ifOwn = (act: () => void) => () => {
    if (stateOf(store.getState().session).position.turn === 'human') act()
  }
  const move = () => {
    if (stateOf(store.getState().session).position.turn === 'human') select(to)
    else answer({ type: 'move', side: 'ai', from, to })
    aim(null)
  }
  return [
    { ms: startMs + SELECT_MS, act: ifOwn(() => select(from)) },
    { ms: startMs + AIM_MS, act: ifOwn(() => aim(to)) },
    { ms: startMs + PLAY_MS, act: move },
  ]
}
