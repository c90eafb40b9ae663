import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

type EmptySearch = Outputs['faq']['emptySearches']['dados'][number]

const origins = { interna: 'Funcionários', publica: 'Visitantes' }

const columns: ListColumns<EmptySearch, 'faq.emptySearches'> = [
  { accessorKey: 'termo', header: 'Busca', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'origem',
    header: 'Quem buscou',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => origins[row.original.origem as keyof typeof origins],
  },
  { accessorKey: 'vezes', header: 'Vezes', meta: { card: 'sub', numeric: true, sort: true } },
  {
    accessorKey: 'ultima_em',
    header: 'Última vez',
    meta: { sort: true },
    cell: ({ row }) => formatDateTime(row.original.ultima_em),
  },
]

const filters: FiltersOf<'faq.emptySearches'> = [
  {
    key: 'origem',
    label: 'Quem buscou',
    kind: 'choice',
    options: optionsOf(origins),
  },
]

/** What people looked for and the FAQ does not have. */
export function EmptySearchesPage() {
  const search = useTableSearch('faq.emptySearches')
  const list = useList(trpc.faq.emptySearches.queryOptions(search.input), search)
  const session = useSession()
  return (
    <ListPage
      tools={
        can(session, 'perguntas_frequentes', 'create') && <AddLink to="/faq/register">Nova pergunta</AddLink>
      }
      label="Buscas sem resultado"
      placeholder="Buscar termo"
      list={list}
      columns={columns}
      filters={filters}
    />
  )
}
