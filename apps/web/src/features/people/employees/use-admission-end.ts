import { common } from '@intranet/contract/messages'
import { formatDate } from '@intranet/contract/formats'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import type { EmployeeRow } from './employee-columns.tsx'

/** Calls an admission to come off: its day is emptied (docs/people.md#admission-to-come). */
export function useAdmissionEnd() {
  const confirm = useConfirm()
  const { mutate } = useSave(trpc.employees.update.mutationOptions(), {
    saved: common.statusUpdated,
    changes: [trpc.employees.pathFilter(), trpc.users.pathFilter()],
  })
  return async ({ id, updated_at, nome, email, data_admissao }: EmployeeRow) => {
    const answer = await confirm({
      title: `Cancelar a admissão de ${nome ?? email}?`,
      text: `Prevista para ${formatDate(data_admissao)}.`,
      consequences: [
        'A pessoa sai de Funcionários, e o primeiro acesso não é enviado.',
        'Quem veio de uma proposta: cancele a proposta na candidatura, que libera a vaga e avisa a pessoa.',
      ],
      confirmLabel: 'Cancelar admissão',
      cancelLabel: 'Voltar',
    })
    if (answer) mutate({ id, updated_at, data_admissao: null })
  }
}
