import { expect, type Locator, type Page } from '@playwright/test'
import { type Position, toIndex } from '#src/engine/grid.ts'
import { makeSave, playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { flowerCode, SIZE } from '#src/games/garden/rules/position.ts'
import { GOAL, rules } from '#src/games/garden/rules/rules.ts'
import { previewStep, stepsOf } from '#src/games/garden/rules/step.ts'
import type {
  GardenGame,
  GardenMove,
  GardenPosition,
  GardenStep,
} from '#src/games/garden/rules/types.ts'

/** The easy opponent answers at once. In this garden three tulips meet in the first corner. */
export const DEAL = '/#/garden?difficulty=easy&deal=1&seed=s644'

export const cellsOf = (page: Page): Locator => page.getByRole('grid').getByRole('button')

/** Locates the cell at a position, whatever its content. */
export const cellAt = (page: Page, { row, col }: Position): Locator =>
  page
    .getByRole('grid')
    .getByRole('button', { name: new RegExp(`, row ${row + 1}, column ${col + 1}(,|$)`) })

const FLOWERS = ['poppy', 'sunflower', 'bellflower', 'starflower', 'tulip', 'clover']

const WEED = flowerCode('ai', FLOWERS.length) + 1

/** Returns the code of a cell's content by its name. */
function codeOf(name: string): number {
  if (name === 'Weed') return WEED
  const colour = FLOWERS.findIndex((flower) => name.endsWith(` ${flower}`)) + 1
  if (colour === 0) return 0
  return flowerCode(name.startsWith('Your ') ? 'human' : 'ai', colour)
}

/** Parses the player's position from the cells' names and the score, once the garden is whole. */
export async function readGarden(page: Page): Promise<GardenPosition> {
  await expect(cellsOf(page)).toHaveCount(SIZE.rows * SIZE.cols)
  const cells = new Uint8Array(SIZE.rows * SIZE.cols)
  const buttons = page.locator('[role=grid] button')
  for (const text of await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel))) {
    const [, name = '', row, col] = /^(.+?), row (\d+), column (\d+)/.exec(text ?? '') ?? []
    cells[toIndex(SIZE, { row: Number(row) - 1, col: Number(col) - 1 })] = codeOf(name)
  }
  const score = await page.getByRole('region', { name: 'You' }).innerText()
  const human = Number(/(\d) free slide/.exec(score)?.[1])
  return {
    cells,
    turn: 'human',
    points: { human: 0, ai: 0 },
    slides: { human, ai: 0 },
    goal: GOAL,
  }
}

/** Returns the step with the most points; a free slide where nothing can be cleared. */
export function greediest(position: GardenPosition): GardenStep {
  const [best] = [...stepsOf(position, position.turn)].sort(
    (a, b) => pointsOf(position, b) - pointsOf(position, a),
  )
  if (!best) throw new Error('The player cannot move')
  return best
}

function pointsOf(position: GardenPosition, step: GardenStep): number {
  const effect = previewStep(position, step)
  return effect.ok && effect.value.type === 'clear' ? effect.value.points : -1
}

/** Locates the prompt of the player's turn. */
export const yourTurn = (page: Page): Locator => page.getByText(/^(Your turn:|First to) /)

export const endOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: /You win!|\w+ wins!|It’s a draw!/ })

/** Plays a whole game greedily with the given input method; returns the number of steps. */
export async function playOut(
  page: Page,
  take: (step: GardenStep) => Promise<void>,
): Promise<number> {
  for (let moves = 0; ; moves++) {
    await yourTurn(page).or(endOf(page)).first().waitFor()
    if (await endOf(page).isVisible()) return moves
    await take(greediest(await readGarden(page)))
  }
}

const EASY = { difficulty: 'easy', deal: 1 } as const

/** Returns the position that a seed deals on the easy level. */
export const dealtIn = (seed: string): GardenPosition => rules.deal(EASY, seed).position

const steps = (session: Session<GardenGame>) => [...rules.legalMoves(stateOf(session))]

function play(session: Session<GardenGame>, move: GardenMove): Session<GardenGame> {
  const played = playMove(rules, session, move, 0)
  if (!played.ok) throw new Error(played.code)
  return played.state
}

/** Finds a game on the easy level that the player's next move wins, or the last of so many, and that move. */
export function almostWon(seed = 's644', moves = 1) {
  let session = startSession(rules, EASY, seed)
  const turns: Session<GardenGame>[] = []
  for (;;) {
    const { position } = stateOf(session)
    const worth = (move: GardenMove) => (move.type === 'move' ? pointsOf(position, move) : -1)
    const [best, ...others] = steps(session).toSorted((a, b) => worth(b) - worth(a))
    const move = position.turn === 'human' ? best : (others.at(-1) ?? best)
    if (move?.type !== 'move') throw new Error('There is no move')
    if (position.turn === 'human') turns.push(session)
    const next = play(session, move)
    const outcome = rules.outcome(stateOf(next))
    if (outcome?.result === 'won' && position.turn === 'human')
      return { save: makeSave(rules, turns.at(-moves) ?? session, 0), move }
    if (outcome) throw new Error(`The game is ${outcome.result}`)
    session = next
  }
}
