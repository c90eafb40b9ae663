import { can } from '@intranet/contract/access'
import {
  ownershipLabels,
  vehicleStateLabels,
  vehicleTypeLabels,
} from '@intranet/contract/operations/fleet-options'
import { UserRoundCog } from 'lucide-react'
import { useState, Suspense } from 'react'
import { AddLink } from '@/components/list/add-link.tsx'
import { statusFilter } from '@/components/list/record-columns.tsx'
import { RecordTable } from '@/components/list/record-table.tsx'
import { useRecordActions } from '@/components/list/use-record-actions.ts'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import type { FiltersOf } from '@/components/table/filter-definition.ts'
import { useProviderFilter } from '@/features/company/structure-filters.ts'
import { useSession } from '@/lib/session.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { vehicleColumns, type VehicleRow } from './vehicle-columns.tsx'
import { useRecordList } from '@/components/list/use-record-list.ts'
import { vehicles } from './vehicle.entity.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

const AssignDriverDialog = lazyDialog(async () => ({
  default: (await import('./assign-driver-dialog.tsx')).AssignDriverDialog,
}))

export function VehicleListPage() {
  const { search, list } = useRecordList(vehicles)
  const session = useSession()
  const manages = can(session, 'frota', 'manage')
  const [assigned, setAssigned] = useState<VehicleRow>()
  const records = useRecordActions(vehicles)
  const actions = (row: VehicleRow) => {
    const [edit, ...others] = records.actions(row)
    return [
      edit!,
      { label: 'Trocar motorista', icon: UserRoundCog, onSelect: () => setAssigned(row) },
      ...others,
    ]
  }
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
    <Page>
      <PageHead total={list.data?.total}>
        {can(session, 'frota', 'create') && <AddLink to="/fleet/vehicle/register">{vehicles.add}</AddLink>}
      </PageHead>
      <PageSheet>
        <RecordTable
          entity={vehicles}
          list={list}
          search={search}
          columns={vehicleColumns}
          filters={filters}
          records={manages ? { ...records, actions } : undefined}
        />
      </PageSheet>
      {assigned && (
        <Suspense fallback={null}>
          <AssignDriverDialog vehicle={assigned} onClose={() => setAssigned(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}
