import { formatDateTime } from '@intranet/contract/formats'
import { confirmationReach } from '@intranet/contract/content/news-access'
import { RecordTable } from '@/components/records/record-table.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { NoPermission } from '@/components/shell/states.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListColumn } from '@/components/table/list-column.ts'
import { PercentCell } from '@/components/table/percent-cell.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Line = Outputs['newsReadings']['board']['dados'][number]

const columns: ListColumn<Line & { ativo: boolean }>[] = [
  {
    accessorKey: 'titulo',
    header: 'Novidade',
    meta: { card: 'main', sort: true },
    cell: ({ row }) => (
      <AddressLink to={`/reports/read-confirm-list/${row.original.id}`}>{row.original.titulo}</AddressLink>
    ),
  },
  { accessorKey: 'categoria', header: 'Categoria', meta: { sort: true } },
  {
    accessorKey: 'publicada_em',
    header: 'Publicada',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => formatDateTime(row.original.publicada_em),
  },
  { accessorKey: 'publico', header: 'Público', meta: { numeric: true, sort: true } },
  { accessorKey: 'lidos', header: 'Lidos', meta: { numeric: true, sort: true } },
  { accessorKey: 'pendentes', header: 'Pendentes', meta: { numeric: true, sort: true } },
  {
    accessorKey: 'percentual',
    header: '%',
    meta: { card: 'sub', numeric: true, sort: true },
    cell: ({ row }) => <PercentCell percent={row.original.percentual} />,
  },
]

const filters: FilterDefinition[] = [
  { key: 'publicada_em', label: 'Publicada', kind: 'period' },
  { key: 'categoria', label: 'Categoria', kind: 'text' },
]

function Board() {
  const search = useTableSearch()
  const list = useList(trpc.newsReadings.board.queryOptions(search.input), search)
  return (
    <Page layout="plain">
      <PageHead title="CONFIRMAÇÃO DE LEITURA" total={list.data?.total} />
      <PageSheet>
        <RecordTable
          procedure="newsReadings.board"
          label="Confirmação de leitura"
          noun={['novidade', 'novidades']}
          list={list as never}
          search={search}
          columns={columns}
          filters={filters}
        />
      </PageSheet>
    </Page>
  )
}

/** How far each required reading has come. */
export function ReadConfirmPage() {
  if (confirmationReach(useSession())) return <Board />
  return (
    <Page layout="plain">
      <PageHead title="CONFIRMAÇÃO DE LEITURA" />
      <PageSheet>
        <NoPermission />
      </PageSheet>
    </Page>
  )
}
