import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

/** What a game declares. Its bound may only fall. */
const MOST_MEMBERS = 110
const DECLARED =
  'Choices DialogTool EndTexts GameParts GameSettings Judgement Rules Screen ScreenFeedback ScreenResults ScreenRoute ScreenStore ScreenView ScreenWorker Story Tell Tools Turn'

/** Abilities: a game has one whole or not at all. Each counts as the one member that has it. */
const ABILITIES =
  'Lesson Opponents ScreenByLink ScreenGrade ScreenOpening ScreenOpponent ScreenPictures ScreenSeats'

/** What a page and its game pass to each other, and types of both. */
const PASSED =
  'Announced AnyChoice CellProps DeclaredGame Definition Effects Emitted Finale GameResult GameTypes Judging Notes Opened Outcome OwnProblems PlayTypes Played Playing PlayingBoard Refusal Route Routed RuleShown SessionActions SessionApi SessionFields Star Stat Telling Told TurnCell'

type Member = ESTree.TSPropertySignature | ESTree.TSMethodSignature

const isMember = ({ type }: ESTree.TSSignature): boolean =>
  type === 'TSPropertySignature' || type === 'TSMethodSignature'

/** Reads the members of each interface, by its name. */
function readInterfaces(path: string): readonly (readonly [string, readonly Member[]])[] {
  const found: (readonly [string, readonly Member[]])[] = []
  const visitor = new Visitor({
    TSInterfaceDeclaration: ({ id, body }) =>
      found.push([id.name, body.body.filter((node): node is Member => isMember(node))]),
  })
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return found
}

const interfaces = new Map(
  ['src/engine/rules.ts', ...readdirSync('src/define').map((name) => `src/define/${name}`)].flatMap(
    readInterfaces,
  ),
)

const membersOf = (names: string): readonly Member[] =>
  names.split(' ').flatMap((name) => interfaces.get(name) ?? [])

const nameOf = ({ key }: Member): string => ('name' in key ? String(key.name) : key.type)

/** Members of groups that are written where they are used. */
const groupedIn = (member: Member): readonly Member[] => {
  const type = member.type === 'TSPropertySignature' && member.typeAnnotation?.typeAnnotation
  return type && type.type === 'TSTypeLiteral'
    ? type.members.filter((node): node is Member => isMember(node))
    : []
}

const declared = membersOf(DECLARED)

test(`a game declares ${declared.length} members, at most ${MOST_MEMBERS}`, () => {
  expect(declared.length).toBeLessThanOrEqual(MOST_MEMBERS)
})

test('a game has an ability whole or not at all', () => {
  const grouped = membersOf(DECLARED)
    .filter((member) => member.optional)
    .flatMap(groupedIn)
  const halves = [...membersOf(ABILITIES), ...grouped].filter((member) => member.optional)
  expect(halves.map(nameOf)).toEqual([])
})

test('a type of the contract is declared, an ability, or passed', () => {
  const known = new Set([DECLARED, ABILITIES, PASSED].flatMap((names) => names.split(' ')))
  expect([...interfaces.keys()].filter((name) => !known.has(name))).toEqual([])
})
