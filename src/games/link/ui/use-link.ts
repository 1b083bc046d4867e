import { makeTableContext } from '../../../ui/table-context'
import type { Table } from '../open-table'
import type { LinkStore } from '../store'

export const {
  TableContext,
  useTable,
  useTableStore: useLinkStore,
  useScene: useLink,
} = makeTableContext<LinkStore, Table>()
