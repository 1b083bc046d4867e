import { makeTableContext } from '#src/play/table-context.ts'
import type { Table } from '../open-table'
import type { GardenStore } from '../store'

export const {
  TableContext,
  useTable,
  useTableStore: useGardenStore,
  useScene: useGarden,
} = makeTableContext<GardenStore, Table>()
