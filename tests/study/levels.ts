import { writeFileSync } from 'node:fs'
import { wilsonInterval } from '#src/engine/interval.ts'
import type { AgentName } from '#src/games/cascade/agents/agents.ts'
import type { Goal } from '#src/games/cascade/rules/goal.ts'
import { type CascadeLevel, makeLevel } from '#src/games/cascade/rules/level.ts'
import { countPasses, playLevel } from '#src/simulator/runs/level-games.ts'
import { parseSettings, type Settings } from '#src/simulator/runs/settings.ts'
import { DESIGNS, type Design } from './level-designs'
import { follow } from './progress'
import { replaceFile } from './save'
import { quantile } from './statistics'

const TABLE = 'src/games/cascade/levels/levels.json'
const PAGE = 'docs/cascade-levels.txt'

/** Measured agents, and their games on a whole share. */
const MEASURED = { random: 1000, greedy: 1000, lookahead: 500 } as const
type Measured = keyof typeof MEASURED

/** Games by which a goal's number and its stars are chosen, with other seeds than those that measure. */
const CHOOSING = 400
const STAR_GAMES = 200

/** Stars are for the swaps that suffice in such a share of an agent's passed games: three, and at least two. */
const STARS = [
  { agent: 'lookahead', share: 0.75 },
  { agent: 'greedy', share: 0.5 },
] as const

/** Points are rounded to this. */
const ROUND = 20
const MOST_STEPS = 1000

const usual = parseSettings({})
if (!usual.ok) throw new Error(usual.code)
const settingsOf = (agent: AgentName, seed: string): Settings => ({ ...usual.value, agent, seed })

/** The wanted pass rate of `greedy`, from easy to nearly never. */
const wantedRate = (index: number): number => 0.95 - (0.94 * index) / (DESIGNS.length - 1)

const goalOf = ({ wants }: Design, size: number): Goal =>
  wants === 'points'
    ? { points: ROUND * size }
    : { gems: wants.map(([kind, share]) => [kind, Math.max(1, Math.round(share * size))] as const) }

const levelOf = ({ wants: _, ...board }: Design, goal: Goal): CascadeLevel => ({ ...board, goal })

/** Finds the largest goal that `greedy` reaches at least as often as wanted, by bisection. */
function findGoal(design: Design, rate: number, games: number): Goal {
  const settings = settingsOf('greedy', 'choosing levels')
  let [least, most] = [1, MOST_STEPS]
  while (least < most) {
    const size = Math.ceil((least + most) / 2)
    const level = levelOf(design, goalOf(design, size))
    const passed = countPasses({ settings, level, games: [0, games] })
    if (passed >= rate * games) least = size
    else most = size - 1
  }
  return goalOf(design, least)
}

/** Returns the swaps that three and two stars allow. */
function findStarSwaps(level: CascadeLevel, games: number): readonly [number, number] {
  const [three = level.swaps, two = level.swaps] = STARS.map(({ agent, share }) => {
    const task = { settings: settingsOf(agent, 'choosing levels'), level }
    const used = playLevel({ ...task, games: [0, games] }).flatMap((swaps) => swaps ?? [])
    return quantile([...used, level.swaps], share)
  })
  const second = Math.min(Math.max(two, three + 1), level.swaps - 1)
  return [Math.min(three, second - 1), second]
}

function measure(level: CascadeLevel, share: number) {
  const passesOf = (agent: Measured) => {
    const games = Math.ceil(MEASURED[agent] * share)
    const task = { settings: settingsOf(agent, 'levels'), level, games: [0, games] as const }
    return { games, passed: countPasses(task) }
  }
  return {
    random: passesOf('random'),
    greedy: passesOf('greedy'),
    lookahead: passesOf('lookahead'),
  }
}

interface Row {
  readonly level: string
  readonly starSwaps: readonly [number, number]
  readonly passes: ReturnType<typeof measure>
}

function makeRow(design: Design, index: number, share: number): Row {
  const goal = findGoal(design, wantedRate(index), Math.ceil(CHOOSING * share))
  const level = levelOf(design, goal)
  const starSwaps = findStarSwaps(level, Math.ceil(STAR_GAMES * share))
  return { level: makeLevel(level), starSwaps, passes: measure(level, share) }
}

const rateOf = ({ passes: { greedy } }: Row): number => greedy.passed / greedy.games

function makeLine({ level, passes }: Row): string {
  const rates = Object.entries(passes).map(([agent, { games, passed }]) => {
    const [low, high] = wilsonInterval(passed, games).map((rate) => `${Math.round(100 * rate)}`)
    return `${agent} ${Math.round((100 * passed) / games)}% [${low}, ${high}]`
  })
  return `${level}  # ${rates.join(', ')}\n`
}

/** Rewrites the game's levels, and the list of their rates, which `--levels` reads. */
export function writeLevels(share: number): void {
  const designs = DESIGNS.map((design, index) => [design, index] as const)
  const rows = follow('levels', designs, designs.length, ([design, index]) =>
    makeRow(design, index, share),
  ).toSorted((a, b) => rateOf(b) - rateOf(a))
  replaceFile(TABLE, `${JSON.stringify(rows, undefined, 1)}\n`)
  const head = `# Cascade's ${rows.length} levels, with pass rates and 95% intervals (npm run study new-levels).\n`
  writeFileSync(PAGE, head + rows.map(makeLine).join(''))
}
