import type { I18n } from '@lingui/core'
import type { StorageProblem } from '../play/database'
import type { GamesFileProblem } from '../play/parse-games-file'
import type { RestoreOutcome } from '../play/restore-games'
import { choiceOf, gameOf, type SavedEntry } from '../play/saved-entry'
import { GAMES } from './games'
import type { GameProblem } from './restore-saved'

/** A saved game by name: "Link · Classic", or its slot where no game is known by it. */
export function gameName(i18n: I18n, entry: SavedEntry, isUpright: boolean): string {
  const game = GAMES.find(({ id }) => id === gameOf(entry.slot))
  if (!game) return entry.slot.slice(0, 40)
  return `${i18n._(game.title)} · ${game.choiceName(i18n, choiceOf(entry), isUpright)}`
}

export function saveProblemText(i18n: I18n, problem: GameProblem): string {
  switch (problem) {
    case 'unknown-game':
      return i18n._({ id: 'saved.unknown-game', message: 'There is no such game here.' })
    case 'unloaded':
      return i18n._({
        id: 'saved.unloaded',
        message: 'The rules of its game could not be loaded. Check the connection and try again.',
      })
    case 'not-a-save':
      return i18n._({ id: 'saved.not-a-save', message: 'It is damaged.' })
    case 'other-version':
      return i18n._({
        id: 'saved.other-version',
        message: 'It was saved by another version of Pairwise.',
      })
    case 'other-game':
      return i18n._({ id: 'saved.other-game', message: 'It belongs to another game.' })
    case 'bad-options':
      return i18n._({ id: 'saved.bad-options', message: 'Its board cannot be read.' })
    case 'bad-move':
      return i18n._({
        id: 'saved.bad-move',
        message: 'One of its moves does not fit the rules.',
      })
  }
}

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

export const notHeldText = (i18n: I18n, what: 'games' | 'results'): string =>
  i18n._({
    id: 'file.not-held',
    message:
      'This file has no {what, select, games {saved games} other {results}} from Pairwise, so nothing was changed.',
    values: { what },
  })

export function fileProblemText(i18n: I18n, problem: GamesFileProblem): string {
  switch (problem) {
    case 'too-large':
      return i18n._({
        id: 'saved.too-large',
        message: 'This file is larger than 8 MB, so nothing was changed.',
      })
    case 'not-json':
      return i18n._(NOT_JSON)
    case 'not-games':
      return notHeldText(i18n, 'games')
    case 'too-many':
      return i18n._({
        id: 'saved.too-many',
        message: 'This file holds more than 100 games, so nothing was changed.',
      })
  }
}

/** What came of so many games of a file. */
export function outcomeText(i18n: I18n, outcome: RestoreOutcome, count: number): string {
  const values = { count }
  switch (outcome) {
    case 'restored':
      return i18n._({
        id: 'saved.outcome.restored',
        message: '{count, plural, one {# game restored.} other {# games restored.}}',
        values,
      })
    case 'same':
      return i18n._({
        id: 'saved.outcome.same',
        message: '{count, plural, one {# was there already.} other {# were there already.}}',
        values,
      })
    case 'aside':
      return i18n._({
        id: 'saved.outcome.aside',
        message:
          '{count, plural, other {# set aside, as before or because a newer or longer game is in progress.}}',
        values,
      })
  }
}

/** That so many games of a file were not restored, and why. */
export const refusedText = (i18n: I18n, problem: GameProblem, count: number): string =>
  i18n._({
    id: 'saved.refused',
    message: '{count, plural, other {# not restored: {reason}}}',
    values: { count, reason: saveProblemText(i18n, problem) },
  })
