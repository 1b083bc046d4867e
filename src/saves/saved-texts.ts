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

/** Says why a file was refused. Names of a message's cases have no hyphens. */
export const fileText = (i18n: I18n, problem: FileProblem | 'not-results'): string =>
  i18n._({
    id: 'file.refused',
    message:
      'This file {problem, select, not_json {is not JSON} too_large {is larger than 8 MB} too_many {holds more than 100 games} not_games {has no saved games from Pairwise} other {has no results from Pairwise}}, so nothing was changed.',
    values: { problem: problem.replace('-', '_') },
  })

export function restoreText(i18n: I18n, problem: FileProblem | StorageProblem): string {
  switch (problem) {
    case 'full':
    case 'forbidden':
    case 'silent':
    case 'unreadable':
      return storeProblemText(i18n, problem)
    case 'too-large':
    case 'too-many':
    case 'not-json':
    case 'not-games':
      return fileText(i18n, problem)
  }
}

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
