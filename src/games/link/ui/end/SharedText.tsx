import { useLingui } from '@lingui/react'
import { useAssistsText } from '#src/results/AssistsUsed.tsx'
import { CopyField } from '#src/ui/form/Field.tsx'
import { RISK_NAMES, TITLE } from '../../choice.ts'
import { GAMES } from '../../grade/engine/scales.ts'
import { SEARCH_NAMES } from '../../grade/GradeScale.tsx'
import { starMarks } from '../../stars.ts'
import { useLink, usePlaying } from '../../store.ts'

/** A message about the board and how it was cleared, with its grade and link. */
export default function SharedText({ link }: { link: string }) {
  const { i18n } = useLingui()
  const { route, screen } = usePlaying()
  const name = screen.route.useName(route)
  const grade = useLink((store) => store.grade)
  const result = useResultText()
  if (!grade) return null
  const { cleared } = grade
  const text = i18n._({
    id: 'link.share',
    message:
      '{name}. Risk: {risk} ({cleared} of {games} random players clear it). Search: {search}.',
    values: {
      name: `${i18n._(TITLE)} · ${name}`,
      risk: i18n._(RISK_NAMES[grade.risk]),
      search: i18n._(SEARCH_NAMES[grade.search]),
      cleared,
      games: GAMES,
    },
  })
  return (
    <CopyField
      label={i18n._({ id: 'share.message', message: 'Message with difficulty' })}
      text={[text, result, link].filter(Boolean).join('\n')}
    />
  )
}

/** Returns "★★☆ 4:05 · 1 forced shuffle"; `undefined` unless the board is cleared. */
function useResultText(): string | undefined {
  const { screen } = usePlaying()
  const assists = useLink(({ session }) => session.assists)
  const help = useAssistsText(assists)
  const { stars, figure } = screen.view.useEnd() ?? {}
  return stars === undefined ? undefined : `${starMarks(stars)} ${figure} · ${help}`
}
