import { formatDate } from '@intranet/contract/formats'
import { kinshipLabels } from '@intranet/contract/people/family-options'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'

export type RelativeRow = Outputs['relatives']['list']['dados'][number]

const marks = (row: RelativeRow) =>
  [
    row.dependente_ir && 'IR',
    row.dependente_plano && 'Plano',
    row.trabalha_no_grupo && 'Trabalha no grupo',
    row.contato_emergencia && 'Emergência',
  ].filter((mark) => mark !== false)

export const relativeColumns: ListColumns<RelativeRow, 'relatives.list'> = [
  { accessorKey: 'nome', header: 'Familiar', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'parentesco',
    header: 'Parentesco',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => kinshipLabels[row.original.parentesco],
  },
  {
    accessorKey: 'data_nascimento',
    header: 'Nascimento',
    meta: { sort: true },
    cell: ({ row }) => formatDate(row.original.data_nascimento),
  },
  { accessorKey: 'idade', header: 'Idade', meta: { sort: true, numeric: true } },
  { accessorKey: 'cpf', header: 'CPF', meta: { hidden: true } },
  {
    id: 'marcas',
    header: 'Dependente e vínculo',
    meta: {
      card: 'extra',
      exported: ['dependente_ir', 'dependente_plano', 'trabalha_no_grupo', 'contato_emergencia'],
    },
    cell: ({ row }) => (
      <span className="flex flex-wrap gap-1">
        {marks(row.original).map((mark) => (
          <Badge variant="secondary" key={mark}>
            {mark}
          </Badge>
        ))}
      </span>
    ),
  },
]

/** For HR, whose relative each is. */
export const staffRelativeColumns: ListColumns<RelativeRow, 'relatives.list'> = [
  relativeColumns[0]!,
  { accessorKey: 'funcionario', header: 'Funcionário', meta: { sort: true, card: 'extra' } },
  ...relativeColumns.slice(1),
]
