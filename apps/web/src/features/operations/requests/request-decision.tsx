import { dayInBrazil, daysLater } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { useState, Suspense } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Button } from '@/components/ui/button.tsx'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { vehicleChoices } from './free-vehicles.ts'
import { useRequestSteps } from './use-request-steps.ts'

const ApproveDialog = lazyDialog(async () => ({
  default: (await import('./approve-dialog.tsx')).ApproveDialog,
}))

type Request = Outputs['vehicleRequests']['get']

/** The vehicles of its provider that are free for the whole time of a request and seat its passengers. */
function FreeForRequest({ record }: { record: Request }) {
  const window = { start: Date.parse(record.data_retirada), end: Date.parse(record.data_devolucao) }
  const read = useQuery(
    trpc.vehicleRequests.calendar.queryOptions({
      inicio: dayInBrazil(window.start),
      fim: daysLater(dayInBrazil(window.end), 1),
      id_empresa: record.id_empresa,
    }),
  )
  return (
    <Loaded reads={[read]} waiting={<Skeleton className="h-5 w-60" />}>
      {(calendar) => {
        const free = vehicleChoices(calendar, window, record.passageiros).filter((choice) => choice.free)
        return (
          <p className="text-sm">
            <span className="text-muted-foreground">Livres: </span>
            {free.length === 0
              ? 'nenhum veículo neste horário'
              : free.map(({ placa, modelo }) => `${modelo} ${placa}`).join(' · ')}
          </p>
        )
      }}
    </Loaded>
  )
}

/** What a manager may do with a request that waits: approve it with a vehicle, or refuse it. */
export function RequestDecision({ record }: { record: Request }) {
  const [approves, setApproves] = useState(false)
  const { refuse, isPending } = useRequestSteps()
  if (!record.decide || record.situacao !== 'pendente') return null
  return (
    <div className="mb-6 grid gap-3">
      <FreeForRequest record={record} />
      <div className="flex flex-wrap gap-2">
        <Button cooldown={false} onClick={() => setApproves(true)}>
          Aprovar
        </Button>
        <Button variant="outline" busy={isPending} onClick={() => void refuse(record)}>
          Recusar
        </Button>
      </div>
      {approves && (
        <Suspense>
          <ApproveDialog request={record} onClose={() => setApproves(false)} />
        </Suspense>
      )}
    </div>
  )
}
