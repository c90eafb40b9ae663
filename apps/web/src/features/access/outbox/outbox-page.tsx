import { formatDateTime } from '@intranet/contract/formats'
import { channels } from '@intranet/contract/marketing/communication-words'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { shownTotal } from '@/components/list/shown-total.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { DataTable } from '@/components/table/data-table.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Pagination } from '@/components/table/pagination.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useListTable } from '@/components/table/use-list-table.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { trpc } from '@/lib/trpc.ts'
import { searchWith } from '@/lib/search-with.ts'
import { RecordSheet } from '@/components/records/record-sheet.tsx'

type Message = inferOutput<typeof trpc.outbox.list>['dados'][number]

const columns: ListColumns<Message, 'outbox.list'> = [
  {
    id: 'assunto',
    header: 'Assunto',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <AddressLink to="." search={searchWith({ mensagem: original.id })}>
        {original.assunto ?? channels[original.canal]}
      </AddressLink>
    ),
  },
  { accessorKey: 'destino', header: 'Para', meta: { sort: true, card: 'sub' } },
  { id: 'canal', header: 'Canal', meta: { sort: true }, accessorFn: ({ canal }) => channels[canal] },
  {
    accessorKey: 'created_at',
    header: 'Data',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
]

/** Messages that stayed at home instead of being sent. */
export function OutboxPage({ open }: { open: number | undefined }) {
  const search = useTableSearch('outbox.list')
  const list = useList({ ...trpc.outbox.list.queryOptions(search.input), refetchInterval: 5000 }, search, {
    live: true,
  })
  const table = useListTable({ columns, list, search })
  return (
    <Page>
      <PageHead total={shownTotal(list.data)} />
      <PageSheet>
        <p className="mb-3 text-sm text-muted-foreground">
          As mensagens dos canais sem provedor configurado ficam aqui em vez de serem enviadas.
        </p>
        <DataTable
          label="Mensagens"
          table={table}
          list={list}
          search={search}
          empty={<EmptyState text="Convites e códigos de senha aparecem aqui." />}
        >
          <Pagination table={table} />
        </DataTable>
      </PageSheet>
      {open !== undefined && <MessageDrawer id={open} />}
    </Page>
  )
}

function MessageDrawer({ id }: { id: number }) {
  const navigate = useNavigate()
  const read = useQuery(trpc.outbox.get.queryOptions({ id }))
  const close = () => void navigate({ to: '.', search: searchWith({ mensagem: undefined }) })
  const title = read.data ? (read.data.assunto ?? channels[read.data.canal]) : 'Mensagem'
  return (
    <RecordSheet title={title} read={read} onClose={close}>
      {(message) => (
        <div className="grid gap-4">
          <p className="text-sm text-muted-foreground">
            {message.destino}
            <br />
            {formatDateTime(message.created_at)}
          </p>
          <p className="break-words whitespace-pre-wrap">{message.texto}</p>
        </div>
      )}
    </RecordSheet>
  )
}
