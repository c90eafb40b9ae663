import { personalData as text } from '@intranet/contract/messages/staff'
import type { RequestKind } from '@intranet/contract/people/personal-data-options'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

/** What a person asks about their own data. */
export function useOwnRequests() {
  const confirm = useConfirm()
  const employee = useSession()?.employee ?? false
  const changes = [trpc.personalDataRequests.pathFilter(), trpc.ownData.pathFilter()]
  const create = useSave(trpc.personalDataRequests.create.mutationOptions(), {
    saved: text.sent,
    changes,
  })
  const remove = useSave(trpc.personalDataRequests.remove.mutationOptions(), {
    saved: text.withdrawn,
    changes,
  })

  const questions = {
    correcao: {
      title: 'Pedir correção dos meus dados?',
      text: 'O que você pode editar no seu perfil não precisa de pedido.',
      label: 'O que está errado e como deve ficar',
    },
    exclusao: {
      title: 'Pedir exclusão dos meus dados?',
      text: employee
        ? text.employmentKept
        : 'Se o pedido for atendido, o seu cadastro é removido e você não entra mais. Isso não pode ser desfeito.',
      label: 'Por que e o que deve ser excluído',
    },
  }
  async function ask(tipo: RequestKind) {
    const { title, text: note, label } = questions[tipo]
    const answer = await confirm({
      title,
      text: note,
      input: { kind: 'textarea', label, required: true },
      confirmLabel: 'Enviar pedido',
    })
    if (answer) create.mutate({ objects: [{ tipo, texto: answer.textArea }] })
  }
  async function withdraw(id: number) {
    const answer = await confirm({
      title: 'Retirar o pedido?',
      text: 'O pedido deixa de existir. Você pode enviar outro.',
      confirmLabel: 'Retirar',
    })
    if (answer) remove.mutate({ id })
  }
  return { ask, withdraw }
}
