import { formatDate } from '@intranet/contract/formats'
import { relative } from '@intranet/contract/people/family'
import { columnsOf } from '@/components/list/entity-columns.tsx'
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

const column = columnsOf(relative)

export const relativeColumns: ListColumns<RelativeRow, 'relatives.list'> = [
  column('nome', { card: 'main' }),
  column('parentesco', { card: 'sub' }),
  column('data_nascimento', { cell: (row: RelativeRow) => formatDate(row.data_nascimento) }),
  column('idade'),
  column('cpf', { hidden: true }),
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
  column('funcionario', { card: 'extra' }),
  ...relativeColumns.slice(1),
]
