import { Trans, useLingui } from '@lingui/react'
import { useResults } from '#src/results/results.ts'
import { gardenName } from '../../choice.ts'
import { gardensOf, journeyOf } from '../../journey/journey.ts'

/** Says how many stars are missing to open the journey's next garden. */
export function NextGarden() {
  const { i18n } = useLingui()
  const results = useResults()
  const next = results && gardensOf(journeyOf(results)).find(({ isOpen }) => !isOpen)
  if (!next) return null
  return (
    <b>
      <Trans
        id="link.journey.missing"
        message="{missing, plural, one {One more star opens {garden}.} other {# more stars open {garden}.}}"
        values={{ missing: next.missing, garden: gardenName(i18n, next.garden) }}
      />{' '}
    </b>
  )
}
