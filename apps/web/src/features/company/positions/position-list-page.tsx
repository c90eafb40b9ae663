import { can } from '@intranet/contract/access'
import { AddLink } from '@/components/records/add-link.tsx'
import { createdColumn, statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumn } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { api, trpc, type Outputs } from '@/lib/trpc.ts'
import { CompanySpine } from '../company-spine.tsx'
import { ProviderCell } from '../provider-cell.tsx'
import { useDepartmentFilter, useProviderFilter } from '../structure-filters.ts'

type Position = Outputs['positions']['list']['dados'][number]

const columns: ListColumn<Position>[] = [
  { accessorKey: 'nome', header: 'Nome', meta: { card: 'main', sort: true } },
  { accessorKey: 'setor', header: 'Setor', meta: { card: 'extra', sort: true } },
  { accessorKey: 'departamento', header: 'Departamento', meta: { sort: true } },
  {
    accessorKey: 'empresa',
    header: 'Provedor',
    meta: { sort: true },
    cell: ({ row }) => <ProviderCell id={row.original.id_empresa} name={row.original.empresa} />,
  },
  { accessorKey: 'responsavel', header: 'Responsável', meta: { sort: true } },
  statusColumn(),
  { accessorKey: 'descricao', header: 'Descrição', meta: { hidden: true } },
  createdColumn(),
]

export function PositionListPage() {
  const search = useTableSearch()
  const list = useList(trpc.positions.list.queryOptions(search.input), search)
  const manages = can(useSession(), 'rh', 'manage')
  const records = useRecordActions<Position>({
    base: '/positions',
    duplicates: true,
    name: ({ nome }) => nome,
    setActive: (input) => api.positions.setActive.mutate(input),
    remove: (input) => api.positions.remove.mutate(input),
    changed: trpc.positions.pathFilter(),
  })
  return (
    <Page>
      <PageHead title="CARGOS" total={list.data?.total}>
        {manages && <AddLink to="/positions/register">Novo cargo</AddLink>}
      </PageHead>
      <CompanySpine />
      <PageSheet>
        <RecordTable
          procedure="positions.list"
          label="Cargos"
          noun={['cargo', 'cargos']}
          list={list}
          search={search}
          columns={columns}
          filters={[useProviderFilter(), useDepartmentFilter(), statusFilter]}
          records={manages ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
