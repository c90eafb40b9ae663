import { can } from '@intranet/contract/access'
import { fineSteps, type FineState } from '@intranet/contract/operations/fleet-options'
import { formatMoney } from '@intranet/contract/formats'
import { Ban, FileSignature, Gavel, Wallet } from 'lucide-react'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { useRecordStep } from '@/components/records/use-record-step.ts'

interface Fine {
  id: number
  auto_infracao: string
  id_motorista: number | null
  placa: string
  motorista: string | null
  valor: string
  situacao: FineState
  termo: boolean
  paga_antes_do_termo: boolean
  updated_at: string
}

const words = { paga: 'Registrar pagamento', em_recurso: 'Recurso', cancelada: 'Cancelar' } as const
const questions = {
  paga: 'Registrar o pagamento da multa',
  em_recurso: 'Recorrer da multa',
  cancelada: 'Cancelar a multa',
} as const
const icons = { paga: Wallet, em_recurso: Gavel, cancelada: Ban } as const

/** What a manager may do with a fine besides its driver: the statement, payment, appeal. */
export function useFineSteps() {
  const manages = can(useSession(), 'frota', 'manage')
  const navigate = useNavigate()
  const { take } = useRecordStep(trpc.fines.pathFilter())
  const openTerm = (fine: Fine) =>
    navigate({ href: `/fleet/fines/term/${fine.id}/${fine.id_motorista}/${fine.placa}` })
  const term = (fine: Fine) => ({
    label: 'Termo',
    separated: false,
    icon: FileSignature,
    onSelect: () =>
      fine.termo
        ? void openTerm(fine)
        : void take({
            ask: {
              title: `Gerar o termo de responsabilidade da multa ${fine.auto_infracao}?`,
              text: `${fine.motorista ?? 'Sem condutor'}, ${fine.placa}, ${formatMoney(fine.valor)}.`,
              confirmLabel: 'Gerar termo',
            },
            said: 'Termo gerado. O condutor foi avisado.',
            run: async () => {
              await api.fines.generateTerm.mutate({ id: fine.id })
              await openTerm(fine)
            },
          }),
  })
  const move = (fine: Fine, situacao: keyof typeof words) => ({
    label: words[situacao],
    /** Taking it back is apart. */
    separated: situacao === 'cancelada',
    icon: icons[situacao],
    onSelect: () =>
      void take({
        ask: {
          title: `${questions[situacao]} ${fine.auto_infracao}?`,
          confirmLabel: words[situacao],
          cancelLabel: 'Voltar',
          ...(situacao === 'paga' && {
            input: {
              kind: 'money' as const,
              label: 'Valor pago (R$)',
              placeholder: 'Vazio: o valor da multa',
            },
            more: { kind: 'day' as const, label: 'Pago em', note: 'Vazio: hoje.' },
          }),
        },
        run: ({ textArea, more }) =>
          api.fines.changeState.mutate({
            id: fine.id,
            updated_at: fine.updated_at,
            situacao,
            ...(situacao === 'paga' && textArea && { valor_pago: textArea }),
            ...(more && { pago_em: more }),
          }),
      }),
  })
  return (fine: Fine) => {
    if (!manages) return []
    const moves = (Object.keys(words) as (keyof typeof words)[]).filter((step) =>
      (fineSteps[step] as readonly FineState[]).includes(fine.situacao),
    )
    return [
      ...(fine.termo || fine.situacao === 'condutor_indicado' || fine.paga_antes_do_termo
        ? [term(fine)]
        : []),
      ...moves.map((step) => move(fine, step)),
    ]
  }
}
