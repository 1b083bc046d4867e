import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Table } from '../open-table'
import type { PatchesStore, PatchesStoreApi } from '../store'

export const TableContext = createContext<Table | null>(null)

/** The table that this page plays at. */
export function useTable(): Table {
  const table = useContext(TableContext)
  if (!table) throw new Error('a part of Patches stands outside its page')
  return table
}

export const usePatchesStore = (): PatchesStoreApi => useTable().store

/** A slice of the store; keep it narrow, for a component renders anew when its slice changes. */
export const usePatches = <Slice>(select: (store: PatchesStore) => Slice): Slice =>
  useStore(usePatchesStore(), select)
