import { can } from '@intranet/contract/access'
import { checklistItems } from '@intranet/contract/desk/backoffice-options'
import { common } from '@intranet/contract/messages'
import { backoffice as text } from '@intranet/contract/messages/backoffice'
import { useTextDraft } from '@/components/form/use-text-draft.ts'
import { useUnsavedChanges } from '@/components/dialogs/use-unsaved-guard.ts'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { useRelease, worksOn } from '../take-next.tsx'

type Sale = Outputs['deskSales']['get']

/** What was ticked and is not saved; it outlives a newer version of the sale. */
export type Marks = Partial<Sale['checklist']>

interface Audited {
  sale: Sale
  marks: Marks
  onMarks: (marks: Marks) => void
}

/** What is being audited: the checklist and the note are saved by themselves, and go with each step. */
export function useSaleAudit({ sale, marks, onMarks }: Audited) {
  const session = useSession()
  const release = useRelease('vendas')
  const { take, isPending } = useRecordStep(trpc.deskSales.pathFilter(), trpc.activations.pathFilter())
  const note = useTextDraft(`sale-audit:${sale.id}`, 'Observação', sale.observacao ?? '')
  const save = useSave(
    trpc.deskSales.update.mutationOptions({
      onSuccess: (_saved, { observacao }) => {
        note.settle(observacao ?? '')
        onMarks({})
      },
    }),
    { saved: common.success, changes: [trpc.deskSales.pathFilter()] },
  )
  const works = can(session, 'backoffice', 'create')
  const auditing = sale.situacao === 'em_auditoria' && worksOn(session, sale.id_auditor)
  const checklist = auditing ? { ...sale.checklist, ...marks } : sale.checklist
  const ticked = checklistItems.some((item) => checklist[item] !== sale.checklist[item])
  useUnsavedChanges(ticked)
  const kept = { checklist, observacao: note.value || null }
  const saveNow = () => save.mutate({ id: sale.id, updated_at: sale.updated_at, ...kept })
  const step = async (
    situacao: 'em_auditoria' | 'aprovada' | 'com_pendencia' | 'cancelada',
    motivo?: string,
  ) => {
    await api.deskSales.changeState.mutate({
      id: sale.id,
      situacao,
      updated_at: sale.updated_at,
      ...(auditing && kept),
      ...(motivo && { motivo }),
    })
    if (!auditing) return
    note.settle(note.value)
    onMarks({})
  }
  const only = (allowed: boolean, action: RowAction): RowAction[] =>
    allowed ? [{ ...action, disabled: isPending }] : []
  const near = [
    ...only(works && ['pendente', 'com_pendencia'].includes(sale.situacao), {
      label: 'Auditar',
      onSelect: () => void take({ ask: { title: 'Auditar esta venda?' }, run: () => step('em_auditoria') }),
    }),
    ...only(auditing, {
      label: 'Aprovar',
      onSelect: () =>
        Object.values(checklist).every(Boolean)
          ? void take({
              ask: { title: 'Aprovar a venda?', consequences: ['A ativação entra na fila.'] },
              run: () => step('aprovada'),
            })
          : toast.error(text.checklist),
    }),
    ...only(auditing, {
      label: 'Com pendência',
      onSelect: () =>
        void take({
          ask: { title: 'O que falta nesta venda?', input: reason('Pendência', true) },
          run: ({ textArea }) => step('com_pendencia', textArea),
        }),
    }),
  ]
  const taking = only(auditing, { label: 'Devolver à fila', onSelect: () => release(sale.id) })
  const cancels =
    (sale.id_auditor === null ? works : worksOn(session, sale.id_auditor)) &&
    sale.situacao !== 'cancelada' &&
    sale.situacao_ativacao !== 'ativada'
  const ending = only(cancels, {
    label: 'Cancelar venda',
    variant: 'destructive',
    separated: true,
    onSelect: () =>
      void take({
        ask: {
          title: 'Cancelar a venda?',
          consequences: ['A lead volta para Negociação e o vendedor é avisado.'],
          input: reason('Motivo', true),
          confirmLabel: 'Cancelar venda',
          cancelLabel: 'Voltar',
        },
        run: ({ textArea }) => step('cancelada', textArea),
      }),
  })
  return {
    works,
    auditing,
    checklist,
    mark: (part: Marks) => onMarks({ ...marks, ...part }),
    note,
    saveNow,
    saving: save.isPending,
    near,
    taking,
    ending,
  }
}
