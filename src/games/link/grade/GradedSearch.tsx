import { Trans } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { RISK_NAMES } from '../names.ts'
import styles from './GradedSearch.module.css'
import { type Search, searching } from './graded.ts'

/** Delay before a search is shown. */
const LONG_MS = 500

/** Returns the search in progress once it has taken longer than a moment. */
export function useLongSearch(): Search | undefined {
  const search = useStore(searching, ({ search }) => search)
  const isSearching = search !== undefined
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    if (!isSearching) return
    const timer = window.setTimeout(() => setLong(true), LONG_MS)
    return () => window.clearTimeout(timer)
  }, [isSearching])
  return isLong ? search : undefined
}

interface GradedSearchProps {
  search: Search
  onCancel: () => void
}

export function GradedSearch({ search: { risk, tried }, onCancel }: GradedSearchProps) {
  return (
    <Notice className={styles.search}>
      <p role="status">
        <Trans
          id="link.searching"
          message="Finding a board… Difficulty: {risk}"
          values={{ risk: <Trans {...RISK_NAMES[risk]} /> }}
        />
      </p>
      <p className={styles.tried}>
        <progress aria-hidden="true" />
        <Trans
          id="link.searching.tried"
          message="{tried, plural, one {# board tried} other {# boards tried}}"
          values={{ tried }}
        />
      </p>
      <Button onClick={onCancel}>
        <Trans id="cancel" message="Cancel" />
      </Button>
    </Notice>
  )
}
