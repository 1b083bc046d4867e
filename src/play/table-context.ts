import { createContext, useContext } from 'react'
import { type StoreApi, useStore } from 'zustand'

/** How the parts of one game's page reach the table that it plays at. */
export function makeTableContext<Store, Table extends { readonly store: StoreApi<Store> }>() {
  const TableContext = createContext<Table | null>(null)
  const useTable = (): Table => {
    const table = useContext(TableContext)
    if (!table) throw new Error('a part of a game stands outside its page')
    return table
  }
  return {
    TableContext,
    /** The table that this page plays at. */
    useTable,
    useTableStore: (): Table['store'] => useTable().store,
    /** A slice of the store; keep it narrow, for a component renders anew when its slice changes. */
    useScene: <Slice>(select: (store: Store) => Slice): Slice => useStore(useTable().store, select),
  }
}
