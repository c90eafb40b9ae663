import {
  columnOrderingFeature,
  columnVisibilityFeature,
  type ReactTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ListColumnMeta } from './list-column.ts'

/** What lists do. The server sorts and pages: no row model is among them. */
export const listFeatures = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: {} as ListColumnMeta,
})

/** What `useListTable` gives to the parts of a list. */
export type ListTableModel<Row extends object> = ReactTable<typeof listFeatures, Row>
