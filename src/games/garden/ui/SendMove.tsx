import { Trans, useLingui } from '@lingui/react'
import { type Ref, useId, useRef, useState } from 'react'
import { useAnswer } from '#src/play/worker/answers.ts'
import { gameAddress, linkTo } from '#src/share/links.ts'
import { CopyOrShare, useSending } from '#src/share/sending.tsx'
import { BoardNotice } from '#src/ui/kit/BoardNotice.tsx'
import { Button, type Looks } from '#src/ui/kit/Button.tsx'
import { canShare, copyText, type ShareOutcome, shareText } from '#src/ui/send.ts'
import { otherSide } from '../rules/types.ts'
import { playerIn, useGarden, usePlaying } from '../store.ts'
import { sideName } from '../texts.ts'
import styles from './SendMove.module.css'

/** Hands the game over to whoever is to answer. */
export default function SendMove() {
  const name = useOther()
  const link = useLink()
  const field = useRef<HTMLInputElement>(null)
  const { send, status } = useSending()
  const id = useId()
  const sendLink = async (sending: Promise<ShareOutcome>) => {
    if (await send(sending)) field.current?.select()
  }
  if (!link) return null
  return (
    <BoardNotice className={styles.send} aria-labelledby={id}>
      <p id={id}>
        <Trans id="garden.send" message="Send your move to {name}" values={{ name }} />
      </p>
      <LinkField ref={field} link={link} />
      <CopyOrShare text={link} onSend={(sending) => void sendLink(sending)} />
      {status}
    </BoardNotice>
  )
}

/** Hands the end of the game over to the other. */
export function SendResult({ look }: Looks) {
  const name = useOther()
  const link = useLink()
  const { send, status } = useSending()
  const [isShown, setShown] = useState(false)
  const share = async (text: string) =>
    setShown(await send(canShare({ text }) ? shareText(text) : copyText(text)))
  return (
    <>
      {/* There before its link is, for the focus. */}
      <Button look={look} onClick={() => link && void share(link)}>
        <Trans id="garden.send.result" message="Send the result to {name}" values={{ name }} />
      </Button>
      {isShown && link && <LinkField ref={(field) => field?.select()} link={link} />}
      {status}
    </>
  )
}

/** A link to be copied by hand. */
function LinkField({ ref, link }: { ref: Ref<HTMLInputElement>; link: string }) {
  const { i18n } = useLingui()
  return (
    <input
      ref={ref}
      readOnly
      value={link}
      aria-label={i18n._({ id: 'garden.send.link', message: 'Link' })}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}

function useOther(): string {
  const { i18n } = useLingui()
  const options = useGarden(({ session }) => session.options)
  return sideName(i18n, otherSide(useGarden(playerIn)), options)
}

/** Returns the link of the game as it stands, once it is made. */
function useLink(): string | undefined {
  const { screen } = usePlaying()
  const session = useGarden((store) => store.session)
  const make = async () => linkTo(await gameAddress(screen, session, 'turn'))
  return useAnswer(session, make, { part: 'part' }).answer
}
