import { formatDateTime } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { personalData as text } from '@intranet/contract/messages/staff'
import {
  requestKindLabels,
  requestStateLabels,
  type RequestStep,
} from '@intranet/contract/people/personal-data-options'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleX, Eye, SearchCheck } from 'lucide-react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import type { RequestRow } from './request-columns.tsx'

/** What HR does with a request. Nobody decides their own. */
export function useRequestDecisions() {
  const confirm = useConfirm()
  const own = useSession()?.usuarioId
  const { mutate } = useSave(trpc.personalDataRequests.update.mutationOptions(), {
    saved: common.statusUpdated,
    changes: [trpc.personalDataRequests.pathFilter()],
  })
  const { mutateAsync: readWhole } = useMutation({
    mutationFn: (id: number) => api.personalDataRequests.get.query({ id }),
    meta: { failed: common.loadFailed },
  })
  const step = ({ id, updated_at }: RequestRow, situacao: RequestStep, resposta?: string) =>
    mutate({ id, updated_at, situacao, resposta: resposta || null })

  const keptByLaw = ({ tipo, tipo_pessoa }: RequestRow) =>
    tipo === 'exclusao' && tipo_pessoa === 'Funcionário'

  async function fulfil(row: RequestRow) {
    const name = row.titular ?? 'A pessoa'
    const forgets = row.tipo === 'exclusao'
    const lines = forgets ? (await readWhole(row.id)).em_seu_nome : []
    const answer = await confirm({
      title: forgets ? `Excluir os dados de ${name}?` : `Concluir a correção de ${name}?`,
      irreversible: forgets,
      text: forgets ? undefined : 'Corrija o cadastro antes de concluir.',
      consequences: forgets
        ? [
            'Nome, documentos, contatos e endereço são apagados do cadastro e do histórico.',
            'O acesso termina agora, e a pessoa recebe um e-mail.',
            'As contagens dos relatórios ficam como estão.',
            ...lines.map((line) => `Fica sem responsável: ${line}.`),
          ]
        : undefined,
      input: forgets ? undefined : { kind: 'textarea', label: 'Resposta para a pessoa' },
      confirmLabel: forgets ? 'Excluir dados' : 'Concluir',
    })
    if (answer) step(row, 'atendido', answer.textArea)
  }
  async function refuse(row: RequestRow) {
    const answer = await confirm({
      title: `Recusar o pedido de ${row.titular ?? 'pessoa'}?`,
      input: {
        kind: 'textarea',
        label: 'Motivo, que a pessoa lê',
        required: true,
        value: keptByLaw(row) ? text.employmentKept : undefined,
      },
      confirmLabel: 'Recusar',
    })
    if (answer) step(row, 'recusado', answer.textArea)
  }
  const show = (row: RequestRow) =>
    void confirm({
      type: 'modal',
      title: `${requestKindLabels[row.tipo]} · ${row.titular ?? ''}`,
      text: [
        row.texto,
        `${requestStateLabels[row.situacao]} · aberto em ${formatDateTime(row.created_at)}`,
        ...(row.resposta
          ? [`Resposta${row.responsavel ? ` de ${row.responsavel}` : ''}: ${row.resposta}`]
          : []),
      ],
    })

  return (row: RequestRow): RowAction[] => {
    const read: RowAction = { label: 'Ver pedido', icon: Eye, onSelect: () => show(row), opens: true }
    if (row.id_titular === own) return [read]
    if (row.situacao === 'aberto')
      return [read, { label: 'Assumir análise', icon: SearchCheck, onSelect: () => step(row, 'em_analise') }]
    if (row.situacao !== 'em_analise') return [read]
    return [
      read,
      ...(keptByLaw(row)
        ? []
        : [
            {
              label: 'Atender',
              icon: CircleCheck,
              variant: 'success' as const,
              onSelect: () => void fulfil(row).catch(() => {}),
            },
          ]),
      {
        label: 'Recusar',
        icon: CircleX,
        variant: 'destructive',
        separated: true,
        onSelect: () => void refuse(row),
      },
    ]
  }
}
