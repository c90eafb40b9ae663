import { can } from '@intranet/contract/access'
import {
  ownershipLabels,
  vehicleStateLabels,
  vehicleTypeLabels,
} from '@intranet/contract/operations/fleet-options'
import { UserRoundCog } from 'lucide-react'
import { useState, Suspense } from 'react'
import { statusFilter } from '@/components/list/record-columns.tsx'
import { RecordListPage } from '@/components/list/record-list-page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { vehicleColumns, type VehicleRow } from './vehicle-columns.tsx'
import { vehicles } from './vehicle.entity.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

const AssignDriverDialog = lazyDialog(async () => ({
  default: (await import('./assign-driver-dialog.tsx')).AssignDriverDialog,
}))

export function VehicleListPage() {
  const adds = can(useSession(), 'frota', 'create')
  const [assigned, setAssigned] = useState<VehicleRow>()
  const filters: FiltersOf<'vehicles.list'> = [
    { key: 'situacao', label: 'Situação', kind: 'choice', options: optionsOf(vehicleStateLabels) },
    { key: 'propriedade', label: 'Propriedade', kind: 'choice', options: optionsOf(ownershipLabels) },
    { key: 'tipo', label: 'Tipo', kind: 'choice', options: optionsOf(vehicleTypeLabels) },
    useProviderFilter(),
    { key: 'placa', label: 'Placa', kind: 'text' },
    { key: 'modelo', label: 'Modelo', kind: 'text' },
    { key: 'cidade', label: 'Cidade', kind: 'text' },
    { key: 'motorista', label: 'Motorista', kind: 'text' },
    statusFilter,
  ]
  return (
    <RecordListPage
      entity={vehicles}
      adds={adds}
      columns={vehicleColumns}
      filters={filters}
      actions={(row, [edit, ...others]) => [
        edit!,
        { label: 'Trocar motorista', icon: UserRoundCog, onSelect: () => setAssigned(row) },
        ...others,
      ]}
    >
      {assigned && (
        <Suspense fallback={null}>
          <AssignDriverDialog vehicle={assigned} onClose={() => setAssigned(undefined)} />
        </Suspense>
      )}
    </RecordListPage>
  )
}
