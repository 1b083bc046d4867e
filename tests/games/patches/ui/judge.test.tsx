// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { judgeChoice, judgeMoves, oddsAt } from '#src/games/patches/ai/judge.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import type { PatchesGame, PatchesMove } from '#src/games/patches/rules/types.ts'
import { screen as patches } from '#src/games/patches/screen.tsx'
import type { Patches } from '#src/games/patches/types.ts'
import { judge } from '#src/games/patches/ui/judge.ts'
import { oddsText } from '#src/games/patches/ui/reasons.ts'
import { openSession, renderPlaying } from '../../../support/playing'
import { placementOf, replay, round, tableOf } from '../rules/playing'

// Queries by role are slow.
vi.setConfig({ testTimeout: 15_000 })

/** Blue triangle 3 captures five cells in the middle, and wins. */
const DECISIVE = `
  U   U   U   U
  .   bc1 O   O
  yt4 .   rs3 O
  .   gt2 O   O`

const onPage: Patches['Worker'] = {
  decide: async () => expect.fail('The opponent is not asked'),
  judge: async (moves, level, report) => judgeMoves(moves, level, report),
  judgeChoice: async (view, made) => judgeChoice(view, made),
  odds: async (view, level, made) => oddsAt(view, level, made),
  end: () => {},
}

function play(moves: readonly PatchesMove[]): Session<PatchesGame> {
  const dealt = tableOf('bt3 rh1', 'gh4 gh3', DECISIVE)
  const options = { board: 'small', level: 'easy', deal: 1 } as const
  const session = { ...startSession(rules, options, 'seed'), dealt }
  return moves.reduce<Session<PatchesGame>>((before, move) => {
    const played = playMove(rules, before, move, 0)
    if (!played.ok) throw new Error(played.code)
    return played.state
  }, session)
}

const BEST = round('bt3 2,1', 'gh4 3,0')
/** The opponent wins by a cell. */
const LOST = play([round('rh1 2,1', 'gh4 3,0'), round('bt3 1,0', 'gh3 1,0')])

const { signal } = new AbortController()

async function judgementsOf(session: Session<PatchesGame>, worker = onPage) {
  const reported: number[] = []
  const found = await judge(worker, session, (done) => reported.push(done), signal)
  return { found, reported }
}

describe('a game of Patches is judged', () => {
  test('with a lesson for a choice that cost much, whose answer is not in its question', async () => {
    const { found, reported } = await judgementsOf(LOST)
    const [{ cost = 0, lesson } = {}] = found
    expect(reported).toEqual([0.5, 1])
    expect(cost).toBeGreaterThan(0.15)
    expect(lesson?.best).toEqual(BEST)
    expect(lesson?.ask(i18n)).not.toMatch(/triangle|row/)
    const named =
      'Best: Blue triangle three, row 3, column 2. It matches 4 tiles, with strength 14. '
    expect(lesson?.why(i18n).startsWith(named)).toBe(true)
    expect(lesson?.why(i18n)).toContain('Against what Clover played, it captures 5 cells')
    expect(lesson?.why(i18n)).toMatch(/It ends the game, and you win\.$/)
  })

  test('without one for a choice that cost little', async () => {
    const { found } = await judgementsOf(play([BEST]))
    const [{ cost = 1, lesson } = {}] = found
    expect(cost).toBeLessThan(0.03)
    expect(lesson).toBeUndefined()
  })

  test('by lessons that accept what gives nothing away', async () => {
    const { found } = await judgementsOf(LOST)
    const isGood = (move: PatchesMove) => found[0]?.lesson?.isGood(move, signal)
    expect(await isGood(BEST)).toBe(true)
    expect(await isGood(round('rh1 1,0', 'gh4 3,0'))).toBe(false)
  })

  test('with the odds of the opponent’s choice, which name none of its tiles', async () => {
    const { found } = await judgementsOf(LOST)
    const note = found[0]?.note?.(i18n)
    // Easy plays any of six placements in 70 % of its turns, else one of the three strongest.
    expect(note).toMatch(/Clover chose this with a probability of 22%/)
    expect(note).toMatch(/^By what you saw, this choice took your chances from \d+% to \d+%\. /)
    expect(note).not.toMatch(/hexagon|circle|square/)
  })

  test.each([
    ['named where the choice cost much', LOST, true],
    ['left out where it cost little', play([BEST]), false],
  ])('with a better choice %s', async (_, session, isNamed) => {
    const note = (await judgementsOf(session)).found[0]?.note?.(i18n)
    const named =
      'Best: Blue triangle three, row 3, column 2. It matches 4 tiles, with strength 14.'
    expect(note?.includes(named)).toBe(isNamed)
  })

  test('with the share that the graph shows, where the reply changed it', async () => {
    const [{ value = 0, note } = {}] = (await judgementsOf(LOST)).found
    expect(note?.(i18n)).toContain(`After the round they were ${Math.round(100 * value)}%.`)
  })

  test.each([
    ['one sure choice', 1, [1, 0, 0], '100%.'],
    ['equal choices', 1 / 6, [1 / 6, 1 / 6, 1 / 6], '17%; no choice was likelier.'],
    ['an unlikely choice', 0.2, [0.795, 0.2, 0.005], '20%; their likeliest choices had 80%, 20%.'],
  ])('with odds of %s', (_, made, likeliest, said) => {
    const text = `Hazel chose this with a probability of ${said}`
    expect(oddsText(i18n, { made, likeliest }, 'Hazel')).toBe(text)
  })

  test.each([
    ['bad luck', 0.6, /Unlucky/],
    ['no luck in a game that was lost before', 0.05, /^(?!.*Unlucky)/],
  ])('with %s', async (_, share, said) => {
    const choice = { best: placementOf('bt3 2,1'), bestShare: share, share, reasons: [] }
    const judged = [{ choice, luck: [{ type: 'unlucky' }] } as const]
    const { found } = await judgementsOf(LOST, { ...onPage, judge: async () => judged })
    expect(found[0]?.note?.(i18n)).toMatch(said)
  })

  test('with nothing said of where the opponent played after a collision', async () => {
    // The cell is in the user's half, so that the opponent chooses another one.
    const session = play([round('rh1 2,1', 'gh4 2,1'), replay('3,0')])
    const [, last] = (await judgementsOf(session)).found
    expect(last?.cost).toBe(0)
    expect(last?.note?.(i18n) ?? '').toBe('')
  })
})

test('a lost round is played again against what the opponent placed', async () => {
  const { user, store } = renderPlaying(openSession(patches, { session: LOST }, onPage))
  act(() => store.getState().show({ type: 'lessons' }))
  expect(await screen.findByText(/Find a better one/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Blue triangle three' }))
  await user.click(screen.getByRole('button', { name: 'Open cell, row 3, column 2' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(/^Yes, that is good/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Why?' }))
  expect(screen.getByText(/captures 5 cells/)).toBeDefined()
  expect(stateOf(store.getState().session)).toEqual(stateOf(LOST))
})
