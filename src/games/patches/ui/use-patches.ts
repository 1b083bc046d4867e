import { makeTableContext } from '#src/play/table-context.ts'
import type { Table } from '../open-table'
import type { PatchesStore } from '../store'

export const {
  TableContext,
  useTable,
  useTableStore: usePatchesStore,
  useScene: usePatches,
} = makeTableContext<PatchesStore, Table>()
