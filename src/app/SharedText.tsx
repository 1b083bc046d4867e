import { Trans } from '@lingui/react'
import { useEffect, useState } from 'react'
import { DismissButton } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'

/** Reads what the system hands over, in the fields that the manifest names. */
function readShared(): string {
  const fields = new URLSearchParams(location.search)
  return ['title', 'text', 'url'].flatMap((name) => fields.get(name) ?? []).join(' ')
}

/** Makes an address of this page. A path alone, as `//host/`, may name another host. */
function addressOf(link: string): URL {
  const address = new URL(link, location.href)
  address.search = ''
  return address
}

/** A path that some hosts serve the app at, though it is not the app's. */
const FOREIGN_PATH = /\/\/|%2f|%5c/i

/** Signs that end a sentence, or close what stands around a link. */
const AFTER_LINK = /[.,;:!?()[\]{}<>'"’”»。，、；：！？）」』]+$/

function findLink(text: string): string | undefined {
  if (FOREIGN_PATH.test(location.pathname)) return undefined
  return /#\/\S+/.exec(text)?.[0].replace(AFTER_LINK, '')
}

/** Opens the link in a text that was shared with the installed app, or says that there is none. */
export function SharedText() {
  const [text, setText] = useState(readShared)
  const link = findLink(text)
  const dismiss = () => {
    history.replaceState(null, '', addressOf('#/'))
    setText('')
  }
  useEffect(() => {
    if (link) location.replace(addressOf(link))
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
