import { useEffect } from 'react'
import { watchBoard } from '../referee'
import { useTable } from './use-link'

/** Has the board judged for as long as the page is open. */
export function useReferee(): void {
  const { store, solver } = useTable()
  useEffect(() => watchBoard(store, solver), [store, solver])
}
