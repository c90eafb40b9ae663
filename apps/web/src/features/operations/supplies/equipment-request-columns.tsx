import { formatDate } from '@intranet/contract/formats'
import {
  equipmentRequestStateLabels,
  type EquipmentRequestState,
} from '@intranet/contract/operations/equipment-request-options'
import { equipmentRequest } from '@intranet/contract/operations/equipment-requests'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { createdColumn } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type EquipmentRow = Outputs['equipmentRequests']['list']['dados'][number]

const column = columnsOf(equipmentRequest)

interface StateProps {
  request: { situacao: EquipmentRequestState; id_custodia: number | null }
}

/** The state of a request; an approved one whose term waits for its signature says so. */
export const EquipmentState = ({ request: { situacao, id_custodia } }: StateProps) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <StateBadge state={equipmentRequestStateLabels[situacao]} />
    {situacao === 'aprovado' && id_custodia !== null && <Badge variant="info">Termo a assinar</Badge>}
  </span>
)

const shared = [
  column('produto', { card: 'main' }),
  column('quantidade', { card: 'extra', labelled: true }),
  column('data_desejada', {
    card: 'extra',
    labelled: true,
    cell: ({ data_desejada }: EquipmentRow) => formatDate(data_desejada),
  }),
  column('situacao', {
    card: 'sub',
    cell: (request: EquipmentRow) => <EquipmentState request={request} />,
  }),
]

const answer = column('resposta', { card: 'extra' })

export const ownColumns: ListColumns<EquipmentRow, 'equipmentRequests.listOwn'> = [
  ...shared,
  answer,
  column('motivo', { hidden: true }),
  createdColumn<EquipmentRow>(),
]

export const managedColumns: ListColumns<EquipmentRow, 'equipmentRequests.list'> = [
  shared[0]!,
  column('solicitante', { card: 'extra' }),
  ...shared.slice(1),
  column('empresa', { hidden: true }),
  column('motivo', { hidden: true }),
  column('resposta', { hidden: true }),
  column('decidido_em', { hidden: true }),
  createdColumn<EquipmentRow>(),
]
