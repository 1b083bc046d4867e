import { Trans, useLingui } from '@lingui/react'
import { type ComponentProps, useEffect, useId, useState } from 'react'
import { useGames } from '#src/define/define-game.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { downloadGames } from './games-file.ts'
import { checkSaved, type RestoreProblem } from './restore-games.ts'
import styles from './SavedRow.module.css'
import type { SavedEntry } from './saved-games.ts'
import { gameName, saveProblemText } from './saved-texts.ts'

interface RowProps {
  entry: SavedEntry
  onDelete: (entry: SavedEntry) => void
}

export function GameRow({ entry, onDelete }: RowProps) {
  const [nameId, resumeId] = [useId(), useId()]
  const { game } = entry
  if (!game) return null
  return (
    <Card as="li" className={styles.row}>
      <p>
        <Name id={nameId} entry={entry} />
        <span className={styles.about}>
          {Number.isFinite(game.left) && (
            <>
              <Trans id="saved.left" message="{left} left" values={{ left: game.left }} />
              {' · '}
            </>
          )}
          <When at={game.at} />
        </span>
      </p>
      <LinkButton id={resumeId} href={game.href} aria-labelledby={`${resumeId} ${nameId}`}>
        <Trans id="tool.resume" message="Resume" />
      </LinkButton>
      <DeleteButton nameId={nameId} onClick={() => onDelete(entry)} />
    </Card>
  )
}

export function AsideRow({
  entry,
  onRestore,
  onDelete,
}: RowProps & { onRestore: RowProps['onDelete'] }) {
  const nameId = useId()
  const check = useCheck(entry)
  return (
    <Card as="li" className={styles.row}>
      <p>
        <Name id={nameId} entry={entry} />
        <span className={styles.about}>
          <When at={entry.asideAt ?? 0} /> <Reason check={check} />
        </span>
      </p>
      <RowButton nameId={nameId} onClick={() => onRestore(entry)}>
        <Trans id="saved.restore" message="Restore" />
      </RowButton>
      <RowButton nameId={nameId} onClick={() => downloadGames([entry])}>
        <Trans id="saved.download" message="Download" />
      </RowButton>
      <DeleteButton nameId={nameId} onClick={() => onDelete(entry)} />
    </Card>
  )
}

function Name({ id, entry }: { id: string; entry: SavedEntry }) {
  const { i18n } = useLingui()
  const games = useGames()
  const isUpright = useUpright()
  return <strong id={id}>{gameName(i18n, games, entry, isUpright)}</strong>
}

/** The problem of a save that was checked, `undefined` for a valid one. */
interface Checked {
  readonly problem: RestoreProblem | undefined
}

/** Validates a saved game; `undefined` while its rules are being loaded. */
function useCheck(entry: SavedEntry): Checked | undefined {
  const games = useGames()
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    let isCurrent = true
    void checkSaved(games, entry).then((problem) => isCurrent && setChecked({ problem }))
    return () => {
      isCurrent = false
    }
  }, [games, entry])
  return checked
}

function Reason({ check }: { check: Checked | undefined }) {
  const { i18n } = useLingui()
  if (!check) return null
  return (
    <span className={styles.reason}>
      {check.problem ? (
        saveProblemText(i18n, check.problem)
      ) : (
        <Trans id="saved.aside.good" message="It can be restored." />
      )}
    </span>
  )
}

function When({ at }: { at: number }) {
  const { i18n } = useLingui()
  const date = new Date(at)
  // A damaged save may have no valid date.
  if (at <= 0 || Number.isNaN(date.getTime())) return '–'
  return (
    <time dateTime={date.toISOString()}>
      {date.toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}

interface RowButtonProps extends ComponentProps<typeof Button> {
  /** The id of the element that names the game. */
  nameId: string
}

function DeleteButton(props: RowButtonProps) {
  return (
    <RowButton {...props}>
      <Trans id="saved.delete" message="Delete" />
    </RowButton>
  )
}

/** A button labelled with its text and the game's name, for screen readers that list buttons. */
function RowButton({ nameId, ...props }: RowButtonProps) {
  const id = useId()
  return <Button id={id} aria-labelledby={`${id} ${nameId}`} {...props} />
}
