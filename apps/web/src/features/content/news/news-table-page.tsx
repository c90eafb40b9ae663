import { LayoutList, Zap } from 'lucide-react'
import { writesNews } from '@intranet/contract/content/news-access'
import { formatDateTime, yesNo } from '@intranet/contract/formats'
import { createdColumn, statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { newsItems } from './news.entity.ts'

type News = Outputs['news']['list']['dados'][number]

const states = {
  rascunho: ['Rascunho', 'secondary'],
  agendada: ['Agendada', 'info'],
  publicada: ['Publicada', 'success'],
  expirada: ['Expirada', 'warning'],
} as const

const columns: ListColumns<News, 'news.list'> = [
  {
    accessorKey: 'titulo',
    header: 'Título',
    meta: { card: 'main', sort: true },
    cell: ({ row }) => <AddressLink to={`/news/${row.original.id}`}>{row.original.titulo}</AddressLink>,
  },
  { accessorKey: 'categoria', header: 'Categoria', meta: { card: 'extra', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => row.original.empresa ?? <span className="text-muted-foreground">Todo o grupo</span>,
  },
  { accessorKey: 'departamento', header: 'Departamento', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { card: 'extra' },
    cell: ({ row }) => {
      const [label, tone] = states[row.original.situacao]
      return <Badge variant={tone}>{label}</Badge>
    },
  },
  {
    accessorKey: 'importante',
    header: 'Importante',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => yesNo(row.original.importante),
  },
  {
    accessorKey: 'requer_lido',
    header: 'Exige leitura',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => yesNo(row.original.requer_lido),
  },
  {
    accessorKey: 'publicar_em',
    header: 'Publicação',
    meta: { sort: true },
    cell: ({ row }) => formatDateTime(row.original.publicar_em),
  },
  {
    accessorKey: 'expira_em',
    header: 'Expiração',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => formatDateTime(row.original.expira_em),
  },
  { accessorKey: 'autor', header: 'Autor', meta: { sort: true, hidden: true } },
  statusColumn(),
  createdColumn(),
]

const ownFilters: FiltersOf<'news.list'> = [
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'choice',
    options: Object.entries(states).map(([value, [label]]) => ({ value, label })),
  },
  { key: 'publicar_em', label: 'Publicação', kind: 'period' },
  { key: 'importante', label: 'Importante', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'requer_lido', label: 'Exige leitura', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'hashtag', label: 'Hashtag', kind: 'text' },
  statusFilter,
]

/** The table of the one who writes: drafts, what is to come and what is over too. */
export function NewsTablePage() {
  const writes = writesNews(useSession())
  return (
    <RecordListPage
      entity={newsItems}
      columns={columns}
      filters={[useProviderFilter(), useDepartmentFilter(), ...ownFilters]}
      adds={writes}
      tools={
        <>
          <AddressLink to="/news/list" className={`${buttonVariants({ variant: 'outline' })} max-sm:!hidden`}>
            <LayoutList aria-hidden />
            Mural
          </AddressLink>
          {writes && (
            <AddressLink to="/news/form" className={buttonVariants({ variant: 'outline' })}>
              <Zap aria-hidden />
              Novidade rápida
            </AddressLink>
          )}
        </>
      }
    />
  )
}
