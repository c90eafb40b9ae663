import { useNavigate } from '@tanstack/react-router'
import { formatCount, formatDate, formatDateTime } from '@intranet/contract/formats'
import { confirmationReach } from '@intranet/contract/content/news-access'
import { ListTable } from '@/components/list/list-table.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListColumn, ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { PercentCell } from '@/components/table/percent-cell.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Segmented } from '@/components/ui/segmented.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type NewsLine = Outputs['newsReadings']['board']['dados'][number]
type ArticleLine = Outputs['handbook']['board']['dados'][number]
interface Counted {
  publico: number
  lidos: number
  pendentes: number
  percentual: number
}

/** Público, Lidos, Pendentes and the percent in its colour; on a card also who is still to read. */
const countColumns = <Line extends Counted>(): ListColumn<Line, keyof Counted>[] => [
  { id: 'publico', accessorFn: (row) => row.publico, header: 'Público', meta: { numeric: true, sort: true } },
  { id: 'lidos', accessorFn: (row) => row.lidos, header: 'Lidos', meta: { numeric: true, sort: true } },
  {
    id: 'pendentes',
    accessorFn: (row) => row.pendentes,
    header: 'Pendentes',
    meta: { numeric: true, sort: true },
  },
  {
    id: 'percentual',
    accessorFn: (row) => row.percentual,
    header: 'Lido (%)',
    meta: { card: 'sub', numeric: true, sort: true, labelled: false },
    cell: ({ row: { original } }) => (
      <OnCard table={<PercentCell bare percent={original.percentual} />}>
        <PercentCell percent={original.percentual} /> lido
        {original.pendentes > 0 && ` · ${formatCount(original.pendentes, 'pendente', 'pendentes')}`}
      </OnCard>
    ),
  },
]

const newsColumns: ListColumns<NewsLine, 'newsReadings.board'> = [
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
  ...countColumns<NewsLine>(),
]

const articleColumns: ListColumns<ArticleLine, 'handbook.board'> = [
  {
    accessorKey: 'titulo',
    header: 'Artigo',
    meta: { card: 'main', sort: true },
    cell: ({ row }) => (
      <AddressLink to={`/employee-handbook/readers/${row.original.id}`}>{row.original.titulo}</AddressLink>
    ),
  },
  { accessorKey: 'categoria', header: 'Categoria', meta: { sort: true } },
  {
    accessorKey: 'versao',
    header: 'Versão',
    meta: { numeric: true, sort: true },
  },
  {
    accessorKey: 'vigencia_inicio',
    header: 'Vigência',
    meta: { card: 'extra', sort: true, labelled: true },
    cell: ({ row }) => formatDate(row.original.vigencia_inicio),
  },
  ...countColumns<ArticleLine>(),
]

const category: FilterDefinition<'categoria'> = { key: 'categoria', label: 'Categoria', kind: 'text' }
const published: FilterDefinition<'publicada_em'> = {
  key: 'publicada_em',
  label: 'Publicada',
  kind: 'period',
}

function NewsBoard() {
  const search = useTableSearch('newsReadings.board')
  const list = useList(trpc.newsReadings.board.queryOptions(search.input), search)
  return (
    <ListTable
      label="Novidades com leitura obrigatória"
      placeholder="Buscar novidade"
      list={list}
      search={search}
      columns={newsColumns}
      filters={[published, category]}
    />
  )
}

function ArticleBoard() {
  const search = useTableSearch('handbook.board')
  const list = useList(trpc.handbook.board.queryOptions(search.input), search)
  return (
    <ListTable
      label="Artigos com leitura obrigatória"
      placeholder="Buscar artigo"
      list={list}
      search={search}
      columns={articleColumns}
      filters={[category]}
    />
  )
}

type Tab = 'novidades' | 'manual'
const labels: Record<Tab, string> = { novidades: 'Novidades', manual: 'Manual' }

/** How far each required reading has come: of news, and of the handbook. */
export function ReadConfirmPage({ tab }: { tab: Tab }) {
  const session = useSession()
  const navigate = useNavigate()
  const open = (Object.keys(labels) as Tab[]).filter((key) => confirmationReach(session, key))
  const current = open.includes(tab) ? tab : open[0]
  return (
    <Page>
      <PageHead />
      <PageSheet>
        {open.length > 1 && current && (
          <div className="mb-3">
            <Segmented
              label="O que é lido"
              value={current}
              options={open.map((key) => ({ value: key, label: labels[key] }))}
              onChange={(key) =>
                void navigate({
                  to: (key === 'manual'
                    ? '/reports/read-confirm?aba=manual'
                    : '/reports/read-confirm') as '/',
                })
              }
            />
          </div>
        )}
        {current === 'novidades' && <NewsBoard />}
        {current === 'manual' && <ArticleBoard />}
      </PageSheet>
    </Page>
  )
}
