import { can } from '@intranet/contract/access'
import { maintenanceSteps, type MaintenanceState } from '@intranet/contract/operations/fleet-options'
import { Ban, CircleCheck, CircleX, Play, ThumbsUp, type LucideIcon } from 'lucide-react'
import type { ConfirmRequest } from '@/components/dialogs/dialog-context.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'

type Step = Exclude<MaintenanceState, 'solicitada'>

interface StepAction {
  label: string
  icon: LucideIcon
  ask: Omit<ConfirmRequest, 'title'>
  variant?: 'destructive'
}

const steps: Record<Step, StepAction> = {
  aprovada: {
    label: 'Aprovar',
    icon: ThumbsUp,
    ask: { input: reason('Observação') },
  },
  recusada: {
    label: 'Recusar',
    icon: CircleX,
    ask: { input: reason('Motivo', true) },
  },
  em_execucao: {
    label: 'Iniciar',
    icon: Play,
    ask: { consequences: ['O veículo sai de uso até a conclusão.'] },
  },
  concluida: {
    label: 'Concluir',
    icon: CircleCheck,
    ask: {
      consequences: ['O veículo volta ao uso.', 'Quilometragem e próxima revisão são atualizadas.'],
      more: { kind: 'day', label: 'Concluída em', note: 'Vazio: hoje.' },
    },
  },
  cancelada: {
    label: 'Cancelar',
    icon: Ban,
    ask: { input: reason('Motivo') },
    variant: 'destructive',
  },
}

/** The steps that somebody may take from a state, as entries of a row's menu. */
export function useMaintenanceSteps() {
  const manages = can(useSession(), 'frota', 'manage')
  const { take } = useRecordStep(trpc.vehicleMaintenance.pathFilter(), trpc.vehicles.pathFilter())
  return (row: { id: number; placa: string; updated_at: string; situacao: MaintenanceState }) =>
    (Object.keys(steps) as Step[])
      .filter((step) => manages && maintenanceSteps[step].includes(row.situacao))
      .map((situacao) => ({
        label: steps[situacao].label,
        icon: steps[situacao].icon,
        variant: steps[situacao].variant,
        onSelect: () =>
          void take({
            ask: {
              title: `${steps[situacao].label} a manutenção de ${row.placa}?`,
              confirmLabel: steps[situacao].label,
              cancelLabel: 'Voltar',
              ...steps[situacao].ask,
            },
            run: ({ textArea, more }) =>
              api.vehicleMaintenance.changeState.mutate({
                id: row.id,
                updated_at: row.updated_at,
                situacao,
                texto: textArea || null,
                ...(more && { data_conclusao: more }),
              }),
          }),
      }))
}
