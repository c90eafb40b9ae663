import { Check, MessageSquareOff } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { formatDateTime } from '@intranet/contract/formats'

import { channels, replyStates } from '@intranet/contract/marketing/communication-words'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { ListPage } from '@/components/list/list-page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { providerNamesCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { useSave } from '@/lib/use-save.ts'

type Reply = Outputs['communicationReplies']['list']['dados'][number]

const nameOf = ({ cliente, contato }: Reply) => cliente ?? contato ?? 'Contato desconhecido'

const columns: ListColumns<Reply, 'communicationReplies.list'> = [
  { id: 'cliente', header: 'Cliente', meta: { card: 'main', sort: true }, accessorFn: nameOf },
  {
    accessorKey: 'texto',
    header: 'Resposta',
    meta: { card: 'sub' },
    cell: ({ row: { original } }) => <span className="break-words whitespace-normal">{original.texto}</span>,
  },
  {
    id: 'situacao',
    header: 'Situação',
    meta: { card: 'extra', sort: true },
    accessorFn: ({ situacao }) => situacao,
    cell: ({ row: { original } }) => <StateBadge state={replyStates[original.situacao]} />,
  },
  {
    id: 'canal',
    header: 'Canal',
    meta: { card: 'extra', sort: true },
    accessorFn: ({ canal }) => channels[canal],
  },
  { accessorKey: 'contato', header: 'Contato' },
  {
    id: 'created_at',
    header: 'Recebida em',
    meta: { card: 'extra', sort: true },
    accessorFn: ({ created_at }) => formatDateTime(created_at),
  },
  { accessorKey: 'cod_cliente', header: 'Código', meta: { sort: true, hidden: true } },
  {
    accessorKey: 'provedor',
    header: 'Provedor',
    meta: { sort: true, hidden: true },
    cell: providerNamesCell,
  },
]

const filters: FiltersOf<'communicationReplies.list'> = [
  { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(replyStates) },
  { key: 'canal', label: 'Canal', kind: 'choice', options: optionsOf(channels) },
  { key: 'created_at', label: 'Recebida em', kind: 'period' },
]

/** Restricts who wants out in words of their own, or puts a reply away. */
function useReplyActions(): (reply: Reply) => RowAction[] {
  const confirm = useConfirm()
  const decides = can(useSession(), 'regua_comunicacao', 'create')
  const changes = [trpc.communicationReplies.pathFilter()]
  const { mutate: restrict } = useSave(
    { mutationFn: (id: number) => api.communicationReplies.restrict.mutate({ id }) },
    { saved: 'Restrição cadastrada.', changes },
  )
  const { mutate: dismiss } = useSave(
    { mutationFn: (id: number) => api.communicationReplies.dismiss.mutate({ ids: [id] }) },
    { saved: 'Resposta marcada como vista.', changes },
  )
  const ask = async (reply: Reply) => {
    const consequences = [`Deixa de receber mensagens de ${reply.provedor} por ${channels[reply.canal]}.`]
    const title = `Restringir ${nameOf(reply)}?`
    if (await confirm({ title, consequences, confirmLabel: 'Restringir' })) restrict(reply.id)
  }
  return (reply) =>
    decides
      ? [
          {
            label: 'Restringir',
            icon: MessageSquareOff,
            disabled: reply.cliente === null || reply.situacao === 'restrita',
            onSelect: () => void ask(reply),
          },
          {
            label: 'Marcar como vista',
            icon: Check,
            disabled: reply.situacao !== 'nova',
            onSelect: () => dismiss(reply.id),
          },
        ]
      : []
}

/** What customers answered and no program understood: a person reads it, and restricts who wants out. */
export function ReplyListPage() {
  const search = useTableSearch('communicationReplies.list')
  const list = useList(trpc.communicationReplies.list.queryOptions(search.input), search)
  const actions = useReplyActions()
  return (
    <ListPage
      head={{ heading: 'RESPOSTAS' }}
      label="Respostas"
      placeholder="Buscar cliente ou texto"
      list={list}
      columns={columns}
      filters={[useProviderFilter(), ...filters]}
      actions={actions}
      empty={<EmptyState title="Nenhuma resposta" text="O que os clientes responderem aparece aqui." />}
    >
      {(rows) => (
        <>
          <p className="mb-3 text-sm text-muted-foreground">
            Quem responde SAIR, parar ou descadastrar em poucas palavras deixa de receber sem passar por aqui.
          </p>
          {rows}
        </>
      )}
    </ListPage>
  )
}
