import { can } from '@intranet/contract/access'
import { formatDate, formatMoney } from '@intranet/contract/formats'
import { maintenanceStateLabels, maintenanceTypeLabels } from '@intranet/contract/operations/fleet-options'
import { FolderOpen } from 'lucide-react'
import { AddLink } from '@/components/records/add-link.tsx'
import { ListTable } from '@/components/records/list-table.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { StateMark } from './state-mark.tsx'
import { useMaintenanceSteps } from './use-maintenance-steps.ts'
type Work = Outputs['vehicleMaintenance']['list']['dados'][number]
const columns: ListColumns<Work, 'vehicleMaintenance.list'> = [
  {
    accessorKey: 'data_abertura',
    header: 'Abertura',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDate(row.original.data_abertura),
  },
  {
    accessorKey: 'placa',
    header: 'Placa',
    meta: { sort: true, card: 'main', opens: true },
    cell: ({ row: { original } }) => (
      <span className="inline-flex items-center gap-2">
        {original.placa} {original.parado && <Badge tone="danger">Parado</Badge>}
      </span>
    ),
  },
  {
    accessorKey: 'tipo',
    header: 'Tipo',
    meta: { sort: true, card: 'sub' },
    cell: ({ row }) => maintenanceTypeLabels[row.original.tipo],
  },
  { accessorKey: 'oficina', header: 'Oficina', meta: { sort: true, card: 'extra', wraps: true } },
  {
    accessorKey: 'situacao',
    header: 'Situação',
    meta: { sort: true, card: 'extra' },
    cell: ({ row }) => <StateMark state={row.original.situacao} />,
  },
  {
    accessorKey: 'valor_total',
    header: 'Valor',
    meta: { sort: true, numeric: true, card: 'extra' },
    cell: ({ row }) => formatMoney(row.original.valor_total),
  },
  {
    accessorKey: 'data_conclusao',
    header: 'Conclusão',
    meta: { sort: true, card: 'extra', labelled: true },
    cell: ({ row }) => formatDate(row.original.data_conclusao),
  },
]

export function MaintenanceListPage() {
  const search = useTableSearch('vehicleMaintenance.list')
  const list = useList(trpc.vehicleMaintenance.list.queryOptions(search.input), search)
  const steps = useMaintenanceSteps()
  const filters: FiltersOf<'vehicleMaintenance.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(maintenanceStateLabels) },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(maintenanceTypeLabels) },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data_abertura', label: 'Abertura', kind: 'period' },
  ]
  return (
    <Page>
      <PageHead total={list.data?.total}>
        {can(useSession(), 'frota', 'create') && (
          <AddLink to="/fleet/maintenance-vehicle/register">Nova manutenção</AddLink>
        )}
      </PageHead>
      <PageSheet>
        <ListTable
          label="Manutenções"
          placeholder="Buscar manutenção"
          list={list}
          search={search}
          columns={columns}
          filters={filters}
          actions={(row) => [
            { label: 'Abrir', icon: FolderOpen, to: `/fleet/maintenance-vehicle/edit/${row.id}` },
            ...steps(row),
          ]}
        />
      </PageSheet>
    </Page>
  )
}
