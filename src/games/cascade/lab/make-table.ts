import { PlainTable } from './plain-table'
import { isSliceable, SlicedTable } from './sliced-table'
import type { Shape, Table } from './table'

/** The fastest table there is for a shape. */
export const makeTable = (shape: Shape): Table =>
  isSliceable(shape) ? new SlicedTable(shape) : new PlainTable(shape)
