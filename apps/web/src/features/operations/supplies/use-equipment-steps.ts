import { can } from '@intranet/contract/access'
import { CircleX, PackageOpen, Pencil, ThumbsUp } from 'lucide-react'
import { reason, useRecordStep } from '@/components/records/use-record-step.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { api } from '@/lib/api.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Request = Outputs['equipmentRequests']['get']

const nameOf = ({ quantidade, produto }: Pick<Request, 'quantidade' | 'produto'>) =>
  `${quantidade} × ${produto}`

type Own = Pick<Request, 'id' | 'updated_at' | 'quantidade' | 'produto' | 'situacao' | 'id_custodia'>

/** Who asked changes it or takes it back. */
export function useOwnEquipmentSteps(): (request: Own) => RowAction[] {
  const { take } = useRecordStep(trpc.equipmentRequests.pathFilter())
  const cancel = ({ id, updated_at, ...request }: Own) =>
    take({
      ask: {
        title: `Cancelar o pedido de ${nameOf(request)}?`,
        confirmLabel: 'Cancelar pedido',
        cancelLabel: 'Voltar',
      },
      run: () => api.equipmentRequests.cancel.mutate({ id, updated_at }),
    })
  return (request) => [
    ...(request.situacao === 'pedido'
      ? [{ label: 'Editar', icon: Pencil, to: `/requests/equipment/edit/${request.id}` as const }]
      : []),
    ...(['pedido', 'aprovado'].includes(request.situacao) && request.id_custodia === null
      ? [
          {
            label: 'Cancelar pedido',
            icon: CircleX,
            variant: 'destructive' as const,
            onSelect: () => void cancel(request),
          },
        ]
      : []),
  ]
}

const decisions = { aprovado: 'Aprovar', recusado: 'Recusar', cancelado: 'Encerrar pedido' } as const

/** What may be done with a request: decided on, handed over, or changed and taken back by who asked. */
export function useEquipmentSteps(onHandOver: () => void): (request: Request) => RowAction[] {
  const { take, isPending } = useRecordStep(trpc.equipmentRequests.pathFilter())
  const ownSteps = useOwnEquipmentSteps()
  const manages = can(useSession(), 'suprimentos', 'manage')
  const decide = (request: Request, situacao: keyof typeof decisions) =>
    void take({
      ask: {
        title: `${decisions[situacao]}${situacao === 'cancelado' ? ' aprovado de' : ''} ${nameOf(request)} para ${request.solicitante}?`,
        confirmLabel: decisions[situacao],
        input: situacao === 'aprovado' ? reason('Observação') : reason('Motivo', true),
      },
      run: ({ textArea }) =>
        api.equipmentRequests.decide.mutate({
          id: request.id,
          updated_at: request.updated_at,
          situacao,
          texto: textArea || null,
        }),
    })
  return (request) => [
    ...(request.decide
      ? [
          {
            label: 'Aprovar',
            icon: ThumbsUp,
            disabled: isPending,
            onSelect: () => decide(request, 'aprovado'),
          },
          {
            label: 'Recusar',
            icon: CircleX,
            disabled: isPending,
            onSelect: () => decide(request, 'recusado'),
          },
        ]
      : []),
    ...(request.entrega ? [{ label: 'Entregar', icon: PackageOpen, onSelect: onHandOver }] : []),
    ...(request.entrega && manages && !request.meu
      ? [
          {
            label: decisions.cancelado,
            icon: CircleX,
            disabled: isPending,
            onSelect: () => decide(request, 'cancelado'),
          },
        ]
      : []),
    ...(request.meu ? ownSteps(request) : []),
  ]
}
