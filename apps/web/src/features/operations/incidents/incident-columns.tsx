import { formatDateTime } from '@intranet/contract/formats'
import { incidentReach } from '@intranet/contract/operations/incident-options'
import type { ListColumns } from '@/components/table/list-column.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { CategoryMark } from '@/components/marks/category-mark.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { lasting, IncidentPriorityMark, IncidentStateMark } from './incident-marks.tsx'
import { Marked } from '@/components/ui/marked.tsx'

export type IncidentRow = Outputs['incidents']['list']['dados'][number]

export const incidentColumns: ListColumns<IncidentRow, 'incidents.list'> = [
  { accessorKey: 'titulo', header: 'Título', meta: { sort: true, card: 'main' } },
  {
    accessorKey: 'afeta',
    header: 'Me afeta',
    meta: { sort: 'relevancia', exported: ['afeta'], card: 'extra' },
    cell: ({ row: { original } }) => original.afeta && <Badge>{incidentReach[original.afeta]}</Badge>,
  },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <IncidentStateMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'prioridade',
    header: 'Prioridade',
    meta: { sort: true },
    cell: ({ row }) => <IncidentPriorityMark priority={row.original.prioridade} />,
  },
  {
    accessorKey: 'categoria',
    header: 'Categoria',
    meta: { sort: true, wraps: true },
    cell: ({ row }) => (
      <Marked>
        <CategoryMark {...row.original} />
        {row.original.categoria}
      </Marked>
    ),
  },
  { accessorKey: 'abrangencia', header: 'Abrangência', meta: { sort: true, card: 'sub', hidden: true } },
  {
    accessorKey: 'inicio',
    header: 'Início',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDateTime(row.original.inicio),
  },
  {
    accessorKey: 'duracao',
    header: 'Duração',
    meta: { sort: true, numeric: true, hidden: true },
    cell: ({ row }) => lasting(row.original),
  },
  {
    accessorKey: 'created_at',
    header: 'Criação',
    meta: { sort: true, hidden: true },
    cell: ({ row }) => formatDateTime(row.original.created_at),
  },
  { accessorKey: 'autor', header: 'Autor', meta: { sort: true, hidden: true } },
]
