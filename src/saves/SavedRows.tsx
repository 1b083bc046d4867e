import { Trans, useLingui } from '@lingui/react'
import { type ComponentProps, useId } from 'react'
import { useUpright } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { LinkButton } from '#src/ui/kit/LinkButton.tsx'
import { downloadGames } from './games-file.ts'
import { type CheckedSave, useSaveCheck } from './restore-saved.ts'
import styles from './SavedGames.module.css'
import type { SavedEntry } from './saved-entry.ts'
import { gameName, saveProblemText } from './saved-texts.ts'

interface RowProps {
  entry: SavedEntry
  onDelete: (entry: SavedEntry) => void
}

export function GameRow({ entry, onDelete }: RowProps) {
  const [nameId, resumeId] = [useId(), useId()]
  const { record } = entry
  if (!record) return null
  return (
    <Card as="li" className={styles.row}>
      <p>
        <Name id={nameId} entry={entry} />
        <span className={styles.about}>
          {Number.isFinite(record.left) && (
            <>
              <Trans id="saved.left" message="{left} left" values={{ left: record.left }} />
              {' · '}
            </>
          )}
          <When at={record.at} />
        </span>
      </p>
      <LinkButton id={resumeId} href={record.href} aria-labelledby={`${resumeId} ${nameId}`}>
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
  const check = useSaveCheck(entry)
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
  const isUpright = useUpright()
  return <strong id={id}>{gameName(i18n, entry, isUpright)}</strong>
}

function Reason({ check }: { check: CheckedSave | undefined }) {
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
