import { PlugZap } from 'lucide-react'
import { formatDateTime } from '@intranet/contract/formats'
import { identityProviders as text } from '@intranet/contract/messages/single-sign-on'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { statusColumn, statusFilter } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { api } from '@/lib/api.ts'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { identityProviders } from './identity-providers.entity.ts'

type Provider = Outputs['identityProviders']['list']['dados'][number]

const columns: ListColumns<Provider, 'identityProviders.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { opens: true, card: 'main', sort: true } },
  { accessorKey: 'emissor', header: 'Emissor', meta: { card: 'sub', sort: true } },
  {
    accessorKey: 'senhas_desligadas',
    header: 'Senhas',
    meta: { card: 'extra', labelled: true },
    cell: ({ row: { original } }) =>
      original.senhas_desligadas ? <Badge variant="warning">Desligadas</Badge> : 'Ligadas',
  },
  {
    accessorKey: 'testado_em',
    header: 'Testado',
    meta: { card: 'extra', labelled: true, sort: true },
    cell: ({ row: { original } }) =>
      original.testado_em
        ? `${formatDateTime(original.testado_em)}${original.erro_teste ? ', com erro' : ''}`
        : 'Ainda não',
  },
  statusColumn(),
]

/** Reads the provider's discovery document. */
function useTest() {
  const { mutate } = useSave(
    {
      mutationFn: (id: number) => api.identityProviders.test.mutate({ id }),
      onSuccess: ({ ok, mensagem }) => !ok && toast.error(mensagem),
    },
    {
      saved: ({ ok }) => (ok ? text.works : undefined),
      changes: [trpc.identityProviders.pathFilter()],
    },
  )
  return mutate
}

/** Who may vouch for employees at sign-in. */
export function IdentityProviderListPage() {
  const test = useTest()
  return (
    <RecordListPage
      entity={identityProviders}
      columns={columns}
      filters={[statusFilter]}
      manages
      actions={(row, usual) => [{ label: 'Testar', icon: PlugZap, onSelect: () => test(row.id) }, ...usual]}
    />
  )
}
