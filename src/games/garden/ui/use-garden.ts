import { makeTableContext } from '../../../ui/table-context'
import type { Table } from '../open-table'
import type { GardenStore } from '../store'

export const {
  TableContext,
  useTable,
  useTableStore: useGardenStore,
  useScene: useGarden,
} = makeTableContext<GardenStore, Table>()
