import { PlugZap, RefreshCw, Send } from 'lucide-react'
import { formatCount } from '@intranet/contract/formats'
import { erpKindNames } from '@intranet/contract/sales/erp'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { erpConnections } from './erp.entity.ts'
import { TEST_CONNECTION, useConnectionTest } from './use-connection-test.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'

type Connection = Outputs['erp']['list']['dados'][number]

const columns: ListColumns<Connection, 'erp.list'> = [
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { opens: true, card: 'main', sort: true },
    cell: ({ row: { original } }) => <ProviderCell id={original.id_empresa} name={original.empresa} />,
  },
  {
    accessorKey: 'tipo',
    header: 'Sistema',
    meta: { card: 'sub', sort: true },
    cell: ({ row }) => erpKindNames[row.original.tipo],
  },
  {
    accessorKey: 'url',
    header: 'Endereço',
    meta: { card: 'extra', sort: true },
    cell: ({ row: { original } }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {original.url ?? 'Neste banco'}
        {/^http:/i.test(original.url ?? '') && <Badge variant="warning">Sem TLS</Badge>}
      </span>
    ),
  },
  {
    accessorKey: 'com_token',
    header: 'Token',
    meta: { sort: true },
    cell: ({ row }) => (row.original.com_token ? 'Definido' : 'Sem token'),
  },
  { accessorKey: 'pendentes', header: 'Pendentes', meta: { card: 'extra', numeric: true, sort: true } },
  { accessorKey: 'falhas', header: 'Falhas', meta: { card: 'extra', numeric: true, sort: true } },
  statusColumn(),
]

/** What came before the connection is sent too, once somebody says so. */
function useSendOpen() {
  const confirm = useConfirm()
  const { mutate } = useSave(
    { mutationFn: (id: number) => api.erp.sendOpen.mutate({ id }) },
    {
      saved: ({ alterados }) => formatCount(alterados, 'lead na fila.', 'leads na fila.'),
      changes: [trpc.erp.pathFilter()],
    },
  )
  return async ({ id, empresa }: Connection) => {
    const consequences = ['As leads em aberto que o ERP ainda não conhece entram na fila de envio.']
    if (await confirm({ title: `Enviar as leads de ${empresa}?`, consequences })) mutate(id)
  }
}

/** All customers and contracts, as every night. */
function useRefreshCustomers() {
  const { mutate } = useSave(
    { mutationFn: (id: number) => api.erp.refreshCustomers.mutate({ id }) },
    { saved: 'A leitura dos clientes começou.', changes: [trpc.erp.pathFilter()] },
  )
  return mutate
}

/** How each provider's ERP is reached. */
export function ErpListPage() {
  const sendOpen = useSendOpen()
  const { mutate: test } = useConnectionTest()
  const refreshCustomers = useRefreshCustomers()
  const more = (row: Connection): RowAction[] => [
    { label: TEST_CONNECTION, icon: PlugZap, onSelect: () => test(row.id) },
    ...(row.capacidades.includes('varredura_clientes')
      ? [{ label: 'Atualizar clientes', icon: RefreshCw, onSelect: () => refreshCustomers(row.id) }]
      : []),
    ...send(row),
  ]
  const send = (row: Connection): RowAction[] =>
    row.ativo && row.capacidades.includes('lead')
      ? [{ label: 'Enviar leads em aberto', icon: Send, onSelect: () => void sendOpen(row) }]
      : []
  return (
    <RecordListPage
      entity={erpConnections}
      columns={columns}
      filters={[statusFilter]}
      manages
      tools={
        <AddressLink to="/sales/internal/erp/outbox" className={buttonVariants({ variant: 'outline' })}>
          Envios
        </AddressLink>
      }
      actions={(row, usual) => [...more(row), ...usual]}
    />
  )
}
