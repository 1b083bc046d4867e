import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { stateOf } from '#src/engine/session.ts'
import { useAssistsText } from '#src/results/AssistsUsed.tsx'
import { Chips } from '#src/ui/form/Chips.tsx'
import { CloseButton } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { ProgressDialog } from '#src/ui/load/Progress.tsx'
import type { ShareOutcome } from '#src/ui/send.ts'
import { type Links, type Use, useLinks } from './links.ts'
import { paceOf, paceText } from './pace.ts'
import { QrCode } from './QrCode.tsx'
import styles from './ShareGame.module.css'
import { CopyOrShare, useSending } from './sending.tsx'
import { makeCaption, makeSharedText, resultOf } from './shared-text.ts'
import { UseField } from './UseField.tsx'

const KINDS = ['game', 'board', 'position'] as const

type Kind = (typeof KINDS)[number]

const NAMES: Readonly<Record<Kind, MessageDescriptor>> = {
  game: /*i18n*/ { id: 'share.game', message: 'Game' },
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
  const [use, setUse] = useState<Use>('g')
  const links = useLinks(use)
  if (!links) return <ProgressDialog onClose={onClose} />
  return (
    <Shared links={links} onClose={onClose}>
      <UseField use={use} onChange={setUse} />
    </Shared>
  )
}

interface SharedProps extends ShareGameProps {
  links: Links
  /** The choice of what the link of the game opens. */
  children: ReactNode
}

function Shared({ links, onClose, children }: SharedProps) {
  const { i18n } = useLingui()
  const [kind, choose] = useState<Kind>(links.game ? 'game' : 'board')
  const { text, pace, link, picture } = useShared(kind, links)
  const field = useRef<HTMLTextAreaElement>(null)
  const { send, status } = useSending(text)
  const sendText = async (sending: Promise<ShareOutcome>) => {
    const outcome = await send(sending)
    // To be copied by hand.
    if (outcome === 'uncopied' || outcome === 'no-clipboard') field.current?.focus()
  }
  const kinds = KINDS.filter((id) => id !== 'game' || links.game)
  return (
    <Dialog
      title={i18n._({ id: 'tool.share', message: 'Share' })}
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
      {kind === 'game' && <div className={styles.use}>{children}</div>}
      <SharedField ref={field} text={text} isBlock={kind === 'position'} about={pace} />
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

function useShared(kind: Kind, { board, game = board }: Links) {
  const { i18n } = useLingui()
  const { screen, route, store } = useOpenPage()
  const session = useStore(store, (state) => state.session)
  const name = screen.route.useName(route)
  const help = useAssistsText(session.assists)
  const end = screen.view.useEnd(session)
  const result = resultOf(i18n, screen, session, end)
  const { SharedPicture } = screen.view
  const pace = kind === 'game' && result ? paceOf(session.past) : undefined
  const link = kind === 'game' ? game : board
  const about = { game: i18n._(screen.title), name }
  const ended = { ...about, result: result && { ...result, assists: help } }
  const text = makeSharedText({ ...(kind === 'game' ? ended : about), pace, link })
  return {
    text: kind === 'position' ? screen.results.text(stateOf(session), session.options) : text,
    pace: pace && paceText(i18n, pace),
    link: kind === 'position' ? undefined : link,
    picture: result && SharedPicture && <SharedPicture lines={makeCaption(ended)} />,
  }
}

interface SharedFieldProps {
  ref: Ref<HTMLTextAreaElement>
  text: string
  /** Keeps line breaks, for text that is a picture. */
  isBlock: boolean
  /** The bars of the text, in words. */
  about: string | undefined
}

function SharedField({ ref, text, isBlock, about }: SharedFieldProps) {
  const id = useId()
  const { i18n } = useLingui()
  return (
    <div className={styles.field}>
      <textarea
        ref={ref}
        readOnly
        value={text}
        rows={text.split('\n').length}
        data-block={isBlock}
        aria-label={i18n._({ id: 'share.text', message: 'Text to share' })}
        aria-describedby={about && id}
        onFocus={(event) => event.currentTarget.select()}
      />
      {about && (
        <p id={id} className="muted">
          <Trans id="share.bars" message="The pace in seven parts: the higher, the quicker." />{' '}
          {about}
        </p>
      )}
    </div>
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
