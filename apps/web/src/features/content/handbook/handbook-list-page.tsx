import { Archive, ArchiveRestore, BookOpen, GitCompare, Pencil, Send, Users } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { article, articleStateLabels } from '@intranet/contract/content/handbook'
import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { PercentCell } from '@/components/table/percent-cell.tsx'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useArticleActions } from './use-article-actions.ts'
import { ListPage } from '@/components/list/list-page.tsx'
import { removalAction } from '@/components/table/removal-action.ts'

type Article = Outputs['handbook']['list']['dados'][number]

const column = columnsOf(article)

const columns: ListColumns<Article, 'handbook.list'> = [
  column('titulo', { card: 'main' }),
  column('categoria', { card: 'extra' }),
  column('empresa', { hidden: true }),
  column('versao', { cell: ({ versao }: Article) => versao || '–' }),
  column('situacao', {
    card: 'sub',
    cell: ({ situacao, versao, alterado }: Article) => (
      <span className="inline-flex flex-wrap gap-1">
        <StateBadge state={articleStateLabels[situacao]} />
        {versao > 0 && alterado && <Badge variant="info">Com rascunho</Badge>}
      </span>
    ),
  }),
  column('vigencia_inicio', { cell: ({ vigencia_inicio }: Article) => formatDate(vigencia_inicio) }),
  column('leituras_percentual', {
    header: 'Leituras (%)',
    card: 'extra',
    labelled: true,
    cell: ({ requer_lido, versao, leituras_percentual }: Article) =>
      requer_lido && versao > 0 ? <PercentCell bare percent={leituras_percentual} /> : '–',
  }),
  {
    accessorKey: 'updated_at',
    header: 'Atualizado',
    meta: { sort: true },
    cell: ({ row }) => formatDateTime(row.original.updated_at),
  },
]

const ownFilters: FiltersOf<'handbook.list'> = [
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'choice',
    options: optionsOf(articleStateLabels),
  },
  { key: 'alterado', label: 'Com rascunho', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'requer_lido', label: 'Exige leitura', kind: 'boolean', labels: ['Sim', 'Não'] },
  { key: 'categoria', label: 'Categoria', kind: 'text' },
]

/** The articles of the one who writes the handbook. */
export function HandbookListPage() {
  const search = useTableSearch('handbook.list')
  const list = useList(trpc.handbook.list.queryOptions(search.input), search)
  const filters = [useProviderFilter(), ...ownFilters]
  const manages = can(useSession(), 'manual', 'manage')
  const act = useArticleActions()
  const actions = (row: Article): RowAction[] => [
    ...(row.pode_editar
      ? [{ label: 'Editar', icon: Pencil, to: `/employee-handbook/edit/${row.id}` as const }]
      : []),
    ...(row.versao > 0
      ? [{ label: 'Versões', icon: GitCompare, to: `/employee-handbook/versions/${row.id}` as const }]
      : []),
    ...(manages && row.requer_lido && row.versao > 0
      ? [{ label: 'Leituras', icon: Users, to: `/employee-handbook/readers/${row.id}` as const }]
      : []),
    ...(manages && (row.alterado || row.versao === 0)
      ? [{ label: 'Publicar', icon: Send, onSelect: () => void act.publish(row) }]
      : []),
    ...(manages && row.versao > 0
      ? [
          {
            label: row.situacao === 'arquivado' ? 'Desarquivar' : 'Arquivar',
            icon: row.situacao === 'arquivado' ? ArchiveRestore : Archive,
            onSelect: () => act.archive(row.id, row.situacao !== 'arquivado'),
          },
        ]
      : []),
    ...(manages && row.versao === 0 ? [removalAction(() => act.remove(row))] : []),
  ]
  return (
    <ListPage
      label="Artigos do manual"
      placeholder="Buscar artigo"
      list={list}
      columns={columns}
      filters={filters}
      actions={actions}

      tools={
        <>
          <AddressLink to="/employee-handbook/view" className={buttonVariants({ variant: 'outline' })}>
            <BookOpen aria-hidden />
            Ver manual
          </AddressLink>
          <AddLink to="/employee-handbook/register">Novo artigo</AddLink>
        </>
      }
    />
  )
}
