import { Trans } from '@lingui/react'
import { useEffect, useState } from 'react'
import { DismissButton } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'

/** Reads what the system hands over, in the fields that the manifest names. */
function readShared(): string {
  const fields = new URLSearchParams(location.search)
  return ['title', 'text', 'url'].flatMap((name) => fields.get(name) ?? []).join(' ')
}

/** Opens the link in a text that was shared with the installed app, or says that there is none. */
export function SharedText() {
  const [text, setText] = useState(readShared)
  const [link] = /#\/\S+/.exec(text) ?? []
  const dismiss = () => {
    history.replaceState(null, '', `${location.pathname}#/`)
    setText('')
  }
  useEffect(() => {
    if (link) location.replace(`${location.pathname}${link}`)
  }, [link])
  if (!text || link) return null
  return (
    <Notice>
      <p role="alert">
        <Trans id="shared.no-link" message="There is no link to a game in that text." />
      </p>
      <DismissButton onClick={dismiss} />
    </Notice>
  )
}
