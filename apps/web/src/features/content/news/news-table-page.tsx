import { LayoutList, Zap } from 'lucide-react'
import { writesNews } from '@intranet/contract/content/news-access'
import { newsItem, newsStateLabels } from '@intranet/contract/content/news'
import { formatDateTime, formatMomentDay } from '@intranet/contract/formats'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { OnCard } from '@/components/table/on-card.tsx'
import { StatusDot } from '@/components/ui/status-dot.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { ProviderNames } from '@/features/company/provider-cell.tsx'
import { useDepartmentFilter, useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { optionsOf } from '@/lib/options-of.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { newsItems } from './news.entity.ts'

type News = Outputs['news']['list']['dados'][number]

const column = columnsOf(newsItem)

const columns: ListColumns<News, 'news.list'> = [
  column('titulo', {
    card: 'main',
    cell: ({ id, titulo }: News) => <AddressLink to={`/news/${id}`}>{titulo}</AddressLink>,
  }),
  column('categoria', { card: 'extra' }),
  column('empresa', {
    card: 'below',
    cell: ({ empresa }: News) =>
      empresa ? (
        <ProviderNames names={empresa} />
      ) : (
        <span data-none className="text-muted-foreground">
          Todo o grupo
        </span>
      ),
  }),
  column('departamento', { hidden: true }),
  column('situacao', {
    card: 'extra',
    cell: ({ situacao }: News) => <StateBadge state={newsStateLabels[situacao]} />,
  }),
  column('importante', { hidden: true }),
  column('requer_lido', { hidden: true }),
  column('publicar_em', {
    card: 'below',
    cell: ({ publicar_em }: News) => (
      <OnCard table={formatDateTime(publicar_em)}>{formatMomentDay(publicar_em)}</OnCard>
    ),
  }),
  column('expira_em', { hidden: true, cell: ({ expira_em }: News) => formatDateTime(expira_em) }),
  column('autor', { hidden: true }),
  // A card has the state already: that it is switched off says more.
  column('ativo', {
    cell: ({ ativo }: News) => (
      <span data-none={ativo || undefined}>
        <StatusDot active={ativo} />
      </span>
    ),
  }),
  createdColumn(),
]

const ownFilters: FiltersOf<'news.list'> = [
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'choice',
    options: optionsOf(newsStateLabels),
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
