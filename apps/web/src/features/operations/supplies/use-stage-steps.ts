/** What may be done to an item of a stage: its next stages, one by one or for several. */
import { can } from '@intranet/contract/access'
import { maySucceed, type NextStage, type Stage } from '@intranet/contract/operations/supply-options'
import { PackageCheck, Recycle, Undo2, Wrench, type LucideIcon } from 'lucide-react'
import type { ConfirmRequest } from '@/components/dialogs/dialog-context.ts'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'

interface StepWords {
  label: string
  icon: LucideIcon
  ask: ConfirmRequest
}

const steps: Record<NextStage, StepWords> = {
  devolucao: {
    label: 'Registrar devolução',
    icon: Undo2,
    ask: { title: 'Registrar a devolução?', consequences: ['O item sai da equipe e espera a conferência.'] },
  },
  retorno: {
    label: 'Retornar ao estoque',
    icon: PackageCheck,
    ask: { title: 'Retornar ao estoque?', consequences: ['O item pode ser usado de novo.'] },
  },
  manutencao: {
    label: 'Enviar para manutenção',
    icon: Wrench,
    ask: {
      title: 'Enviar para manutenção?',
      input: reason('Defeito', true),
      more: { kind: 'input', label: 'Fornecedor', limit: 120 },
    },
  },
  reciclagem: {
    label: 'Enviar para reciclagem',
    icon: Recycle,
    ask: {
      title: 'Enviar para reciclagem?',
      input: reason('Motivo', true),
      consequences: ['O item deixa de existir no estoque.'],
    },
  },
}

const cost: ConfirmRequest['more'] = { kind: 'money', label: 'Custo do reparo (R$)' }

/** What comes out of a repair has its own words, and says what the repair cost. */
const fromRepair: Partial<Record<NextStage, StepWords>> = {
  retorno: {
    ...steps.retorno,
    label: 'Concluir',
    ask: { ...steps.retorno.ask, title: 'Concluir a manutenção?', more: cost },
  },
  reciclagem: {
    ...steps.reciclagem,
    label: 'Condenar',
    ask: { ...steps.reciclagem.ask, title: 'Condenar o equipamento?', more: cost },
  },
}

export function useStageSteps(stage: Stage) {
  const session = useSession()
  const { take } = useRecordStep(
    trpc.supplies.pathFilter(),
    trpc.supplyProducts.pathFilter(),
    trpc.assets.pathFilter(),
  )
  const mayTake = (to: NextStage) =>
    maySucceed(stage, to) && can(session, 'suprimentos', to === 'devolucao' ? 'create' : 'manage')
  const offered = (Object.keys(steps) as NextStage[]).filter(mayTake).map((etapa) => {
    const words = (stage === 'manutencao' && fromRepair[etapa]) || steps[etapa]
    const ask = { confirmLabel: words.label, cancelLabel: 'Voltar', ...words.ask }
    return { etapa, ...words, ask }
  })
  const rowSteps = (row: { id: number; updated_at: string }) =>
    offered.map(({ etapa, label, icon, ask }) => ({
      label,
      icon,
      onSelect: () =>
        void take({
          ask,
          run: ({ textArea, more }) =>
            api.supplies.advance.mutate({
              id: row.id,
              updated_at: row.updated_at,
              etapa,
              motivo: textArea || null,
              ...(more && (etapa === 'manutencao' ? { fornecedor: more } : { custo: more })),
            }),
        }),
    }))
  return { offered, rowSteps }
}
