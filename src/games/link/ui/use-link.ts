import { makeTableContext } from '#src/play/table-context.ts'
import type { Table } from '../open-table'
import type { LinkStore } from '../store'

export const {
  TableContext,
  useTable,
  useTableStore: useLinkStore,
  useScene: useLink,
} = makeTableContext<LinkStore, Table>()
