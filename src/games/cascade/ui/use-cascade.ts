import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Table } from '../open-table'
import type { CascadeStore, CascadeStoreApi } from '../store'

export const TableContext = createContext<Table | null>(null)

/** The table that this page plays at. */
export function useTable(): Table {
  const table = useContext(TableContext)
  if (!table) throw new Error('a part of Cascade stands outside its page')
  return table
}

export const useCascadeStore = (): CascadeStoreApi => useTable().store

/** A slice of the store; keep it narrow, for a component renders anew when its slice changes. */
export const useCascade = <Slice>(select: (store: CascadeStore) => Slice): Slice =>
  useStore(useCascadeStore(), select)
