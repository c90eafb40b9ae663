import { useQuery } from '@tanstack/react-query'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Facts } from '@/components/records/facts.tsx'
import { RecordSheet } from '@/components/records/record-sheet.tsx'
import { trpc } from '@/lib/trpc.ts'
import { ShutdownActions } from './shutdown-actions.tsx'
import { ShutdownChecklist } from './shutdown-checklist.tsx'
import { ShutdownStateMark } from './shutdown-state-mark.tsx'
import { mainFacts, otherFacts } from './shutdown-facts.ts'

/** A shutdown beside a list: what was asked, the next step, and its checklist. */
export function ShutdownSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useQuery(trpc.shutdowns.get.queryOptions({ id }))
  return (
    <RecordSheet
      title={read.data ? `Desligamento de ${read.data.funcionario}` : 'Desligamento'}
      read={read}
      onClose={onClose}
    >
      {(record) => (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <ShutdownStateMark state={record.situacao} />
            <AddressLink to={`/shutdowns/edit/${id}`} className="text-sm">
              Abrir desligamento
            </AddressLink>
          </div>
          <Facts rows={[...mainFacts(record), ...otherFacts(record)]} />
          <div className="my-5">
            <ShutdownActions record={record} />
          </div>
          <ShutdownChecklist record={record} />
        </>
      )}
    </RecordSheet>
  )
}
