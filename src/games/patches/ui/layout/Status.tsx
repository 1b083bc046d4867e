import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { Face } from '#src/opponents/Face.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { pointsText, thinkingText, WATCHING } from '#src/ui/names.ts'
import { usePainted } from '#src/ui/painted.ts'
import { capturedOn, verdictOn } from '../../rules/board.ts'
import { canMatch } from '../../rules/claim.ts'
import type { Tile } from '../../rules/tile.ts'
import {
  type Board,
  isForTwo,
  type PatchesOptions,
  type PatchesState,
  PLAYERS,
  type Player,
  type Replay,
} from '../../rules/types.ts'
import { usePatchesSetting } from '../../settings.ts'
import {
  canChoose,
  previewOf,
  seatIn,
  tileInHand,
  tilesIn,
  turnIn,
  usePlaying,
  useShown,
} from '../../store.ts'
import {
  endText,
  playerName,
  playerValues,
  previewText,
  refusalText,
  tileName,
} from '../../texts.ts'
import type { PatchesStore } from '../../types.ts'
import { Token } from '../Face.tsx'
import styles from './Status.module.css'

const Odds = lazy(() => import('../Odds.tsx'), { when: 'idle' })

/** The score, as cells towards those that win, before points; and what to do next. */
export function Status() {
  return (
    <div className={styles.status}>
      <ul className={styles.score}>
        {PLAYERS.map((player) => (
          <Side key={player} player={player} />
        ))}
      </ul>
      <Prompt />
    </div>
  )
}

function Side({ player }: { player: Player }) {
  const { i18n } = useLingui()
  const shown = useShown()
  const state = stateOf(shown)
  const cells = capturedOn(state.board)[player]
  const { goal } = goalOn(state.board)
  const points = state.points[player]
  const { level } = shown.options
  return (
    <li data-player={player} style={{ '--cells': cells, '--goal': goal }}>
      <span className={styles.face}>
        <Token player={player} />
        {player === 'opponent' && level !== 'friend' && <Face strength={level} />}
      </span>
      <span>{playerName(i18n, player, shown.options)}</span>
      <b>
        {i18n._({
          id: 'patches.score.cells',
          message: '{cells} / {goal, plural, one {# cell} other {# cells}}',
          values: { cells, goal: Math.max(cells, goal) },
        })}
      </b>
      <small>{pointsText(i18n, points)}</small>
    </li>
  )
}

/** The cells of a board, and how many of them win. */
const goalOn = ({ cells }: Board) => ({
  cells: cells.length,
  goal: Math.floor(cells.length / 2) + 1,
})

/** Says what to do next, previews the placement, and names the winner once the last tokens have flipped. */
function Prompt() {
  const { i18n } = useLingui()
  const playing = usePlaying()
  // A click does not wait for words.
  const store = usePainted(playing.store, (now) => now)
  const shown = usePainted(playing.playback, (now) => now.shown)
  const verdict = verdictOn(stateOf(shown ?? store.session))
  const isOver = stateOf(store.session).phase.type === 'over'
  const { options } = store.session
  const hasOdds = usePatchesSetting('odds') && !isOver && !isForTwo(options)
  const text = isOver ? verdict && endText(i18n, verdict, options) : askingText(i18n, store)
  return (
    <p className={styles.prompt}>
      {text}
      {hasOdds && <Odds />}
    </p>
  )
}

function askingText(i18n: I18n, store: PatchesStore): string {
  if (store.mode === 'replay') return i18n._(WATCHING)
  const { options } = store.session
  const seat = seatIn(store)
  // The curtain says who is next.
  if (!seat) return ''
  if (turnIn(store) === 'opponent' && !canChoose(store))
    return thinkingText(i18n, playerName(i18n, 'opponent', options))
  const { phase, board } = stateOf(store.session)
  if (store.refusal) return refusalText(i18n, store.refusal, board, seat)
  const found = previewOf(store)
  if (found) return previewText(i18n, phase, found, true)
  return phase.type === 'replay' ? replayText(i18n, phase, options) : choosingText(i18n, store)
}

function replayText(i18n: I18n, replay: Replay, options: PatchesOptions): string {
  const { player, name } = playerValues(i18n, replay.player, options)
  return i18n._({
    id: 'patches.ask.replay',
    message:
      '{player, select, friend {{name}: choose another cell for {tile}.} other {Choose another cell for your {tile}.}}',
    values: { player, name, tile: tileName(i18n, replay.tile) },
  })
}

function choosingText(i18n: I18n, store: PatchesStore): string {
  const state = stateOf(store.session)
  const tile = tileInHand(store)
  const chance = chanceOf(state, tile ? [tile] : tilesIn(store))
  return chance === 'opening' && !tile
    ? i18n._({
        id: 'patches.ask.opening',
        message:
          '{goal} of {cells} cells win; points only break a tie. Choose a tile for the cell with the dot.',
        values: goalOn(state.board),
      })
    : i18n._({
        id: 'patches.ask',
        message:
          '{chance, select, none {No match is possible {missing, select, cell {with this tile} other {now}}. } first {A match is a shared colour, shape or number: both cells are yours. } other {}}{missing, select, cell {Choose a cell with a dot} other {Choose a tile}}.',
        values: { missing: tile ? 'cell' : 'tile', chance },
      })
}

/** Tells what tiles could match: nothing in the opening and at times later, and then something for the first time. */
function chanceOf({ phase, board, points }: PatchesState, tiles: readonly Tile[]) {
  if (phase.type === 'opening') return 'opening'
  if (!canMatch(board, tiles)) return 'none'
  return points.user + points.opponent > 0 ? 'any' : 'first'
}
