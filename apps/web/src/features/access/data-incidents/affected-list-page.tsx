import { readingTables, type ReadingTable } from '@intranet/contract/access/reading-tables'
import { formatDateTime } from '@intranet/contract/formats'
import { FolderOpen } from 'lucide-react'
import { EmptyRows } from '@/components/list/empty-rows.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import type { RowAction } from '@/components/table/row-actions.tsx'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import type { LinkAddress } from '@/lib/address.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Affected = Outputs['dataIncidents']['affected']['dados'][number]

/** Records that a page shows; the others are found by their list and number. */
const addresses: Partial<Record<ReadingTable, (id: number) => LinkAddress>> = {
  rh_usuario: (id) => `/users/edit/${id}`,
  relationship_dados_pessoas: (id) => `/sales/internal/customers/${id}`,
  vendas_lead: (id) => `/sales/internal/leads/${id}`,
  blacklist: (id) => `/blacklist/edit/${id}`,
  bo_estorno: (id) => `/backoffice/estornos/edicao/${id}`,
  patrocinio_solicitacao: (id) => `/marketing/sponsorship/solicitations/details?id=${id}`,
  relacionamento_preferencias_cliente: (id) => `/marketing/communication-scale-restrictions/edit?id=${id}`,
}

const recordName = ({ tabela, id_item }: Affected) => `${readingTables[tabela]} ${id_item}`

const columns: ListColumns<Affected, 'dataIncidents.affected'> = [
  {
    accessorKey: 'nome',
    header: 'Nome',
    meta: { card: 'main', sort: true, called: (row) => row.nome ?? recordName(row) },
    cell: ({ row: { original } }) => original.nome ?? 'Sem nome no registro',
  },
  {
    accessorKey: 'tabela',
    header: 'Registro',
    meta: { card: 'sub', exported: ['tabela', 'id_item'] },
    cell: ({ row: { original } }) => recordName(original),
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
    meta: { card: 'extra', sort: true, labelled: true },
    cell: ({ row: { original } }) => formatDateTime(original.ultima),
  },
]

function actions({ tabela, id_item }: Affected): RowAction[] {
  const to = addresses[tabela]?.(id_item)
  return to
    ? [{ label: `Abrir ${readingTables[tabela].toLocaleLowerCase('pt-BR')}`, icon: FolderOpen, to }]
    : []
}

const notCounted = 'Ainda não apurado: na página do incidente, “Apurar” lê os registros do período.'

/** Whose data was read in an incident, as the logs said when they were asked. */
export function AffectedListPage({ incident }: { incident: Outputs['dataIncidents']['get'] }) {
  const { id, titulo, apurado_em } = incident
  const search = useTableSearch('dataIncidents.affected')
  const input = { ...search.input, filtro: { ...search.input.filtro, id_incidente: id } }
  const list = useList(trpc.dataIncidents.affected.queryOptions(input), search)
  return (
    <ListPage
      head={{ beside: titulo }}
      label="Pessoas afetadas"
      placeholder="Buscar pessoa"
      list={list}
      columns={columns}
      filters={[]}
      actions={actions}
      empty={apurado_em ? undefined : <EmptyRows text={notCounted} />}
    />
  )
}
