import { useLingui } from '@lingui/react'
import { CopyField } from '#src/ui/form/Field.tsx'
import { RISK_NAMES, TITLE } from '../../choice.ts'
import { GAMES } from '../../grade/engine/scales.ts'
import { SEARCH_NAMES } from '../../grade/GradeScale.tsx'
import { useLink, usePlaying } from '../../store.ts'

/** A message about the board, with its grade and link. */
export default function SharedText({ link }: { link: string }) {
  const { i18n } = useLingui()
  const { route, screen } = usePlaying()
  const name = screen.route.useName(route)
  const grade = useLink((store) => store.grade)
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
      text={`${text}\n${link}`}
    />
  )
}
