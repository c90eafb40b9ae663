import { can } from '@intranet/contract/access'
import { maintenanceSteps, type MaintenanceState } from '@intranet/contract/operations/fleet-options'
import { Ban, CircleCheck, CircleX, Play, ThumbsUp, type LucideIcon } from 'lucide-react'
import type { ConfirmRequest } from '@/components/dialogs/dialog-context.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'

type Step = Exclude<MaintenanceState, 'solicitada'>

const steps: Record<Step, { label: string; icon: LucideIcon; ask: ConfirmRequest }> = {
  aprovada: {
    label: 'Aprovar',
    icon: ThumbsUp,
    ask: { title: 'Aprovar a manutenção?', input: reason('Observação') },
  },
  recusada: {
    label: 'Recusar',
    icon: CircleX,
    ask: { title: 'Recusar a manutenção?', input: reason('Motivo', true) },
  },
  em_execucao: {
    label: 'Iniciar',
    icon: Play,
    ask: { title: 'Iniciar a manutenção?', consequences: ['O veículo sai de uso até a conclusão.'] },
  },
  concluida: {
    label: 'Concluir',
    icon: CircleCheck,
    ask: {
      title: 'Concluir a manutenção?',
      consequences: ['O veículo volta ao uso.', 'Quilometragem e próxima revisão são atualizadas.'],
    },
  },
  cancelada: {
    label: 'Cancelar',
    icon: Ban,
    ask: { title: 'Cancelar a manutenção?', input: reason('Motivo') },
  },
}

/** The steps that somebody may take from a state, as entries of a row's menu. */
export function useMaintenanceSteps() {
  const manages = can(useSession(), 'frota', 'manage')
  const { take } = useRecordStep(trpc.vehicleMaintenance.pathFilter(), trpc.vehicles.pathFilter())
  return (row: { id: number; updated_at: string; situacao: MaintenanceState }) =>
    (Object.keys(steps) as Step[])
      .filter((step) => manages && maintenanceSteps[step].includes(row.situacao))
      .map((situacao) => ({
        label: steps[situacao].label,
        icon: steps[situacao].icon,
        onSelect: () =>
          void take({
            ask: { confirmLabel: steps[situacao].label, cancelLabel: 'Voltar', ...steps[situacao].ask },
            run: ({ textArea }) =>
              api.vehicleMaintenance.changeState.mutate({
                id: row.id,
                updated_at: row.updated_at,
                situacao,
                texto: textArea || null,
              }),
          }),
      }))
}
