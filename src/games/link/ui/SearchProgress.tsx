import { Trans } from '@lingui/react'
import { WorkProgress } from '#src/ui/load/WorkProgress.tsx'

interface SearchProgressProps {
  /** The number of positions settled, of all. */
  settled: number
  total: number
}

export const SearchProgress = ({ settled, total }: SearchProgressProps) => (
  <WorkProgress value={settled} max={total}>
    <Trans
      id="link.lost.progress"
      message="Checked {settled} of {total, plural, one {# position} other {# positions}}"
      values={{ settled, total }}
    />
  </WorkProgress>
)
