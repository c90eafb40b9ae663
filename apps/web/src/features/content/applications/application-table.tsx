import { application } from '@intranet/contract/content/applications'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import { RecordTable } from '@/components/list/record-table.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import { applications } from './application.entity.ts'

type Row = Outputs['applications']['list']['dados'][number]

const column = columnsOf(application)

const columns: ListColumns<Row, 'applications.list'> = [
  column('nome', { card: 'main' }),
  column('categoria', { card: 'sub' }),
  column('url'),
  column('empresa', { cell: (row: Row) => <ProviderCell id={row.id_empresa} name={row.empresa} /> }),
  column('ordem'),
  column('ativo'),
]

/** All applications, for the one who keeps them. */
export default function ApplicationTable({ onEdit }: { onEdit?: (id: number) => void }) {
  const { search, list } = useRecordList(applications)
  const records = useRecordActions(applications, { onEdit })
  return (
    <RecordTable
      entity={applications}
      list={list}
      search={search}
      columns={columns}
      filters={[useProviderFilter(), statusFilter]}
      records={onEdit && records}
    />
  )
}
