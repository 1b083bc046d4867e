import { Trans } from '@lingui/react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { Progress } from '#src/ui/load/Progress.tsx'
import { WorkProgress } from '#src/ui/load/WorkProgress.tsx'
import { RISK_NAMES } from '../choice.ts'
import { usePlaying } from '../store.ts'
import type { Risk } from './engine/scales.ts'
import styles from './GradedSearch.module.css'
import { searching } from './graded.ts'

/** The page of a graded board until it is found; cancelling leads back to the start page. */
export default function Opening() {
  const [, navigate] = useLocation()
  const search = useLongSearch()
  if (!search) return <Progress />
  return (
    <main className={styles.page}>
      <GradedSearch {...search} onCancel={() => navigate('/link')} />
    </main>
  )
}

/** Shows the search for a new graded board; the present one can be played on. */
export function NewBoardSearch() {
  const search = useLongSearch()
  const isGraded = usePlaying().route.choice.type === 'graded'
  return isGraded && search && <GradedSearch {...search} onCancel={search.stop} />
}

function useLongSearch() {
  const search = useStore(searching, ({ search }) => search)
  return search?.tried === undefined ? undefined : { ...search, tried: search.tried }
}

interface GradedSearchProps {
  risk: Risk
  tried: number
  onCancel: () => void
}

function GradedSearch({ risk, tried, onCancel }: GradedSearchProps) {
  return (
    <Notice className={styles.search}>
      <p role="status">
        <Trans
          id="link.searching"
          message="Finding a board… Difficulty: {risk}"
          values={{ risk: <Trans {...RISK_NAMES[risk]} /> }}
        />
      </p>
      <WorkProgress>
        <Trans
          id="link.searching.tried"
          message="{tried, plural, one {# board tried} other {# boards tried}}"
          values={{ tried }}
        />
      </WorkProgress>
      <Button onClick={onCancel}>
        <Trans id="cancel" message="Cancel" />
      </Button>
    </Notice>
  )
}
