import { useLocation } from 'wouter'
import { Progress } from '#src/ui/load/Progress.tsx'
import styles from '../grade/GradedSearch.module.css'
import { GradedSearch, useLongSearch } from '../grade/GradedSearch.tsx'

/** The page of a graded board until it is found; cancelling leads back to the start page. */
export default function Opening() {
  const [, navigate] = useLocation()
  const search = useLongSearch()
  if (!search) return <Progress />
  return (
    <main className={styles.page}>
      <GradedSearch search={search} onCancel={() => navigate('/link')} />
    </main>
  )
}
