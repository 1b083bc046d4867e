import type { Tell, Telling } from '#src/define/tell.ts'
import { sentences } from '#src/ui/texts.ts'
import { type Page, type Taken, tellAction } from './tell.ts'

interface Phrase extends Pick<Telling, 'tone' | 'Offer'> {
  readonly text: string
}

/** Puts actions into words: what is seen as well, and what is only heard before and after it. All but the last are only heard. */
export function announce(
  tell: Tell,
  actions: readonly Taken[],
  { isBrief, ...page }: Page & { readonly isBrief: boolean },
) {
  const parts = actions.flatMap((taken, index) => {
    const isLast = index === actions.length - 1
    return tellAction(tell, taken, page).flatMap((telling) => partsOf(telling, isBrief, isLast))
  })
  const textOf = (some: readonly Phrase[]) =>
    sentences(
      page.i18n,
      some.map(({ text }) => text),
    )
  const seen = parts.filter(({ tone }) => tone)
  const first = seen[0] ? parts.indexOf(seen[0]) : parts.length
  return {
    before: textOf(parts.slice(0, first)),
    seen: textOf(seen),
    after: textOf(parts.slice(first).filter(({ tone }) => !tone)),
    Offer: seen.at(-1)?.Offer,
    isRefused: seen.some(({ tone }) => tone === 'refused'),
  }
}

const partsOf = (
  { detail, text, unseen, tone, ...offer }: Telling,
  isBrief: boolean,
  isLast: boolean,
): readonly Phrase[] => [
  ...(detail && !isBrief ? [{ text: detail }] : []),
  ...(text ? [{ ...offer, text, tone: isLast ? tone : undefined }] : []),
  ...(unseen ? [{ text: unseen }] : []),
]
