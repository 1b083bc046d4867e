import { makeTableContext } from '#src/play/table-context.ts'
import type { Table } from '../open-table'
import type { CascadeStore } from '../store'

export const {
  TableContext,
  useTable,
  useTableStore: useCascadeStore,
  useScene: useCascade,
} = makeTableContext<CascadeStore, Table>()
