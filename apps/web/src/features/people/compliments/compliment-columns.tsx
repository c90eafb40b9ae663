import { formatDateTime } from '@intranet/contract/formats'
import { compliment } from '@intranet/contract/people/compliments'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { OnCard } from '@/components/table/on-card.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { CategoryMark } from '@/components/marks/category-mark.tsx'
import { ComplimentMarks } from './compliment-marks.tsx'
import type { ComplimentRow } from './use-compliment-actions.ts'
import { Marked } from '@/components/ui/marked.tsx'

const column = columnsOf(compliment)

export const complimentColumns: ListColumns<ComplimentRow, 'compliments.list'> = [
  column('funcionario', {
    card: 'main',
    cell: (row: ComplimentRow) => (
      <Marked>
        <AddressLink to={`/compliments/listByUser/${row.id_funcionario}`} preload={false}>
          {row.funcionario}
        </AddressLink>
        <ComplimentMarks row={row} />
      </Marked>
    ),
  }),
  column('remetente', {
    card: 'extra',
    cell: ({ remetente }: ComplimentRow) => remetente && <OnCard table={remetente}>de {remetente}</OnCard>,
  }),
  column('categoria', {
    card: 'extra',
    cell: ({ color, icone, categoria }: ComplimentRow) => (
      <Marked>
        <CategoryMark color={color} icone={icone} />
        {categoria}
      </Marked>
    ),
  }),
  column('texto', {
    card: 'sub',
    cell: ({ texto }: ComplimentRow) => (
      <span className="line-clamp-2 block max-w-96 whitespace-normal py-1" title={texto}>
        {texto}
      </span>
    ),
  }),
  {
    id: 'reacoes',
    header: 'Reações',
    meta: { numeric: true },
    cell: ({ row }) => Object.values(row.original.reacoes).reduce((sum, count) => sum + count, 0) || '–',
  },
  column('origem', { hidden: true }),
  {
    accessorKey: 'created_at',
    header: 'Data',
    meta: { sort: true },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
]
