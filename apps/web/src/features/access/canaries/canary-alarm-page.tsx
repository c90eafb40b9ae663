import { alarmWays } from '@intranet/contract/access/canary-words'
import { formatDateTime } from '@intranet/contract/formats'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'

type Alarm = Outputs['canaries']['alarms']['dados'][number]

const columns: ListColumns<Alarm, 'canaries.alarms'> = [
  { accessorKey: 'nome', header: 'Registro', meta: { card: 'main' } },
  {
    accessorKey: 'como',
    header: 'Como',
    meta: { card: 'sub' },
    cell: ({ row: { original } }) => alarmWays[original.como],
  },
  {
    accessorKey: 'quem',
    header: 'Quem',
    meta: { card: 'extra' },
    cell: ({ row: { original } }) => original.quem ?? 'Pessoa removida',
  },
  { accessorKey: 'detalhe', header: 'O quê', meta: { card: 'extra' } },
  {
    accessorKey: 'data',
    header: 'Data',
    meta: { card: 'extra', sort: true },
    cell: ({ row: { original } }) => formatDateTime(original.data),
  },
]

const filters: FiltersOf<'canaries.alarms'> = [
  {
    key: 'como',
    label: 'Como',
    kind: 'choice',
    options: optionsOf(alarmWays),
  },
  { key: 'data', label: 'Data', kind: 'period' },
]

/** What was done to canaries, and by whom. */
export function CanaryAlarmPage() {
  const search = useTableSearch('canaries.alarms')
  const list = useList(trpc.canaries.alarms.queryOptions(search.input), search)
  return (
    <ListPage
      label="Alarmes"
      placeholder="Buscar registro ou pessoa"
      list={list}
      columns={columns}
      filters={filters}
    />
  )
}
