import type { ReactNode } from 'react'
import { RowsFirst } from '@/components/report/rows-first.tsx'
import { ColumnChooser } from '@/components/table/column-chooser.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import { Filters } from '@/components/table/filters.tsx'
import type { AskedRows, ListColumn } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import type { ColumnChoice } from '@/components/table/use-column-choice.ts'
import type { ReportFigures } from './report-figures.tsx'
import { ProviderFilterCards } from '@/features/company/provider-cards.tsx'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'

interface ReportTableProps<Row extends { id: number }, K extends string, S extends string> {
  label: string
  list: AskedRows<Row>
  search: TableSearch<K, S>
  /** What the cards of providers say. */
  figures: ReportFigures
  columns: ListColumn<Row, NoInfer<S>>[]
  choice: ColumnChoice
  filters: FilterDefinition<NoInfer<K>>[]
  /** The rows are groups, among which no person is looked for. */
  counted?: boolean
  /** The grouping, before search and filters. */
  tools?: ReactNode
  /** The chart is beside the rows, which are few and narrow. */
  beside?: boolean
  /** Instead of "Nenhum dado encontrado" alone. */
  empty?: ReactNode
  /** A chart, between the tools and the rows. */
  children?: ReactNode
}

/** Tools, search, filters, columns and the file of exactly these rows; then the chart and the rows. */
export function ReportTable<Row extends { id: number }, K extends string, S extends string>(
  props: ReportTableProps<Row, K, S>,
) {
  const { label, list, search, figures, columns, choice, filters } = props
  const { counted, tools, beside, empty, children } = props
  const table = useListTable({ columns, list, search, choice })
  return (
    <>
      <ProviderFilterCards search={search} column="id_empresa" renderFigures={figures.renderFigures} />
      <Toolbar
        end={
          <>
            <ColumnChooser table={table} choice={choice} />
            <ExportButton procedure={search.procedure} input={list.asked} table={table} />
          </>
        }
      >
        {tools}
        {!counted && <SearchBox search={search} placeholder="Buscar pessoa" />}
        <Filters search={search} filters={filters} />
        {figures.tool}
      </Toolbar>
      <div className={beside && children ? 'lg:grid lg:grid-cols-2 lg:items-start lg:gap-4' : undefined}>
        <RowsFirst
          charts={children && <div className="mb-4 min-w-0 max-sm:mt-4">{children}</div>}
          rows={
            <div className="min-w-0">
              <DataTable label={label} table={table} list={list} search={search} empty={empty}>
                <Pagination table={table} />
              </DataTable>
            </div>
          }
        />
      </div>
    </>
  )
}
