import { useEffect, useState } from 'react'
import { type GameResult, readResults } from './results.ts'

/** Returns every result, oldest first; `undefined` until they are read. */
export function useResults(): readonly GameResult[] | undefined {
  const [results, setResults] = useState<readonly GameResult[]>()
  useEffect(() => void readResults().then(setResults), [])
  return results
}
