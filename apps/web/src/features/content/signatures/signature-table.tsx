import { signature } from '@intranet/contract/content/signatures'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import { RecordTable } from '@/components/list/record-table.tsx'
import type { ListColumns } from '@/components/table/list-column.ts'
import { ProviderCell } from '@/features/company/provider-cell.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import { signatures } from './signature.entity.ts'

type Row = Outputs['signatures']['list']['dados'][number]

const column = columnsOf(signature)

const columns: ListColumns<Row, 'signatures.list'> = [
  column('nome', { card: 'main' }),
  column('empresa', {
    card: 'sub',
    cell: (row: Row) => <ProviderCell id={row.id_empresa} name={row.empresa} />,
  }),
  column('padrao'),
  column('site'),
  column('ativo'),
]

/** The templates, for the one who keeps them. */
export default function SignatureTable({ onEdit }: { onEdit?: (id: number) => void }) {
  const { search, list } = useRecordList(signatures)
  const records = useRecordActions(signatures, { onEdit })
  return (
    <RecordTable
      entity={signatures}
      list={list}
      search={search}
      columns={columns}
      filters={[useProviderFilter(), statusFilter]}
      records={onEdit && records}
    />
  )
}
