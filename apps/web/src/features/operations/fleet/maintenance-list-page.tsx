import { can } from '@intranet/contract/access'
import { formatDate } from '@intranet/contract/formats'
import { maintenanceStateLabels, maintenanceTypeLabels } from '@intranet/contract/operations/fleet-options'
import { maintenance } from '@intranet/contract/operations/vehicle-maintenance'
import { FolderOpen } from 'lucide-react'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { maintenances } from './maintenance.entity.ts'
import { StateMark } from './state-mark.tsx'
import { useMaintenanceSteps } from './use-maintenance-steps.ts'
import { Marked } from '@/components/ui/marked.tsx'
import { useFleetRemoval } from './use-fleet-removal.ts'

type Work = Outputs['vehicleMaintenance']['list']['dados'][number]

const column = columnsOf(maintenance)

const columns: ListColumns<Work, 'vehicleMaintenance.list'> = [
  column('data_abertura', { card: 'extra', labelled: true }),
  column('placa', {
    card: 'main',
    opens: true,
    cell: (row: Work) => (
      <Marked>
        {row.placa} {row.parado && <Badge variant="destructive">Parado</Badge>}
      </Marked>
    ),
  }),
  column('tipo', { card: 'sub' }),
  column('oficina', { card: 'extra', wraps: true }),
  column('situacao', { card: 'extra', cell: (row: Work) => <StateMark state={row.situacao} /> }),
  column('valor_total', { card: 'extra' }),
  column('data_conclusao', {
    card: 'extra',
    labelled: true,
    cell: (row: Work) => formatDate(row.data_conclusao),
  }),
]

export function MaintenanceListPage() {
  const search = useTableSearch('vehicleMaintenance.list')
  const list = useList(trpc.vehicleMaintenance.list.queryOptions(search.input), search)
  const steps = useMaintenanceSteps()
  const removal = useFleetRemoval(trpc.vehicleMaintenance.pathFilter())
  const filters: FiltersOf<'vehicleMaintenance.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(maintenanceStateLabels) },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(maintenanceTypeLabels) },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data_abertura', label: 'Abertura', kind: 'period' },
  ]
  return (
    <ListPage
      tools={
        can(useSession(), 'frota', 'create') && (
          <AddLink to="/fleet/maintenance-vehicle/register">Nova manutenção</AddLink>
        )
      }
      label="Manutenções"
      placeholder="Buscar manutenção"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => [
        { label: 'Abrir', icon: FolderOpen, to: `/fleet/maintenance-vehicle/edit/${row.id}` },
        ...steps(row),
        ...removal(maintenances.name(row), ['em_execucao', 'concluida'].includes(row.situacao), () =>
          api.vehicleMaintenance.remove.mutate({ id: row.id }),
        ),
      ]}
    />
  )
}
