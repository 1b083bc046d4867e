import { GradedSearch, useLongSearch } from '../grade/GradedSearch.tsx'
import { usePlaying } from '../store.ts'

/** Shows the search for a new graded board; the present one can be played on. */
export function NewBoardSearch() {
  const search = useLongSearch()
  const isGraded = usePlaying().route.choice.type === 'graded'
  return isGraded && search && <GradedSearch search={search} onCancel={search.stop} />
}
