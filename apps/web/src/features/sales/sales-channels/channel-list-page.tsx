import { can } from '@intranet/contract/access'
import { brandName } from '@intranet/contract/formats'
import { channelEntity } from '@intranet/contract/sales/channels'
import { AddLink } from '@/components/list/add-link.tsx'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { RecordPage } from '@/components/list/record-page.tsx'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useSession } from '@/lib/session.ts'
import { ProviderNames } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { ownRowActions } from '../own-row-actions.ts'
import { switchColumn } from '../switch-column.tsx'
import { salesChannels } from './sales-channel.entity.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'

type Channel = Outputs['salesChannels']['list']['dados'][number]

const column = columnsOf(channelEntity)

const columns: ListColumns<Channel, 'salesChannels.list'> = [
  column('nome', { card: 'main' }),
  column('provedor', {
    card: 'below',
    cell: ({ provedor, sistema }: Channel) => (
      <ProviderNames names={provedor ?? (sistema === null ? 'Todo o grupo' : brandName(sistema))} />
    ),
  }),
  column('public'),
  createdColumn(),
]

const filters: FiltersOf<'salesChannels.list'> = [
  { key: 'provedor', label: 'Provedor', kind: 'text' },
  { key: 'public', label: 'Público', kind: 'boolean', labels: ['Sim', 'Não'] },
  statusFilter,
]

export function ChannelListPage() {
  const session = useSession()
  const { list } = useRecordList(salesChannels)
  const manages = can(session, 'vendas', 'manage')
  const records = useRecordActions(salesChannels)
  return (
    <RecordPage
      tools={
        can(session, 'vendas', 'create') && (
          <AddLink to="/marketing/channels/register">{salesChannels.add}</AddLink>
        )
      }
      entity={salesChannels}
      list={list}
      columns={[...columns, switchColumn<Channel>(manages ? records.switchOne : undefined)]}
      filters={filters}
      records={manages ? records : undefined}
      actions={ownRowActions(session, salesChannels)}
    />
  )
}
