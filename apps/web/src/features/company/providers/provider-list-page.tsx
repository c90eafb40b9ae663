import { MapPin } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { HueMark } from '../provider-cell.tsx'

type Provider = Outputs['providers']['list']['dados'][number]

const columns: ListColumns<Provider, 'providers.list'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { opens: true, card: 'main', sort: true },
    cell: ({ row }) => <HueMark hue={row.original.matiz}>{row.original.nome}</HueMark>,
  },
  { accessorKey: 'sistema', header: 'Sistema', meta: { card: 'extra', sort: true } },
  { accessorKey: 'cidades', header: 'Cidades', meta: { sort: true, numeric: true } },
  statusColumn(),
  createdColumn(),
]

/** Providers; /companies shows them too (docs/company.md#two-names-of-a-provider). */
export function ProviderListPage({ add = '/providers/register' }: { add?: string }) {
  const search = useTableSearch('providers.list')
  const list = useList(trpc.providers.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'configuracao', 'manage')
  const { actions, switchMany } = useRecordActions<Provider>({
    base: '/providers',
    name: ({ nome }) => nome,
    setActive: (input) => api.providers.setActive.mutate(input),
    remove: (input) => api.providers.remove.mutate(input),
    changed: trpc.providers.pathFilter(),
  })
  const cities = ({ id }: Provider) => ({
    label: 'Cidades',
    icon: MapPin,
    to: `/providers/list/cities/${id}`,
  })
  const records = { actions: (row: Provider) => [cities(row), ...actions(row)], switchMany }
  return (
    <Page>
      <PageHead total={list.data?.total}>{manages && <AddLink to={add}>Novo provedor</AddLink>}</PageHead>
      <PageSheet>
        <RecordTable
          label="Provedores"
          noun={['provedor', 'provedores']}
          list={list}
          search={search}
          columns={columns}
          filters={[statusFilter]}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
