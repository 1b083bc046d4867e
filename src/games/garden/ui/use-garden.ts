import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Table } from '../open-table'
import type { GardenStore, GardenStoreApi } from '../store'

export const TableContext = createContext<Table | null>(null)

/** The table that this page plays at. */
export function useTable(): Table {
  const table = useContext(TableContext)
  if (!table) throw new Error('a part of Garden stands outside its page')
  return table
}

export const useGardenStore = (): GardenStoreApi => useTable().store

/** A slice of the store; keep it narrow, for a component renders anew when its slice changes. */
export const useGarden = <Slice>(select: (store: GardenStore) => Slice): Slice =>
  useStore(useGardenStore(), select)
