import { useEffect } from 'react'
import { watchTurns } from '../referee'
import { useTable } from './use-patches'

/** Has the opponent play for as long as the page is open. */
export function useReferee(): void {
  const { store, opponent } = useTable()
  useEffect(() => watchTurns(store, opponent), [store, opponent])
}
