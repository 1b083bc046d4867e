import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Assist } from '#src/define/session.ts'
import { type Assists, PLAYED_ON } from '#src/engine/session.ts'
import { listed } from '#src/ui/texts.ts'

/** In the order in which they are listed. */
const TEXTS: Readonly<Record<Assist | typeof PLAYED_ON, MessageDescriptor>> = {
  hint: /*i18n*/ { id: 'assist.hint', message: '{count, plural, one {# hint} other {# hints}}' },
  undo: /*i18n*/ { id: 'assist.undo', message: '{count, plural, one {# undo} other {# undos}}' },
  shuffle: /*i18n*/ {
    id: 'assist.shuffle',
    message: '{count, plural, one {# shuffle} other {# shuffles}}',
  },
  forced: /*i18n*/ {
    id: 'assist.forced',
    message: '{count, plural, one {# forced shuffle} other {# forced shuffles}}',
  },
  equal: /*i18n*/ {
    id: 'assist.equal',
    message: '{count, plural, one {# look at equal tiles} other {# looks at equal tiles}}',
  },
  matches: /*i18n*/ {
    id: 'assist.matches',
    message: '{count, plural, one {# check for matches} other {# checks for matches}}',
  },
  why: /*i18n*/ {
    id: 'assist.why',
    message:
      '{count, plural, one {# look at what is in the way} other {# looks at what is in the way}}',
  },
  [PLAYED_ON]: /*i18n*/ {
    id: 'assist.played-on',
    message: 'Played on from an earlier turn',
  },
}

/** Returns "No assists", "1 hint and 2 undos". */
export function assistsText(i18n: I18n, assists: Assists): string {
  const texts: Readonly<Record<string, MessageDescriptor>> = TEXTS
  const used = Object.keys({ ...texts, ...assists }).filter((name) => assists[name])
  if (used.length === 0) return i18n._({ id: 'assist.none', message: 'No assists' })
  const names = used.map((name) => {
    const [text, count] = [texts[name], assists[name]]
    // A file of results may name others.
    return text ? i18n._(text.id, { count }, text) : `${name}: ${count}`
  })
  return listed(i18n, names)
}
