import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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
import { QR_CODE, QrCode } from './QrCode.tsx'
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

const VIEWS = ['text', 'qr', 'picture'] as const

type View = (typeof VIEWS)[number]

const VIEW_NAMES: Readonly<Record<View, MessageDescriptor>> = {
  text: /*i18n*/ { id: 'share.text', message: 'Text' },
  qr: QR_CODE,
  picture: /*i18n*/ { id: 'share.picture', message: 'Picture' },
}

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
  const [chosen, show] = useState<View>('text')
  const { kinds, text, link, picture } = useShared(kind, links)
  const field = useRef<HTMLTextAreaElement>(null)
  const { send, status } = useSending(text)
  const sendText = async (sending: Promise<ShareOutcome>) => {
    if (!(await send(sending))) return
    flushSync(() => show('text'))
    field.current?.focus()
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
      <Views
        views={{
          text: <SharedField ref={field} text={text} isBlock={kind === 'position'} />,
          qr: link && <QrCode link={link} />,
          picture,
        }}
        chosen={chosen}
        onChoose={show}
      >
        <Kinds kinds={kinds} chosen={kind} onChoose={choose} />
      </Views>
    </Dialog>
  )
}

interface KindsProps {
  kinds: readonly Kind[]
  chosen: Kind
  onChoose: (kind: Kind) => void
}

function Kinds({ kinds, ...choice }: KindsProps) {
  const { i18n } = useLingui()
  return (
    <Chips
      name="shared"
      legend={i18n._({ id: 'share.what', message: 'What to share' })}
      chips={kinds.map((id) => ({ id, name: i18n._(NAMES[id]) }))}
      {...choice}
    />
  )
}

interface ViewsProps {
  views: Readonly<Record<View, ReactNode>>
  chosen: View
  onChoose: (view: View) => void
  /** Other choices. */
  children: ReactNode
}

/** The text, the code or the picture, each behind its chip; beside the chips where there is room. */
function Views({ views, chosen, onChoose, children }: ViewsProps) {
  const { i18n } = useLingui()
  const shown = VIEWS.filter((view) => views[view])
  const view = shown.includes(chosen) ? chosen : 'text'
  return (
    <div className={styles.choices}>
      <div className="stack">
        {children}
        {shown.length > 1 && (
          <Chips
            name="view"
            legend={i18n._(TOOLS.share[0])}
            chips={shown.map((id) => ({ id, name: i18n._(VIEW_NAMES[id]) }))}
            chosen={view}
            onChoose={onChoose}
          />
        )}
      </div>
      <div className={styles.shown}>{views[view]}</div>
    </div>
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
      aria-label={i18n._(VIEW_NAMES.text)}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
