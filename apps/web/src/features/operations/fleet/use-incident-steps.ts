import { can } from '@intranet/contract/access'
import { formatMomentDay } from '@intranet/contract/formats'
import { vehicleIncidentSteps, type VehicleIncidentState } from '@intranet/contract/operations/fleet-options'
import { CircleCheck, Search } from 'lucide-react'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'

interface Row {
  id: number
  placa: string
  data_hora: string
  situacao: VehicleIncidentState
}

const words = { em_analise: 'Analisar', encerrado: 'Encerrar' }
const icons = { em_analise: Search, encerrado: CircleCheck }

/** The steps that a manager may take with an incident. */
export function useIncidentSteps() {
  const manages = can(useSession(), 'frota', 'manage')
  const { take } = useRecordStep(trpc.vehicleIncidents.pathFilter())
  return (row: Row) =>
    (['em_analise', 'encerrado'] as const)
      .filter((step) => manages && vehicleIncidentSteps[step].includes(row.situacao))
      .map((situacao) => ({
        label: words[situacao],
        icon: icons[situacao],
        onSelect: () =>
          void take({
            ask: {
              title: `${words[situacao]} o incidente com ${row.placa} em ${formatMomentDay(row.data_hora)}?`,
              confirmLabel: words[situacao],
              input: reason('Resposta'),
            },
            run: ({ textArea }) =>
              api.vehicleIncidents.changeState.mutate({ id: row.id, situacao, texto: textArea || null }),
          }),
      }))
}
