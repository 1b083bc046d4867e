import { makeTableContext } from '../../../ui/table-context'
import type { Table } from '../open-table'
import type { CascadeStore } from '../store'

export const {
  TableContext,
  useTable,
  useTableStore: useCascadeStore,
  useScene: useCascade,
} = makeTableContext<CascadeStore, Table>()
