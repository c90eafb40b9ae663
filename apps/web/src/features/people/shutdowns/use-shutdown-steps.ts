import { todayInBrazil } from '@intranet/contract/today'
import { formatDate } from '@intranet/contract/formats'
import { openStates, type ShutdownStep } from '@intranet/contract/people/shutdown-options'
import { common } from '@intranet/contract/messages'
import { shutdown as text } from '@intranet/contract/messages/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useConfirm, type ConfirmRequest } from '@/components/dialogs/dialog-context.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { fresh } from '@/lib/fresh-query.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { missingItems } from './missing-items.ts'

type Shutdown = Outputs['shutdowns']['get']

/** The person's name is added to each title. */
const questions: Record<ShutdownStep, ConfirmRequest> = {
  em_analise: { title: 'Iniciar a análise do desligamento', confirmLabel: 'Analisar' },
  aprovado: {
    title: 'Aprovar o desligamento',
    consequences: ['Quem solicitou é avisado.', 'O checklist pode ser concluído até a data prevista.'],
    confirmLabel: 'Aprovar',
  },
  recusado: {
    title: 'Recusar o desligamento',
    input: { kind: 'textarea', label: 'Parecer', required: true },
    confirmLabel: 'Recusar',
  },
  cancelado: {
    title: 'Cancelar o desligamento',
    text: 'A pessoa continua na empresa; um novo desligamento pode ser solicitado depois.',
    input: { kind: 'textarea', label: 'Motivo' },
    confirmLabel: 'Cancelar desligamento',
    cancelLabel: 'Voltar',
  },
  efetivado: {
    title: 'Efetivar o desligamento',
    irreversible: true,
    consequences: [
      'O acesso à intranet termina agora, em todos os aparelhos.',
      'A pessoa passa para a situação Desligado na data prevista.',
    ],
    confirmLabel: 'Efetivar',
  },
}

const shown = 5
const shortList = (names: string[]) =>
  names.slice(0, shown).join(', ') + (names.length > shown ? ` e mais ${names.length - shown}` : '')

/** What ends with the access itself is in every such question already. */
const ofAccess = ['acesso', 'sessoes', 'chave_acesso']

const isDue = ({ data_desligamento }: Shutdown) => todayInBrazil() >= data_desligamento

/** The steps that are open to the person from the present state. */
function stepsOf(record: Shutdown, isRequester: boolean): ShutdownStep[] {
  const { situacao, decide } = record
  if (!openStates.includes(situacao)) return []
  if (!decide) return isRequester ? ['cancelado'] : []
  if (situacao === 'solicitado') return ['cancelado', 'recusado', 'em_analise']
  if (situacao === 'em_analise') return ['cancelado', 'recusado', 'aprovado']
  return isDue(record) && !isRequester ? ['cancelado', 'efetivado'] : ['cancelado']
}

/** Where a shutdown may go from here; each asks first and says what it does. The last is what usually comes next. */
export function useShutdownSteps(record: Shutdown): { near: RowAction[]; rest: RowAction[]; note?: string } {
  const session = useSession()
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const step = useSave(trpc.shutdowns.step.mutationOptions(), {
    saved: ({ situacao }) => (situacao === 'efetivado' ? text.done : common.statusUpdated),
    changes: [trpc.shutdowns.pathFilter()],
  })
  /** The last question, with what is still open; that needs a reason. */
  async function execution(): Promise<ConfirmRequest> {
    const items = missingItems(record.itens)
    const holdings = await queryClient.fetchQuery(
      fresh(trpc.shutdowns.holdings.queryOptions({ id: record.id })),
    )
    const lines = holdings
      .filter(({ encerra, baixa }) => !encerra && !baixa)
      .map(({ descricao }) => descricao)
    const ending = holdings.filter(({ tipo, encerra }) => encerra && !ofAccess.includes(tipo))
    const question: ConfirmRequest = {
      ...questions.efetivado,
      consequences: [
        ...(questions.efetivado.consequences ?? []),
        ...(ending.length > 0
          ? [
              `${ending.length === 1 ? 'Termina 1 item' : `Terminam ${ending.length} itens`}: ${shortList(ending.map(({ descricao }) => descricao))}.`,
            ]
          : []),
        text.goesToManager,
      ],
    }
    if (items.length + lines.length === 0) return question
    const open = [
      items.length && `Itens obrigatórios em aberto: ${items.join(', ')}.`,
      lines.length && `Ainda em nome da pessoa: ${shortList(lines)}.`,
    ]
    return {
      ...question,
      text: open.filter(Boolean).join(' '),
      input: { kind: 'textarea', label: 'Justificativa', required: true },
    }
  }
  async function take(situacao: ShutdownStep) {
    const question = situacao === 'efetivado' ? await execution() : questions[situacao]
    const whose = record.funcionario ? ` de ${record.funcionario}` : ''
    const answer = await confirm({ ...question, title: `${question.title}${whose}?` })
    if (!answer) return
    const words = answer.textArea || null
    step.mutate({
      id: record.id,
      updated_at: record.updated_at,
      situacao,
      ...(situacao === 'efetivado' ? { justificativa: words } : { parecer: words }),
    })
  }
  const isRequester = record.id_solicitante === session?.usuarioId
  const approved = record.decide && record.situacao === 'aprovado'
  const actions = stepsOf(record, isRequester).map((situacao) => ({
    situacao,
    label: questions[situacao].confirmLabel!,
    disabled: step.isPending,
    onSelect: () => void take(situacao),
  }))
  return {
    near: actions.filter(({ situacao }) => situacao !== 'cancelado').toReversed(),
    rest: actions.filter(({ situacao }) => situacao === 'cancelado'),
    note: approved
      ? isRequester
        ? text.ownCarryOut
        : isDue(record)
          ? undefined
          : `Pode ser efetivado a partir de ${formatDate(record.data_desligamento)}`
      : undefined,
  }
}
