import { ChartNoAxesCombined } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { campaignEntity } from '@intranet/contract/sales/campaigns'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordPage } from '@/components/list/record-page.tsx'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { ProviderNames } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { ownRowActions } from '../own-row-actions.ts'
import { switchColumn } from '../switch-column.tsx'
import { salesCampaigns } from './sales-campaign.entity.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'

type Campaign = Outputs['salesCampaigns']['list']['dados'][number]

const column = columnsOf(campaignEntity)

const columns: ListColumns<Campaign, 'salesCampaigns.list'> = [
  column('nome', { card: 'main' }),
  column('provedor', {
    card: 'below',
    cell: ({ provedor }: Campaign) => <ProviderNames names={provedor ?? 'Todo o grupo'} />,
  }),
  column('api'),
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
  const { list } = useRecordList(salesCampaigns)
  const manages = can(session, 'vendas', 'manage')
  const records = useRecordActions(salesCampaigns)
  const ownActions = ownRowActions(session, salesCampaigns)
  return (
    <RecordPage
      tools={
        can(session, 'vendas', 'create') && (
          <AddLink to="/marketing/campaigns/register">{salesCampaigns.add}</AddLink>
        )
      }
      entity={salesCampaigns}
      list={list}
      columns={[...columns, switchColumn<Campaign>(manages ? records.switchOne : undefined)]}
      filters={filters}
      records={
        manages ? { ...records, actions: (row) => [results(row), ...records.actions(row)] } : undefined
      }
      actions={(row) => [results(row), ...ownActions(row)]}
    />
  )
}
