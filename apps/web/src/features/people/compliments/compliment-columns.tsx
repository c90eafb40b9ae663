import { formatDateTime } from '@intranet/contract/formats'
import { complimentOriginLabels } from '@intranet/contract/people/compliment-options'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import { CategoryMark } from '@/features/content/categories/category-mark.tsx'
import type { ComplimentRow } from './use-compliment-actions.ts'

/** Who alone sees it, where not everybody does. */
export function ComplimentMarks({ row }: { row: Pick<ComplimentRow, 'publico' | 'situacao'> }) {
  return (
    <>
      {!row.publico && <Badge variant="info">Privado</Badge>}
      {row.situacao === 'oculto' && <StateBadge state="Oculto" />}
    </>
  )
}

export const complimentColumns: ListColumns<ComplimentRow, 'compliments.list'> = [
  {
    accessorKey: 'funcionario',
    header: 'Para',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        <AddressLink to={`/compliments/listByUser/${original.id_funcionario}`} preload={false}>
          {original.funcionario}
        </AddressLink>
        <ComplimentMarks row={original} />
      </span>
    ),
  },
  { accessorKey: 'remetente', header: 'De', meta: { sort: true, card: 'extra' } },
  {
    accessorKey: 'categoria',
    header: 'Categoria',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        <CategoryMark color={original.color} icone={original.icone} />
        {original.categoria}
      </span>
    ),
  },
  {
    accessorKey: 'texto',
    header: 'Texto',
    meta: { sort: true, card: 'sub' },
    cell: ({ row: { original } }) => (
      <span className="line-clamp-2 block max-w-96 whitespace-normal py-1" title={original.texto}>
        {original.texto}
      </span>
    ),
  },
  {
    id: 'reacoes',
    header: 'Reações',
    meta: { numeric: true },
    cell: ({ row }) => Object.values(row.original.reacoes).reduce((sum, count) => sum + count, 0) || '–',
  },
  {
    accessorKey: 'origem',
    header: 'Origem',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => complimentOriginLabels[row.original.origem],
  },
  {
    accessorKey: 'created_at',
    header: 'Data',
    meta: { sort: true },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
]
