import { can } from '@intranet/contract/access'
import { vehicleIncidentSteps, type VehicleIncidentState } from '@intranet/contract/operations/fleet-options'
import { CircleCheck, Search } from 'lucide-react'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'

const words = { em_analise: 'Analisar', encerrado: 'Encerrar' }
const icons = { em_analise: Search, encerrado: CircleCheck }

/** The steps that a manager may take with an incident. */
export function useIncidentSteps() {
  const manages = can(useSession(), 'frota', 'manage')
  const { take } = useRecordStep(trpc.vehicleIncidents.pathFilter())
  return (row: { id: number; situacao: VehicleIncidentState }) =>
    (['em_analise', 'encerrado'] as const)
      .filter((step) => manages && vehicleIncidentSteps[step].includes(row.situacao))
      .map((situacao) => ({
        label: words[situacao],
        icon: icons[situacao],
        onSelect: () =>
          void take({
            ask: {
              title: `${words[situacao]} o incidente?`,
              confirmLabel: words[situacao],
              input: reason('Resposta'),
            },
            run: ({ textArea }) =>
              api.vehicleIncidents.changeState.mutate({ id: row.id, situacao, texto: textArea || null }),
          }),
      }))
}
