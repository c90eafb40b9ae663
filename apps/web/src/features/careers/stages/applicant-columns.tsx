import { originLabels, stageLabels } from '@intranet/contract/careers/career-options'
import { formatMomentDay } from '@intranet/contract/formats'
import { UsersRound } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { StateBadge } from '@/components/ui/state-badge.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { DoesNotMeet } from '../vacancy-questions/given-answers.tsx'
import { RatingMark, ScoreMark } from './score-mark.tsx'

export type ApplicantRow = Outputs['applicants']['list']['dados'][number]

export const applicantColumns: ListColumns<ApplicantRow, 'applicants.list'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => (
      <AddressLink to={`/careers/candidate/${original.id}`} preload={false}>
        {original.nome ?? 'Pessoa removida'}
      </AddressLink>
    ),
  },
  { accessorKey: 'idade', header: 'Idade', meta: { sort: true, numeric: true } },
  {
    accessorKey: 'cidade',
    header: 'Cidade',
    meta: { sort: true, card: 'sub', exported: ['cidade', 'uf'] },
    cell: ({ row: { original } }) => original.cidade && `${original.cidade}/${original.uf}`,
  },
  {
    accessorKey: 'pontuacao',
    header: 'Pontuação',
    meta: { sort: true },
    cell: ({ row: { original } }) => original.pontuacao !== null && <ScoreMark score={original.pontuacao} />,
  },
  {
    accessorKey: 'avaliacao',
    header: 'Avaliação',
    meta: { sort: true, numeric: true, labelled: false },
    cell: ({ row: { original } }) =>
      original.avaliacao !== null && <RatingMark rating={original.avaliacao} />,
  },
  {
    accessorKey: 'etapa',
    header: 'Etapa',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StateBadge state={stageLabels[row.original.etapa]} />,
  },
  {
    accessorKey: 'origem',
    header: 'Origem',
    meta: { sort: true },
    cell: ({ row }) => originLabels[row.original.origem],
  },
  {
    accessorKey: 'nao_atende',
    header: 'Não atende',
    meta: { sort: true },
    cell: ({ row }) => row.original.nao_atende && <DoesNotMeet />,
  },
  {
    accessorKey: 'created_at',
    header: 'Inscrição',
    meta: { sort: true },
    cell: ({ row }) => formatMomentDay(row.original.created_at),
  },
  {
    accessorKey: 'tem_familiar',
    header: 'Familiar',
    meta: { sort: true },
    cell: ({ row }) =>
      row.original.tem_familiar && <UsersRound role="img" aria-label="Tem familiar no grupo" />,
  },
]
