import { useQuery } from '@tanstack/react-query'
import { trpc } from '@/lib/trpc.ts'
import { RequestDecision } from './request-decision.tsx'
import { ChecklistButton, Checklists, RequestFacts } from './vehicle-request-edit-page.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'

/** A request beside the list, with its checklists. */
export function RequestSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.vehicleRequests.get.queryOptions({ id }))
  return (
    <RecordSheet title="Solicitação de veículo" read={read} onClose={onClose}>
      {(record) => (
        <>
          <RequestFacts record={record} />
          <RequestDecision record={record} />
          <div className="mb-6">
            <ChecklistButton record={record} />
          </div>
          <Checklists record={record} />
        </>
      )}
    </RecordSheet>
  )
}
