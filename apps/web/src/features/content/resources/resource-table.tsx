import { resource } from '@intranet/contract/content/resources'
import { resourceTypeNames } from '@intranet/contract/content/resource-words'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import { RecordTable } from '@/components/list/record-table.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { optionsOf } from '@/lib/options-of.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import { resources } from './resource.entity.ts'

type Row = Outputs['resources']['list']['dados'][number]

const column = columnsOf(resource)

const columns: ListColumns<Row, 'resources.list'> = [
  column('nome', { card: 'main' }),
  column('tipo', { card: 'sub' }),
  column('empresa', { cell: (row: Row) => <ProviderCell id={row.id_empresa} name={row.empresa} /> }),
  column('cidade'),
  column('capacidade'),
  column('reservavel'),
  column('ativo'),
]

/** All resources, for the one who keeps them. */
export default function ResourceTable({ onEdit }: { onEdit: (id: number) => void }) {
  const { search, list } = useRecordList(resources)
  const records = useRecordActions(resources, { onEdit })
  return (
    <RecordTable
      entity={resources}
      list={list}
      search={search}
      columns={columns}
      filters={[
        { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(resourceTypeNames) },
        useProviderFilter(),
        statusFilter,
      ]}
      records={records}
    />
  )
}
