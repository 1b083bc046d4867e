import type { MessageDescriptor } from '@lingui/core'

/**
 * Outcomes of sending a text or files. `given-up`: closed by the user; `…-instead`: what was done after a refusal of
 * the share sheet; `uncopied`: the clipboard was refused; `no-clipboard`: the page is not served securely.
 */
const SHARE_OUTCOMES = [
  'shared',
  'given-up',
  'copied',
  'copied-instead',
  'uncopied',
  'no-clipboard',
  'saved',
  'saved-instead',
  'failed',
] as const

export type ShareOutcome = (typeof SHARE_OUTCOMES)[number]

export const OUTCOME_TEXTS: Readonly<Record<ShareOutcome, MessageDescriptor>> = {
  shared: /*i18n*/ { id: 'send.shared', message: 'Handed over.' },
  'given-up': /*i18n*/ { id: 'send.given-up', message: 'Nothing was shared.' },
  copied: /*i18n*/ { id: 'copy.done', message: 'Copied' },
  'copied-instead': /*i18n*/ {
    id: 'send.copied-instead',
    message: 'This device refused to share it, so it was copied.',
  },
  uncopied: /*i18n*/ {
    id: 'send.uncopied',
    message: 'The browser does not allow copying. The text is selected: copy it yourself.',
  },
  'no-clipboard': /*i18n*/ {
    id: 'send.no-clipboard',
    message: 'Only a page opened over https can copy. The text is selected: copy it yourself.',
  },
  saved: /*i18n*/ { id: 'send.saved', message: 'Saved as a file.' },
  'saved-instead': /*i18n*/ {
    id: 'send.saved-instead',
    message: 'This device refused to share it, so it was saved as a file.',
  },
  failed: /*i18n*/ { id: 'send.failed', message: 'It could not be made. Nothing was shared.' },
}

/** Returns `true` where the system has a share sheet that takes this. */
export function canShare(data: ShareData): boolean {
  try {
    return 'canShare' in navigator && navigator.canShare(data)
  } catch {
    // As where a policy or an extension forbids it.
    return false
  }
}

async function openSheet(data: ShareData): Promise<'shared' | 'given-up' | 'refused'> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'given-up' : 'refused'
  }
}

export async function copyText(text: string): Promise<ShareOutcome> {
  if (!('clipboard' in navigator)) return 'no-clipboard'
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'uncopied'
  }
}

/** Shares a text, or copies it where that is refused. */
export async function shareText(text: string): Promise<ShareOutcome> {
  const outcome = await openSheet({ text })
  if (outcome !== 'refused') return outcome
  const copied = await copyText(text)
  return copied === 'copied' ? 'copied-instead' : copied
}

/** Shares files, or downloads them where that is refused. */
export async function shareFiles(files: readonly File[]): Promise<ShareOutcome> {
  const outcome = await openSheet({ files: [...files] })
  if (outcome !== 'refused') return outcome
  for (const file of files) downloadFile(file)
  return 'saved-instead'
}

export function downloadFile(file: File): 'saved' {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
  return 'saved'
}

/** Makes a file that share sheets take: Chromium's refuse JSON by its name and type. */
export const makeSendable = (name: string, text: string): File =>
  new File([text], `${name}.txt`, { type: 'text/plain' })

export const downloadText = (name: string, text: string, type = 'application/json') =>
  downloadFile(new File([text], name, { type }))
