import { formatDateTime } from '@intranet/contract/formats'
import type { FilterDefinition } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { providerNamesCell } from '@/features/company/provider-cell.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { wordOptions } from '@/lib/options-of.ts'

type Reader = Outputs['newsReadings']['list']['dados'][number]

/** Who was asked to read something, and whether they did. */
export const readerColumns: ListColumns<Reader, 'newsReadings.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { card: 'extra', sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { card: 'extra', sort: true },
    cell: providerNamesCell,
  },
  {
    accessorKey: 'situacao',
    header: 'Status',
    meta: { card: 'sub', sort: true },
    cell: ({ row }) => <StateBadge state={row.original.lido ? 'Lido' : 'Pendente'} />,
  },
  {
    accessorKey: 'lido_em',
    header: 'Data',
    meta: { card: 'extra', sort: true },
    cell: ({ row }) => formatDateTime(row.original.lido_em),
  },
]

export const situationFilter: FilterDefinition<'situacao'> = {
  key: 'situacao',
  label: 'Status',
  kind: 'choice',
  options: wordOptions(['Lido', 'Pendente']),
}
