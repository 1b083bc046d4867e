import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeCheckedLink } from '#src/engine/game-code.ts'
import type { LinkedCode } from '#src/engine/link-code.ts'
import { type Assists, type Session, startSession, stoppedAt } from '#src/engine/session.ts'
import { codeMove as cascadeCode } from '#src/games/cascade/rules/code.ts'
import { rules as cascade } from '#src/games/cascade/rules/rules.ts'
import { codeMove as gardenCode } from '#src/games/garden/rules/code.ts'
import { rules as garden } from '#src/games/garden/rules/rules.ts'
import { fieldsOf } from '#src/games/link/choice.ts'
import { codeMove as linkCode } from '#src/games/link/rules/code.ts'
import { rules as link } from '#src/games/link/rules/rules.ts'
import { codeMove as patchesCode } from '#src/games/patches/rules/code.ts'
import { rules as patches } from '#src/games/patches/rules/rules.ts'
import { type Coded, type CodedGame, linkOf, played, readLink } from '../support/link-of'

const LINK = { rules: link, codeMove: linkCode, fields: fieldsOf }

/** A link, and all that it says; `seed` is `s` and `use` is `g` unless said. */
interface Literal<G extends CodedGame> {
  readonly name: string
  readonly link: string
  readonly options: G['Options']
  readonly seed?: string
  readonly use?: LinkedCode['use']
  readonly moves?: readonly G['Move'][]
  /** Milliseconds at which each move was made; left out for a code without times. */
  readonly times?: readonly number[]
  /** Help taken until each move, and in the end. */
  readonly helped?: readonly Assists[]
  /** Milliseconds of the whole game. */
  readonly ms?: number
}

/** Never written by a test: a code never changes its meaning. */
const LITERALS = readFileSync('tests/engine/codes/literal.jsonl', 'utf8').trim().split('\n')

function sessionOf<G extends CodedGame>({ rules }: Coded<G>, literal: Literal<G>): Session<G> {
  const { options, seed = 's', moves = [], times, helped = [], ms = 0 } = literal
  const { past, ...begun } = played(rules, { options, seed }, moves)
  const clockAt = (index: number) =>
    times && { ms: times[index] ?? 0, assists: helped[index] ?? {} }
  return {
    ...begun,
    past: past.map(({ move, state, events }, index) => ({
      move,
      state,
      events,
      ...clockAt(index),
    })),
    stopwatch: stoppedAt(ms),
    assists: helped.at(-1) ?? {},
  }
}

/** Writes and reads the literal links of a game. */
function testLiterals<G extends CodedGame>(coded: Coded<G>): void {
  const own = LITERALS.map((line): Literal<G> => JSON.parse(line)).filter(({ link }) =>
    link.startsWith(`${coded.rules.id}?`),
  )
  test.each(own)(`${coded.rules.id}, $name: $link`, (literal) => {
    const session = sessionOf(coded, literal)
    expect(linkOf(coded, session, literal.use)).toBe(literal.link)
    expect(readLink(coded, literal.link)).toEqual({ ok: true, value: session })
  })
}

testLiterals(LINK)
testLiterals({ rules: patches, codeMove: patchesCode })
testLiterals({ rules: garden, codeMove: gardenCode })
testLiterals({ rules: cascade, codeMove: cascadeCode })

test('a link whose checksum was left out is read', () => {
  expect(readLink(LINK, 'link?level=novice&seed=s&g=BPJdVAB')).toMatchObject({ ok: true })
})

test('the link of a board alone has its checksum', () => {
  expect(makeCheckedLink('link?level=novice&seed=s')).toBe('link?c=vGat&level=novice&seed=s')
})

test.each([
  ['a code that was cut off', 'link?c=NP9n&level=novice&seed=s', 'cut'],
  ['another board', 'link?c=NP9n&level=normal&seed=s&g=BPJdVAB', 'changed'],
  ['another board, cut off', 'link?c=NP9n&level=normal&seed=s', 'changed'],
  ['another version', 'link?c=NP9n&level=novice&seed=s&g=CPJdVAB', 'other-code'],
  ['another digit', 'link?c=NP9n&level=novice&seed=s&g=BPJdVAC', 'bad-code'],
  ['what is no digit', 'link?c=NP9n&level=novice&seed=s&g=BtKu7A!', 'bad-code'],
  ['what is no digit at first', 'link?c=NP9n&level=novice&seed=s&g=BSheo!A', 'bad-code'],
  ['a digit too many', 'link?c=NP9n&level=novice&seed=s&g=BbhKYABAAB', 'bad-code'],
  ['more moves than a save has', 'link?c=NP9n&level=novice&seed=s&g=BD0f_h1hD', 'bad-code'],
  ['help without a name', 'link?c=NP9n&level=novice&seed=s&g=BhhCvABOG', 'bad-code'],
  ['help in capitals', 'link?c=NP9n&level=novice&seed=s&g=Bk3eZABufFC', 'bad-code'],
  [
    'help that every object has',
    'link?c=NP9n&level=novice&seed=s&g=BB-kMABeOBxRKD_GmBsHq_',
    'bad-code',
  ],
  [
    'a fourteenth name spelled out',
    'link?c=NP9n&level=novice&seed=s&g=B4Hx9ABucHBP4HiNS4arJ1LgW1FH7a8wtH5Y_9mvRqOwHW_Z1fHgFG',
    'bad-code',
  ],
  [
    'a shuffle without net',
    'link?c=nDda&level=literal&board=AABB&net=false&seed=s&g=BISRWBAqzr',
    'bad-code',
  ],
  ['a shuffle without seed', 'link?c=idsn&level=literal&board=AABB&seed=s&g=BG2HHBAK', 'bad-code'],
])('%s is refused: %s', (_, text, code) => {
  expect(readLink(LINK, text)).toMatchObject({ ok: false, code })
})

test.each([
  ['100,000 moves, none of which is there', 'BV1ung1hD', 'There is nothing to choose from'],
  ['100,001 moves', 'BD0f_h1hD', 'There are too many moves'],
])('%s: %s says %s', (_, code, detail) => {
  const read = readLink(LINK, `link?c=NP9n&level=novice&seed=s&g=${code}`)
  expect(read).toMatchObject({ code: 'bad-code', detail: expect.stringContaining(detail) })
})

test('help is taken a thousand times between two moves, and no more', () => {
  const begun = startSession(link, { level: 'novice', gravity: 'none', layout: 'even' }, 's')
  const helped = (assists: Assists) => linkOf(LINK, { ...begun, assists })
  const read = readLink(LINK, helped({ hint: 999, undo: 1 }))
  expect(read).toMatchObject({ ok: true, value: { assists: { hint: 999, undo: 1 } } })
  expect(() => helped({ hint: 1_000, undo: 1 })).toThrow('There is too much help')
})
