import { expect, test } from 'vitest'
import { playBatch } from '#src/games/cascade/lab/batch.ts'
import { agentPoints } from '#src/games/cascade/lab/engine/agent-points.ts'
import { AGENTS } from '#src/games/cascade/lab/engine/agents.ts'
import { gameSeed } from '#src/games/cascade/lab/engine/game.ts'
import { parseSettings } from '#src/games/cascade/lab/settings.ts'
import { parseOptions } from '#src/games/cascade/rules/rules.ts'

const BOARDS = [
  { rows: 8, cols: 8, kinds: 7, swaps: 30, counting: 'clusters' },
  { rows: 5, cols: 6, kinds: 5, swaps: 12, counting: 'lines' },
]

test.each(AGENTS.flatMap((agent) => BOARDS.map((board) => ({ agent, ...board }))))(
  'the agent $agent makes its points of a simulated game on $rows × $cols',
  ({ agent, ...board }) => {
    const options = parseOptions(board)
    const settings = parseSettings({ ...board, agent, games: 1, seed: 'end' })
    if (!options.ok || !settings.ok) throw new Error('these options are valid')
    const [row] = playBatch(settings.value, [0, 1]).rows
    expect(agentPoints(options.value, gameSeed('end', 0), agent)).toBe(row?.points)
  },
)
