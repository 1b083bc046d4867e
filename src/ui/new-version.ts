import { useEffect, useState } from 'react'

const entryOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src')

/** Asks the host whether it serves another build by now: the parts of this one may then be gone. */
async function isReplaced(): Promise<boolean> {
  try {
    // A service worker answers the plain address with the build that it has stored.
    const answer = await fetch(`?now=${Date.now()}`, { cache: 'no-store' })
    if (!answer.ok) return false
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return entryOf(page) !== entryOf(document)
  } catch {
    return false
  }
}

/** Whether there is a new version, asked once something could not be loaded. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    void isReplaced().then(setNew)
  }, [])
  return isNew
}
