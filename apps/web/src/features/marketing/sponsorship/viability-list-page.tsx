import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { viability } from '@intranet/contract/marketing/sponsorship-viability'
import { analysisStates, opinionLabels } from '@intranet/contract/marketing/sponsorship-words'
import { FolderOpen, Pencil } from 'lucide-react'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import { useRemoval } from '@/components/records/use-removal.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { ProviderNames } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { OpinionMark } from './sponsorship-marks.tsx'
import { detailsOf } from './sponsorship-search.ts'

type Row = Outputs['sponsorshipViability']['list']['dados'][number]
const analysed = ({ situacao }: Row) => analysisStates.includes(situacao)

const column = columnsOf(viability)

const columns: ListColumns<Row, 'sponsorshipViability.list'> = [
  column('protocolo', { card: 'extra' }),
  column('evento', { card: 'main' }),
  column('nota', { card: 'sub', cell: (row: Row) => formatNumber(row.nota, 2) }),
  column('parecer', { card: 'extra', cell: (row: Row) => <OpinionMark opinion={row.parecer} /> }),
  column('custo_estimado', { card: 'extra' }),
  column('provedor', { cell: ({ provedor }: Row) => <ProviderNames names={provedor} /> }),
  column('autor', { card: 'extra', labelled: true }),
]

export function ViabilityListPage() {
  const session = useSession()
  const works = can(session, 'marketing', 'create')
  const manages = can(session, 'marketing', 'manage')
  const removal = useRemoval(trpc.sponsorshipViability.pathFilter(), trpc.sponsorshipRequests.pathFilter())
  const search = useTableSearch('sponsorshipViability.list')
  const list = useList(trpc.sponsorshipViability.list.queryOptions(search.input), search)
  const filters: FiltersOf<'sponsorshipViability.list'> = [
    { key: 'parecer', label: 'Parecer', kind: 'choice', options: optionsOf(opinionLabels) },
    useProviderFilter(),
    { key: 'created_at', label: 'Criação', kind: 'period' },
  ]
  return (
    <ListPage
      tools={works && <AddLink to="/marketing/sponsorship/viability/register">Nova análise</AddLink>}
      label="Viabilidade"
      what="análises de viabilidade"
      placeholder="Buscar protocolo ou evento"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => [
        { label: 'Abrir solicitação', icon: FolderOpen, to: detailsOf(row.id_solicitacao) },
        ...(works && analysed(row)
          ? [
              {
                label: 'Editar',
                icon: Pencil,
                to: `/marketing/sponsorship/viability/edit?id=${row.id}` as const,
              },
            ]
          : []),
        ...(manages && analysed(row)
          ? [
              removal({
                title: `Excluir a análise de ${row.protocolo}?`,
                text: row.evento,
                run: () => api.sponsorshipViability.remove.mutate({ id: row.id }),
              }),
            ]
          : []),
      ]}
    />
  )
}
