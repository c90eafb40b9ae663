import { formatDate, formatDateTime } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Facts, type Fact } from '@/components/records/facts.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { EquipmentState } from './equipment-request-columns.tsx'
import { equipmentRequests } from './equipment-request.entity.ts'
import { HandOverSheet } from './hand-over.ts'
import { useEquipmentSteps } from './use-equipment-steps.ts'
import { providerFact } from '@/features/company/provider-cell.tsx'

type Request = Outputs['equipmentRequests']['get']

const factsOf = (request: Request): Fact[] => [
  ['Quem pediu', request.solicitante],
  providerFact(request.empresa),
  ['Para quando', formatDate(request.data_desejada)],
  ['Pedido em', formatDateTime(request.created_at)],
  ['Decidido por', request.aprovador],
  ['Decisão', request.decidido_em && formatDateTime(request.decidido_em)],
  ['Resposta', request.resposta],
  [
    'Termo',
    request.id_custodia !== null && (
      <AddressLink to={`/supplies/custody/term/${request.id_custodia}`}>Abrir termo</AddressLink>
    ),
  ],
]

function Opened({ request }: { request: Request }) {
  const [hands, setHands] = useState(false)
  const steps = useEquipmentSteps(() => setHands(true))
  const name = `${request.quantidade} × ${request.produto}`
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">{name}</b>
        <EquipmentState request={request} />
      </div>
      <p className="text-sm break-words">{request.motivo}</p>
      <Facts rows={factsOf(request)} />
      <RecordActions
        name={name}
        near={steps(request)}
        edits={{ history: equipmentRequests.history, id: request.id }}
      />
      <Suspense>{hands && <HandOverSheet request={request} onClose={() => setHands(false)} />}</Suspense>
    </div>
  )
}

interface EquipmentRequestSheetProps {
  id: number
  onClose: () => void
}

/** A request beside its list: what was asked for and why, and the steps that are open. */
export function EquipmentRequestSheet({ id, onClose }: EquipmentRequestSheetProps) {
  const read = useQuery(trpc.equipmentRequests.get.queryOptions({ id }))
  return (
    <RecordSheet title="Pedido de equipamento" read={read} onClose={onClose}>
      {(request) => <Opened key={request.updated_at} request={request} />}
    </RecordSheet>
  )
}
