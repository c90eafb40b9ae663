import { firstDayStateLabels } from '@intranet/contract/people/first-day-options'
import { formatDate, formatMomentDay } from '@intranet/contract/formats'
import { Eye } from 'lucide-react'
import { ListPage } from '@/components/list/list-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { buttonVariants } from '@/components/ui/button.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { providerNamesCell } from '@/features/company/provider-cell.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Row = Outputs['firstDays']['list']['dados'][number]

const columns: ListColumns<Row, 'firstDays.list'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <AddressLink to={`/human-resources/first-days/view/${original.id}`} preload={false}>
        {original.nome ?? 'Pessoa removida'}
      </AddressLink>
    ),
  },
  { accessorKey: 'titulo_vaga', header: 'Vaga', meta: { sort: true, card: 'sub' } },
  {
    accessorKey: 'empresa',
    header: 'Empresa',
    meta: { sort: true, card: 'extra' },
    cell: providerNamesCell,
  },
  { accessorKey: 'faltam', header: 'Faltam', meta: { sort: true, numeric: true, card: 'below' } },
  { accessorKey: 'a_conferir', header: 'A conferir', meta: { sort: true, numeric: true, card: 'below' } },
  {
    accessorKey: 'data_admissao',
    header: 'Admissão',
    meta: { sort: true },
    cell: ({ row }) => row.original.data_admissao && formatDate(row.original.data_admissao),
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StateBadge state={firstDayStateLabels[row.original.situacao]} />,
  },
  {
    accessorKey: 'created_at',
    header: 'Pedida',
    meta: { sort: true },
    cell: ({ row }) => formatMomentDay(row.original.created_at),
  },
]

/** Who is admitted, and what is still missing of each. */
export function FirstDayListPage() {
  const search = useTableSearch('firstDays.list')
  const list = useList(trpc.firstDays.list.queryOptions(search.input), search)
  return (
    <ListPage
      tools={
        <>
          <AddressLink
            to="/human-resources/admission-papers/list"
            className={buttonVariants({ variant: 'outline' })}
          >
            Papéis
          </AddressLink>
          <AddressLink
            to="/human-resources/admission-readings/list"
            className={buttonVariants({ variant: 'outline' })}
          >
            Leituras
          </AddressLink>
        </>
      }
      label="Antes do primeiro dia"
      placeholder="Buscar nome ou vaga"
      list={list}
      columns={columns}
      filters={[
        { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(firstDayStateLabels) },
        { key: 'data_admissao', label: 'Admissão', kind: 'period' },
      ]}
      empty={<EmptyState text="Os papéis são pedidos na página do candidato contratado." />}
      actions={(row) => [
        { label: 'Abrir', icon: Eye, to: `/human-resources/first-days/view/${row.id}`, opens: true },
      ]}
    />
  )
}
