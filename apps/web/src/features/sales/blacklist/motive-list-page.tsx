import { keepsMotives } from '@intranet/contract/sales/blacklist-words'
import { AddLink } from '@/components/records/add-link.tsx'
import { statusColumn, statusFilter } from '@/components/records/record-columns.tsx'
import { RecordTable } from '@/components/records/record-table.tsx'
import { useRecordActions } from '@/components/records/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'

type Motive = Outputs['blacklistMotives']['list']['dados'][number]

const columns: ListColumns<Motive, 'blacklistMotives.list'> = [
  { accessorKey: 'nome', header: 'Motivo', meta: { card: 'main', sort: true } },
  {
    accessorKey: 'exige_evidencia',
    header: 'Exige evidência',
    meta: { sort: true },
    cell: ({ row }) => (row.original.exige_evidencia ? 'Sim' : 'Não'),
  },
  { accessorKey: 'registros', header: 'Registros', meta: { numeric: true, sort: true } },
  statusColumn(),
]

/** The reasons that the blacklist's forms offer. */
export function MotiveListPage() {
  const search = useTableSearch('blacklistMotives.list')
  const list = useList(trpc.blacklistMotives.list.queryOptions(search.input), search)
  const keeps = keepsMotives(useSession())
  const records = useRecordActions<Motive>({
    base: '/blacklist/motives',
    name: ({ nome }) => nome,
    setActive: (input) => api.blacklistMotives.setActive.mutate(input),
    remove: (input) => api.blacklistMotives.remove.mutate(input),
    changed: trpc.blacklistMotives.pathFilter(),
  })
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {keeps && <AddLink to="/blacklist/motives/register">Novo motivo</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          label="Motivos"
          noun={['motivo', 'motivos']}
          list={list}
          search={search}
          columns={columns}
          filters={[statusFilter]}
          records={keeps ? records : undefined}
        />
      </PageSheet>
    </Page>
  )
}
