import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type DeclaredGame, useDeclaredGame } from '#src/define/define-game.ts'
import { type Assists, PLAYED_ON } from '#src/engine/session.ts'
import { listed } from '#src/ui/texts.ts'

const PLAYED_ON_TEXT = /*i18n*/ {
  id: 'assist.played-on',
  message: 'Played on from an earlier turn',
}

interface AssistsProps {
  game: string
  assists: Assists
}

export const AssistsUsed = (props: AssistsProps) => useAssistsText(props)

/** Returns "No assists", "1 hint and 2 undos". */
export function useAssistsText({ game, assists }: AssistsProps): string {
  const { i18n } = useLingui()
  const own = useDeclaredGame(game)?.assists
  return assistsText(i18n, { ...own, [PLAYED_ON]: PLAYED_ON_TEXT }, assists)
}

function assistsText(i18n: I18n, texts: DeclaredGame['assists'], assists: Assists): string {
  const used = Object.keys({ ...texts, ...assists }).filter((name) => assists[name])
  if (used.length === 0) return i18n._({ id: 'assist.none', message: 'No assists' })
  const names = used.map((name) => {
    const [text, count] = [texts[name], assists[name]]
    // A file of results may name others.
    return text ? i18n._(text.id, { count }, text) : `${name}: ${count}`
  })
  return listed(i18n, names)
}
