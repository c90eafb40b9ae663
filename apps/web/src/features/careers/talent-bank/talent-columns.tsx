import { formatMomentDay, yesNo } from '@intranet/contract/formats'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { ScoreMark } from '../stages/score-mark.tsx'

export type TalentRow = Outputs['talentBank']['list']['dados'][number]

const near = { cidade: 'Mesma cidade', microrregiao: 'Mesma microrregião' } as const

const shared: ListColumns<TalentRow, 'talentBank.list'> = [
  { accessorKey: 'nome', header: 'Nome', meta: { sort: true, card: 'main', opens: true } },
  {
    accessorKey: 'cidade',
    header: 'Cidade/UF',
    meta: { sort: true, card: 'sub', exported: ['cidade', 'uf'] },
    cell: ({ row: { original } }) => original.cidade && `${original.cidade}/${original.uf}`,
  },
  { accessorKey: 'idade', header: 'Idade', meta: { sort: true, numeric: true } },
  { accessorKey: 'formacao', header: 'Formação', meta: { wraps: true } },
  { accessorKey: 'funcao', header: 'Última função', meta: { card: 'extra', wraps: true } },
  { accessorKey: 'cnh_categoria', header: 'CNH', meta: { sort: true } },
  {
    accessorKey: 'viagem',
    header: 'Viagem',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => yesNo(row.original.viagem),
  },
  {
    accessorKey: 'atualizado_em',
    header: 'Atualizado',
    meta: { sort: true },
    cell: ({ row }) => formatMomentDay(row.original.atualizado_em),
  },
  { accessorKey: 'candidaturas', header: 'Candidaturas', meta: { numeric: true, hidden: true } },
]

/** Of a search by words: how well somebody matches, by which words, and how near they are. */
const ranked: ListColumns<TalentRow, 'talentBank.list'> = [
  {
    id: 'pontuacao',
    header: 'Pontuação',
    meta: { exported: [] },
    cell: ({ row: { original } }) => original.pontuacao !== null && <ScoreMark score={original.pontuacao} />,
  },
  {
    id: 'termos',
    header: 'Palavras atendidas',
    meta: { exported: [], card: 'extra' },
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap gap-1">
        {original.termos.map((termo) => (
          <Badge variant="secondary" key={termo}>
            {termo}
          </Badge>
        ))}
        {original.proximidade && <Badge variant="info">{near[original.proximidade]}</Badge>}
      </span>
    ),
  },
]

const withoutSort = (
  columns: ListColumns<TalentRow, 'talentBank.list'>,
): ListColumns<TalentRow, 'talentBank.list'> =>
  columns.map((column) => ({ ...column, meta: { ...column.meta, sort: undefined } }))

export const talentColumns = shared
/** Ranked people have one order: the best first. */
export const rankedColumns = withoutSort([...shared.slice(0, 1), ...ranked, ...shared.slice(1)])
