import {
  columnOrderingFeature,
  columnVisibilityFeature,
  type ReactTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

/** What a column says to the table beside its cells. */
export interface ListColumnMeta {
  /**
   * Place in the two-line card of a phone; columns without one wait in the record. What is `below` has a third line,
   * its own on every card, so that all are equally high. The `opener` is a `DetailsButton` below the row's three dots;
   * a button with its word is at the `end` of the second line.
   */
  card?: 'main' | 'sub' | 'extra' | 'below' | 'opener' | 'end'
  /** On the card with its head: a date alone does not say of what. Figures have it, unless their cell says what they are. */
  labelled?: boolean
  /** Words that go to a second line before the table grows wider than its sheet. */
  wraps?: true
  /**
   * Words of one line that end in "…" where the room does: they take what the other columns leave. One of a list.
   * On `card` only there: a column has the room that its words need.
   */
  cut?: true | 'card'
  /** See `ListColumn`, which knows the row. */
  called?(row: object): string
  /** The row's name is an element without a link: it opens the record. Text does so by itself. */
  opens?: true
  /** Right-aligned figures. */
  numeric?: boolean
  sort?: true | string
  /** Off until somebody ticks it in the column chooser. */
  hidden?: boolean
  /** The file's columns that say the same, where they are not named as this one; `[]` when it has none. */
  exported?: readonly string[]
}

interface ListTableMeta {
  /** There are more rows than `rowCount`. */
  more: boolean
}

/** What lists do. The server sorts and pages: no row model is among them. */
export const listFeatures = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: {} as ListColumnMeta,
  tableMeta: {} as ListTableMeta,
})

/** What `useListTable` gives to the parts of a list. */
export type ListTableModel<Row extends object> = ReactTable<typeof listFeatures, Row>
