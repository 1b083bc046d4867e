import type { I18n, MessageDescriptor } from '@lingui/core'
import type { DeclaredGame } from '#src/define/define-game.ts'
import type { StorageProblem } from './database.ts'
import type { FileProblem } from './games-file.ts'
import type { RestoreOutcome, RestoreProblem } from './restore-games.ts'
import { gameOf, nameOfSaved, type SavedEntry } from './saved-games.ts'

/** Names a saved game, as "Link · Classic", or by its slot if the game is unknown. */
export function gameName(
  i18n: I18n,
  games: readonly DeclaredGame[],
  entry: SavedEntry,
  isUpright: boolean,
): string {
  const game = games.find(({ id }) => id === gameOf(entry.slot))
  if (!game) return entry.slot.slice(0, 40)
  return `${i18n._(game.title)} · ${nameOfSaved(i18n, game, entry, isUpright)}`
}

const SAVE_PROBLEMS: Readonly<Record<RestoreProblem, MessageDescriptor>> = {
  'unknown-game': /*i18n*/ { id: 'saved.unknown-game', message: 'There is no such game here.' },
  unloaded: /*i18n*/ {
    id: 'saved.unloaded',
    message: 'The rules of its game could not be loaded. Check the connection and try again.',
  },
  'not-a-save': /*i18n*/ { id: 'saved.not-a-save', message: 'It is damaged.' },
  'other-version': /*i18n*/ {
    id: 'saved.other-version',
    message: 'It was saved by another version of Pairwise.',
  },
  'other-game': /*i18n*/ { id: 'saved.other-game', message: 'It belongs to another game.' },
  'bad-options': /*i18n*/ { id: 'saved.bad-options', message: 'Its board cannot be read.' },
  'bad-move': /*i18n*/ {
    id: 'saved.bad-move',
    message: 'One of its moves does not fit the rules.',
  },
}

export const saveProblemText = (i18n: I18n, problem: RestoreProblem): string =>
  i18n._(SAVE_PROBLEMS[problem])

export function storeProblemText(i18n: I18n, problem: StorageProblem): string {
  switch (problem) {
    case 'full':
      return i18n._({
        id: 'saved.full',
        message: 'There is no room left in this browser, so nothing was changed.',
      })
    case 'forbidden':
    case 'silent':
    case 'unreadable':
      return i18n._({
        id: 'saved.forbidden',
        message: 'This browser’s saved games cannot be reached right now.',
      })
  }
}

export const NOT_JSON = /*i18n*/ {
  id: 'file.not-json',
  message: 'This file is not JSON, so nothing was changed.',
}

const NOT_HELD = /*i18n*/ {
  id: 'file.not-held',
  message:
    'This file has no {what, select, games {saved games} other {results}} from Pairwise, so nothing was changed.',
}

export const notHeld = (what: 'games' | 'results'): MessageDescriptor => ({
  ...NOT_HELD,
  values: { what },
})

const FILE_PROBLEMS: Readonly<Record<FileProblem, MessageDescriptor>> = {
  'too-large': /*i18n*/ {
    id: 'saved.too-large',
    message: 'This file is larger than 8 MB, so nothing was changed.',
  },
  'not-json': NOT_JSON,
  'not-games': notHeld('games'),
  'too-many': /*i18n*/ {
    id: 'saved.too-many',
    message: 'This file holds more than 100 games, so nothing was changed.',
  },
}

const isOfFile = (problem: FileProblem | StorageProblem): problem is FileProblem =>
  problem in FILE_PROBLEMS

export const fileProblemText = (i18n: I18n, problem: FileProblem | StorageProblem): string =>
  isOfFile(problem) ? i18n._(FILE_PROBLEMS[problem]) : storeProblemText(i18n, problem)

const OUTCOMES: Readonly<Record<RestoreOutcome, MessageDescriptor>> = {
  restored: /*i18n*/ {
    id: 'saved.outcome.restored',
    message: '{count, plural, one {# game restored.} other {# games restored.}}',
  },
  same: /*i18n*/ {
    id: 'saved.outcome.same',
    message: '{count, plural, one {# was there already.} other {# were there already.}}',
  },
  aside: /*i18n*/ {
    id: 'saved.outcome.aside',
    message: '{count} set aside, as before or because a newer or longer game is in progress.',
  },
}

export function outcomeText(i18n: I18n, outcome: RestoreOutcome, count: number): string {
  const { id, message = '' } = OUTCOMES[outcome]
  return i18n._(id, { count }, { message })
}

export const refusedText = (i18n: I18n, problem: RestoreProblem, count: number): string =>
  i18n._({
    id: 'saved.refused',
    message: '{count} not restored: {reason}',
    values: { count, reason: saveProblemText(i18n, problem) },
  })
