import { affectedKinds } from '@intranet/contract/access/data-incident-words'
import { formatDateTime } from '@intranet/contract/formats'
import { ListPage } from '@/components/list/list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Affected = Outputs['dataIncidents']['affected']['dados'][number]

const columns: ListColumns<Affected, 'dataIncidents.affected'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { card: 'main', sort: true },
    cell: ({ row: { original } }) => original.nome ?? 'Sem nome no registro',
  },
  {
    accessorKey: 'tabela',
    header: 'De onde',
    meta: { card: 'sub' },
    cell: ({ row: { original } }) => affectedKinds[original.tabela] ?? original.tabela,
  },
  { accessorKey: 'leituras', header: 'Leituras', meta: { card: 'extra', sort: true, numeric: true } },
  {
    accessorKey: 'primeira',
    header: 'Primeira',
    meta: { sort: true },
    cell: ({ row: { original } }) => formatDateTime(original.primeira),
  },
  {
    accessorKey: 'ultima',
    header: 'Última',
    meta: { card: 'extra', sort: true },
    cell: ({ row: { original } }) => formatDateTime(original.ultima),
  },
]

/** Whose data was read in an incident, as the logs said when they were asked. */
export function AffectedListPage({ id }: { id: number }) {
  const address = useTableSearch('dataIncidents.affected')
  // The incident is part of every question here, the export's too.
  const search = {
    ...address,
    input: { ...address.input, filtro: { ...address.input.filtro, id_incidente: id } },
  }
  const list = useList(trpc.dataIncidents.affected.queryOptions(search.input), search)
  return (
    <ListPage
      label="Pessoas afetadas"
      placeholder="Buscar pessoa"
      list={list}
      columns={columns}
      filters={[]}
    />
  )
}
