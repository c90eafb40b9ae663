import { provider } from '@intranet/contract/company/provider'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { MapPin } from 'lucide-react'
import { can } from '@intranet/contract/access'
import { AddLink } from '@/components/list/add-link.tsx'
import { createdColumn, statusFilter } from '@/components/list/record-columns.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useSession } from '@/lib/session.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { HueMark } from '@/components/ui/marked.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import { providers } from './provider.entity.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'

type Provider = Outputs['providers']['list']['dados'][number]

const column = columnsOf(provider)

const columns: ListColumns<Provider, 'providers.list'> = [
  column('nome', {
    opens: true,
    card: 'main',
    cell: (row: Provider) => <HueMark hue={row.matiz}>{row.nome}</HueMark>,
  }),
  column('sistema', { card: 'extra' }),
  column('cidades', { card: 'extra' }),
  column('ativo'),
  createdColumn(),
]

/** Providers; /companies shows them too, and adds at its own address (docs/company.md#two-names-of-a-provider). */
export function ProviderListPage({ add }: { add?: '/companies/register' }) {
  const manages = can(useSession(), 'configuracao', 'manage')
  const cities = ({ id }: Provider): RowAction => ({
    label: 'Cidades',
    icon: MapPin,
    to: `/providers/list/cities/${id}`,
  })
  return (
    <RecordListPage
      entity={providers}
      columns={columns}
      filters={[statusFilter]}
      adds={manages && !add}
      tools={manages && add && <AddLink to={add}>{providers.add}</AddLink>}
      actions={(row, usual) => [cities(row), ...usual]}
    />
  )
}
