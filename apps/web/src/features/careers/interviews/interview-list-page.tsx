import { interviewStateLabels } from '@intranet/contract/careers/interview-options'
import { formatDateTime } from '@intranet/contract/formats'
import { User } from 'lucide-react'
import { ListPage } from '@/components/list/list-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { InterviewStateMark } from './interview-state-mark.tsx'

type Row = Outputs['interviews']['list']['dados'][number]

const columns: ListColumns<Row, 'interviews.list'> = [
  {
    accessorKey: 'nome',
    header: 'Candidato',
    meta: { sort: true, card: 'main' },
    cell: ({ row: { original } }) => {
      const name = original.nome ?? 'Pessoa removida'
      if (!original.pode_abrir) return name
      return (
        <AddressLink to={`/careers/candidate/${original.id_candidatura}`} preload={false}>
          {name}
        </AddressLink>
      )
    },
  },
  {
    accessorKey: 'inicio',
    header: 'Início',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => formatDateTime(row.original.inicio),
  },
  { accessorKey: 'titulo_vaga', header: 'Vaga', meta: { sort: true, card: 'below' } },
  {
    accessorKey: 'local',
    header: 'Local',
    meta: { sort: true, card: 'below' },
    cell: ({ row: { original } }) =>
      original.local ??
      (original.link && (
        <span>
          <a href={original.link} title={original.link} target="_blank" rel="noreferrer" className="link hit">
            Reunião
          </a>
        </span>
      )),
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap gap-1">
        <InterviewStateMark state={original.situacao} />
        {original.falta_parecer && <Badge variant="warning">Parecer pendente</Badge>}
      </span>
    ),
  },
]

/** Interviews that one holds, and those of the vacancies that one works with. */
export function InterviewListPage() {
  const search = useTableSearch('interviews.list')
  const list = useList(trpc.interviews.list.queryOptions(search.input), search)
  return (
    <ListPage
      label="Entrevistas"
      placeholder="Buscar candidato ou vaga"
      list={list}
      columns={columns}
      filters={[
        {
          key: 'situacao',
          label: 'Situação',
          kind: 'choice',
          options: optionsOf(interviewStateLabels),
        },
        { key: 'inicio', label: 'Data', kind: 'period' },
        { key: 'minha', label: 'Participo', kind: 'boolean', labels: ['Só as que faço', 'As de outros'] },
      ]}
      actions={({ id_candidatura, pode_abrir }) =>
        pode_abrir
          ? [{ label: 'Abrir', icon: User, to: `/careers/candidate/${id_candidatura}`, opens: true }]
          : []
      }
    />
  )
}
