import { formatNumber } from '@intranet/contract/formats'
import { NO_COVERAGE_LIMIT, type NoCoveragePlace } from '@intranet/contract/sales/no-coverage-words'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import { Filters } from '@/components/table/filters.tsx'
import type { ListColumn, ListResult } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import { ProviderMark } from '@/components/table/provider-mark.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import type { TableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { type Level, shown } from './levels.ts'
import type { LinkAddress } from '@/lib/address.ts'
import { useProviderKeyFilter } from '@/features/company/use-provider-key-filter.ts'

interface PlaceTableProps {
  level: Level
  list: ListResult<NoCoveragePlace>
  table: TableSearch
  /** What the file is asked for: filters and place. */
  asked: object
  /** 'Ver Leads' of a row. */
  action: (row: NoCoveragePlace) => { name: string; to: LinkAddress }
}

/** `several`: rows of more than one provider, which are distinguished. */
function columnsOf({ level, action }: PlaceTableProps, several: boolean): ListColumn<NoCoveragePlace>[] {
  return [
    {
      id: 'nome',
      header: level.column,
      meta: { sort: true, card: 'main' },
      cell: ({ row: { original } }) => (
        <>
          {shown(original[level.key])}
          {several && (
            <span className="ml-2 font-normal text-muted-foreground">
              <ProviderMark sistema={original.provedor} name={original.provedor_nome} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'leads',
      header: 'Leads',
      meta: { sort: true, numeric: true, card: 'sub' },
      cell: ({ row }) => formatNumber(row.original.total_leads_sem_cobertura),
    },
    {
      id: 'ver',
      header: () => <span className="sr-only">Ações</span>,
      meta: { numeric: true, card: 'end' },
      cell: ({ row: { original } }) => {
        const { name, to } = action(original)
        return (
          <AddressLink
            to={to}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
            aria-label={`${name}: ${shown(original[level.key])}${several ? `, ${original.provedor_nome}` : ''}`}
          >
            {name}
          </AddressLink>
        )
      },
    },
  ]
}

/** The two documented columns and 'Ver Leads'; a place of several providers says which. */
export function PlaceTable(props: PlaceTableProps) {
  const { level, list, table, asked } = props
  const provider = useProviderKeyFilter('provedor')
  const several = new Set(list.data?.dados.map(({ provedor }) => provedor)).size > 1
  const model = useListTable({ columns: columnsOf(props, several), list, search: table })
  return (
    <>
      <Toolbar
        end={<ExportButton procedure={`noCoverage.${level.step}`} input={{ ...asked, sort: table.sort }} />}
      >
        <Filters
          search={table}
          filters={[
            { key: 'created_at', label: 'Criação', kind: 'period' },
            provider,
            { key: 'cidade', label: 'Cidade', kind: 'text' },
          ]}
        />
      </Toolbar>
      <DataTable label={level.label} table={model} list={list} search={table}>
        <Pagination table={model} most={NO_COVERAGE_LIMIT} />
      </DataTable>
    </>
  )
}
