import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useBoardName, useOpenPage } from '#src/define/context.ts'
import { stateOf } from '#src/engine/session.ts'
import { assistsText } from '#src/results/assists.ts'
import { Chips } from '#src/ui/form/Chips.tsx'
import { CloseButton } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { ProgressDialog } from '#src/ui/load/Progress.tsx'
import type { ShareOutcome } from '#src/ui/send.ts'
import { RACE } from '#src/ui/words.ts'
import { type Links, useLinks } from './links.ts'
import { QrCode } from './QrCode.tsx'
import styles from './ShareGame.module.css'
import { CopyOrShare, useSending } from './sending.tsx'
import { makeCaption, makeSharedText, resultOf } from './shared-text.ts'

const KINDS = ['game', 'race', 'board', 'position'] as const

type Kind = (typeof KINDS)[number]

const NAMES: Readonly<Record<Kind, MessageDescriptor>> = {
  game: /*i18n*/ { id: 'share.game', message: 'Game' },
  race: RACE,
  board: /*i18n*/ { id: 'share.board', message: 'Board' },
  position: /*i18n*/ { id: 'share.position', message: 'Position' },
}

/** A longer link makes a code that phones hardly read from a screen. */
const MAX_SCANNED = 800

interface ShareGameProps {
  onClose: () => void
}

/** A game, its board or its position, as a text to share or copy, a code to scan, and a picture. */
export default function ShareGame({ onClose }: ShareGameProps) {
  const links = useLinks()
  return links ? <Shared links={links} onClose={onClose} /> : <ProgressDialog onClose={onClose} />
}

interface SharedProps extends ShareGameProps {
  links: Links
}

function Shared({ links, onClose }: SharedProps) {
  const { i18n } = useLingui()
  const [kind, choose] = useState<Kind>(links.game ? 'game' : 'board')
  const { kinds, text, link, picture } = useShared(kind, links)
  const field = useRef<HTMLTextAreaElement>(null)
  const { send, status } = useSending(text)
  const sendText = async (sending: Promise<ShareOutcome>) => {
    if (await send(sending)) field.current?.focus()
  }
  return (
    <Dialog
      title={i18n._(TOOLS.share[0])}
      onClose={onClose}
      actions={
        <>
          {status}
          <CloseButton onClick={onClose} />
          <CopyOrShare text={text} onSend={sendText} />
        </>
      }
    >
      <Chips
        name="shared"
        legend={i18n._({ id: 'share.what', message: 'What to share' })}
        chips={kinds.map((id) => ({ id, name: i18n._(NAMES[id]) }))}
        chosen={kind}
        onChoose={choose}
      />
      <SharedField ref={field} text={text} isBlock={kind === 'position'} />
      {link && (
        <Fold name={<Trans id="share.qr" message="QR code" />}>
          {link.length > MAX_SCANNED ? (
            <p>
              <Trans
                id="share.qr.too-long"
                message="The link of this game is too long for a QR code. The link of its board is not."
              />
            </p>
          ) : (
            <QrCode link={link} />
          )}
        </Fold>
      )}
      {picture && <Fold name={<Trans id="share.picture" message="Picture" />}>{picture}</Fold>}
    </Dialog>
  )
}

function useShared(kind: Kind, links: Links) {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const { screen, store } = playing
  const session = useStore(store, (state) => state.session)
  const name = useBoardName(playing)
  const help = assistsText(i18n, session.assists)
  const end = screen.view.useEnd(session)
  const result = resultOf(i18n, screen, session, end)
  const { pictures } = screen.view
  const about = { game: i18n._(screen.title), name }
  const ended = { ...about, result: result && { ...result, assists: help } }
  const link = kind === 'position' ? undefined : (links[kind] ?? links.board)
  return {
    kinds: KINDS.filter((id) => (id === 'position' ? !result : links[id])),
    text: link
      ? makeSharedText({ ...(kind === 'board' ? about : ended), link })
      : screen.results.text(stateOf(session), session.options),
    link,
    picture: result && pictures && <pictures.Shared lines={makeCaption(ended)} />,
  }
}

interface SharedFieldProps {
  ref: Ref<HTMLTextAreaElement>
  text: string
  /** Keeps line breaks, for text that is a picture. */
  isBlock: boolean
}

function SharedField({ ref, text, isBlock }: SharedFieldProps) {
  const { i18n } = useLingui()
  return (
    <textarea
      ref={ref}
      className={styles.text}
      readOnly
      value={text}
      rows={text.split('\n').length}
      data-block={isBlock}
      aria-label={i18n._({ id: 'share.text', message: 'Text to share' })}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}

/** Renders its content only once opened. */
function Fold({ name, children }: { name: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && children}
    </details>
  )
}
