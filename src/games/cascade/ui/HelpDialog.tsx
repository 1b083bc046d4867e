import { useMemo } from 'react'
import { startSession } from '#src/engine/session.ts'
import { BoardContext } from '#src/play/board/BoardContext.tsx'
import { PlayBoard } from '#src/play/board/PlayBoard.tsx'
import { type BoardParts, openPlaying } from '#src/play/session/playing.ts'
import { BOARD_KEYS, toolKeys } from '#src/play/tools/tool-keys.ts'
import { fixedView } from '#src/ui/board/view.ts'
import { Help, HelpBoard, type KeyHelp, type RuleHelp } from '#src/ui/kit/Help.tsx'
import { rules } from '../rules/rules.ts'
import type { CascadeOptions } from '../rules/types.ts'
import { store } from '../store.ts'
import { timeline } from '../timeline.ts'
import type { Cascade } from '../types.ts'
import { Cell, Layout, Piece } from './Cell.tsx'
import { Over } from './Over.tsx'

export const DEMO_OPTIONS: CascadeOptions = {
  rows: 4,
  cols: 5,
  kinds: 5,
  swaps: 'endless',
  counting: 'clusters',
  deal: 1,
}

const VIEW = fixedView(DEMO_OPTIONS)

const PARTS: BoardParts<Cascade> = {
  rules,
  store,
  view: { size: () => VIEW, Cell, Piece, Over, margin: 0.12 },
  feedback: { timeline, sounds: {} },
}

/** A small live board with a marked swap, that of the seed's deal. */
function Demo({ seed }: { seed: string }) {
  const playing = useMemo(() => {
    const session = startSession(rules, DEMO_OPTIONS, seed)
    const demo = openPlaying({ screen: PARTS }, 'demo', { session })
    demo.store.getState().hint()
    return demo
  }, [seed])
  return (
    <BoardContext playing={playing}>
      <HelpBoard>
        <Layout>
          <PlayBoard view={VIEW} />
        </Layout>
      </HelpBoard>
    </BoardContext>
  )
}

const RULES: readonly RuleHelp[] = [
  /*i18n*/ {
    id: 'cascade.help.swap',
    message:
      'Swap two neighbouring gems so that three or more of a kind stand in a line. Drag a gem, or select it and then its neighbour.',
    board: <Demo seed="demo 1" />,
  },
  /*i18n*/ {
    id: 'cascade.help.fall',
    message:
      'All gems that line up go at once, those above fall, new ones come in from the top. If they line up again, that is the next step of the cascade.',
    board: <Demo seed="demo 45" />,
  },
  /*i18n*/ {
    id: 'cascade.help.points',
    message:
      'A group of n gems brings 10 × n × (n − 2) points, times the number of the step: large groups and long cascades pay.',
  },
  /*i18n*/ {
    id: 'cascade.help.dead',
    message: 'When no swap is left, a new board is dealt and the game goes on.',
  },
  /*i18n*/ {
    id: 'cascade.help.levels',
    message:
      'A level is passed once its goal is reached: points, or gems to collect. Holes stay empty; below one, new gems come in as at the top.',
  },
]

const KEYS: readonly KeyHelp[] = [
  [
    ['↑', '↓', '←', '→'],
    /*i18n*/ { id: 'cascade.keys.arrows', message: 'Go to the next gem; swap the selected one' },
  ],
  BOARD_KEYS.enter,
  BOARD_KEYS.home,
  BOARD_KEYS.escape,
  BOARD_KEYS.zoom,
  ...toolKeys('hint', 'undo', 'redo', 'new', 'restart', 'pause', 'where'),
]

export default function HelpDialog({ onClose }: { onClose: () => void }) {
  return <Help rules={RULES} keys={KEYS} onClose={onClose} />
}
