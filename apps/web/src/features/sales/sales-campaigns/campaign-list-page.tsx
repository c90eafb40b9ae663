import { ChartNoAxesCombined } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { layout, salesCampaign } from '@intranet/contract/messages/marketing'
import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { ownRowActions } from '../own-row-actions.ts'
import { switchColumn } from '../switch-column.tsx'

type Campaign = Outputs['salesCampaigns']['list']['dados'][number]

const columns: ListColumns<Campaign, 'salesCampaigns.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  {
    id: 'provedor',
    header: 'Provedores',
    meta: { card: 'extra', sort: true },
    accessorFn: ({ provedor }) => provedor ?? 'Todo o grupo',
  },
  {
    accessorKey: 'api',
    header: 'API',
    meta: { sort: true },
    cell: ({ row }) => (row.original.api ? 'Sim' : 'Não'),
  },
  createdColumn(),
]

const filters: FiltersOf<'salesCampaigns.list'> = [
  { key: 'provedor', label: 'Provedor', kind: 'text' },
  { key: 'api', label: 'API', kind: 'boolean', labels: ['Sim', 'Não'] },
  statusFilter,
]

/** The only way to a campaign's results (docs/sales.md#results-of-a-campaign). */
const results = ({ id }: Campaign): RowAction => ({
  label: 'Resultados',
  icon: ChartNoAxesCombined,
  to: `/marketing/results-campaigns/list?idCampaign=${id}`,
})

export function CampaignListPage() {
  const session = useSession()
  const search = useTableSearch('salesCampaigns.list')
  const list = useList(trpc.salesCampaigns.list.queryOptions(search.input), search)
  const manages = can(session, 'vendas', 'manage')
  const records = useRecordActions<Campaign>({
    base: '/marketing/campaigns',
    name: ({ nome }) => nome,
    setActive: (input) => api.salesCampaigns.setActive.mutate(input),
    remove: (input) => api.salesCampaigns.remove.mutate(input),
    changed: trpc.salesCampaigns.pathFilter(),
    texts: salesCampaign,
  })
  const ownActions = ownRowActions(session, '/marketing/campaigns')
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {can(session, 'vendas', 'create') && (
          <AddLink to="/marketing/campaigns/register">{layout.newCampaign}</AddLink>
        )}
      </PageHead>
      <PageSheet>
        <RecordTable
          label="Campanhas"
          noun={['campanha', 'campanhas']}
          list={list}
          search={search}
          columns={[...columns, switchColumn<Campaign>(manages ? records.switchOne : undefined)]}
          filters={filters}
          records={
            manages ? { ...records, actions: (row) => [results(row), ...records.actions(row)] } : undefined
          }
          actions={(row) => [results(row), ...ownActions(row)]}
        />
      </PageSheet>
    </Page>
  )
}
