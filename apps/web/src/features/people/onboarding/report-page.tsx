import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { formatDateTime } from '@intranet/contract/formats'
import { onboarding as text } from '@intranet/contract/messages/people'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import { ExportButton } from '@/components/table/export-button.tsx'
import { Filters } from '@/components/table/filters.tsx'
import { idIn, onlyOne } from '@/components/table/one-filter.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import { SearchBox } from '@/components/table/search-box.tsx'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { usePageInRange } from '@/components/table/use-page-in-range.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { PercentTag } from './progress-bar.tsx'
import { searchWith } from '@/lib/search-with.ts'

type Row = Outputs['onboardingReport']['page']['dados'][number]

const columns: ListColumns<Row, 'onboardingReport.list'> = [
  { accessorKey: 'funcionario', header: 'Funcionário', meta: { card: 'main' } },
  { accessorKey: 'onboarding', header: 'Onboarding', meta: { card: 'extra' } },
  { accessorKey: 'departamento', header: 'Departamento' },
  { accessorKey: 'inicio', header: 'Início', cell: ({ row }) => formatDateTime(row.original.inicio) },
  {
    accessorKey: 'conclusao',
    header: 'Conclusão',
    cell: ({ row }) => formatDateTime(row.original.conclusao),
  },
  {
    accessorKey: 'status',
    header: 'Status',
    meta: { card: 'sub' },
    cell: ({ row }) => <PercentTag percent={row.original.status} />,
  },
]

/** Pendentes and Concluídos, 20 per page. `onboarding:solicitante` gets their department from the server. */
export function OnboardingReportPage({ done }: { done: boolean }) {
  const search = useTableSearch('onboardingReport.list')
  const navigate = useNavigate()
  const { limit, offset } = search.input
  const [provider, department] = [onlyOne(useProviderFilter()), onlyOne(useDepartmentFilter())]
  const id_empresa = idIn(provider, search.filtro)
  const id_departamento = idIn(department, search.filtro)
  const filters = {
    ...(id_empresa !== undefined && { id_empresa }),
    ...(id_departamento !== undefined && { id_departamento }),
  }
  const counted = { ...filters, ...(search.q && { q: search.q }) }
  const asked = { ...counted, concluido: done, limit, offset }
  const page = useQuery({
    ...trpc.onboardingReport.page.queryOptions(asked),
    placeholderData: keepPreviousData,
  })
  usePageInRange(search, page)
  const table = useListTable({ columns, list: page, search })
  const { data: count } = useQuery({
    ...trpc.onboardingReport.count.queryOptions(counted),
    placeholderData: keepPreviousData,
  })
  const tab = (label: string, value: string, total: number | undefined) => (
    <TabsTrigger value={value}>
      {label}
      {total !== undefined && <span className="ml-1.5 tabular-nums text-muted-foreground">{total}</span>}
    </TabsTrigger>
  )
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <Tabs
          value={done ? 'concluidos' : 'pendentes'}
          onValueChange={(aba) =>
            void navigate({
              to: '.',
              search: searchWith({
                pagina: undefined,
                aba: aba === 'concluidos' ? aba : undefined,
              }),
            })
          }
        >
          <TabsList aria-label="Situação">
            {tab(text.pending, 'pendentes', count?.pendentes)}
            {tab(text.done, 'concluidos', count?.concluidos)}
          </TabsList>
          <TabsContent value={done ? 'concluidos' : 'pendentes'}>
            <Toolbar
              end={
                <ExportButton
                  procedure="onboardingReport.list"
                  table={table}
                  input={{ q: search.q || undefined, filtro: { ...filters, concluido: done } }}
                />
              }
            >
              <SearchBox search={search} placeholder="Buscar funcionário ou onboarding" />
              <Filters search={search} filters={[provider, department]} />
            </Toolbar>
            <DataTable label={done ? text.done : text.pending} table={table} list={page}>
              <Pagination table={table} />
            </DataTable>
          </TabsContent>
        </Tabs>
      </PageSheet>
    </Page>
  )
}
