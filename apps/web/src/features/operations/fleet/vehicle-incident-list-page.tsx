import { useIncidentSteps } from './use-incident-steps.ts'
import { can } from '@intranet/contract/access'
import {
  vehicleIncidentStateLabels,
  vehicleIncidentTypeLabels,
} from '@intranet/contract/operations/fleet-options'
import { vehicleIncident } from '@intranet/contract/operations/vehicle-incidents'
import { FolderOpen } from 'lucide-react'
import { columnsOf } from '@/components/list/entity-columns.tsx'
import { AddLink } from '@/components/list/add-link.tsx'
import { ListPage } from '@/components/list/list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import type { ListColumns } from '@/components/table/list-column.ts'
import { useList } from '@/components/table/use-list.ts'
import { useTableSearch } from '@/components/table/use-table-search.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { vehicleIncidents } from './vehicle-incident.entity.ts'
import { StateMark } from './state-mark.tsx'
import { useFleetRemoval } from './use-fleet-removal.ts'

type Incident = Outputs['vehicleIncidents']['list']['dados'][number]

const column = columnsOf(vehicleIncident)

const columns: ListColumns<Incident, 'vehicleIncidents.list'> = [
  column('data_hora', { card: 'extra' }),
  column('placa', { card: 'main' }),
  column('motorista', { card: 'extra' }),
  column('tipo', { card: 'sub' }),
  column('cidade'),
  column('situacao', { card: 'extra', cell: (row: Incident) => <StateMark state={row.situacao} /> }),
  column('custo', { card: 'extra' }),
]

export function VehicleIncidentListPage() {
  const search = useTableSearch('vehicleIncidents.list')
  const list = useList(trpc.vehicleIncidents.list.queryOptions(search.input), search)
  const steps = useIncidentSteps()
  const removal = useFleetRemoval(trpc.vehicleIncidents.pathFilter())
  const filters: FiltersOf<'vehicleIncidents.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(vehicleIncidentStateLabels) },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(vehicleIncidentTypeLabels) },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'data_hora', label: 'Data', kind: 'period' },
  ]
  return (
    <ListPage
      tools={
        can(useSession(), 'frota', 'create') && (
          <AddLink to="/fleet/incidents-vehicle/register">Novo incidente</AddLink>
        )
      }
      label="Incidentes com veículos"
      placeholder="Buscar incidente"
      list={list}
      columns={columns}
      filters={filters}
      actions={(row) => [
        { label: 'Abrir', icon: FolderOpen, to: `/fleet/incidents-vehicle/edit/${row.id}` },
        ...steps(row),
        ...removal(vehicleIncidents.name(row), false, () =>
          api.vehicleIncidents.remove.mutate({ id: row.id }),
        ),
      ]}
    />
  )
}
