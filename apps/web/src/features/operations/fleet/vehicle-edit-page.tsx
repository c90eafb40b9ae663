import { can } from '@intranet/contract/access'
import { formatNumber } from '@intranet/contract/formats'
import { vehicleFields } from '@intranet/contract/operations/vehicle-schemas'
import { useNavigate } from '@tanstack/react-router'
import { useState, Suspense } from 'react'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { WithHelp } from '@/components/form/form-panel.tsx'
import { Form } from '@/components/form/form.tsx'
import { formValues } from '@/components/form/form-values.ts'
import type { Fact } from '@/components/records/facts.tsx'
import { RecordActions } from '@/components/record-view/record-actions.tsx'
import { RecordFrame } from '@/components/record-view/record-frame.tsx'
import { RecordTabs } from '@/components/record-view/record-tabs.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { StateMark } from './state-mark.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { VehicleDues } from './vehicle-dues.tsx'
import { VehicleFields } from './vehicle-form-pages.tsx'
import { useOdometer } from './use-odometer.ts'
import { vehicleTabs, type VehicleTabKey } from './vehicle-tab.ts'
import { vehicles } from './vehicle.entity.ts'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { lazyDialog, lazyPart } from '@/components/ui/lazy-part.tsx'
import { providerFact } from '@/features/company/provider-cell.tsx'

const AssignDriverDialog = lazyDialog(async () => ({
  default: (await import('./assign-driver-dialog.tsx')).AssignDriverDialog,
}))

const VehicleTab = lazyPart(async () => ({ default: (await import('./vehicle-tabs.tsx')).VehicleTab }))

type Vehicle = Outputs['vehicles']['get']

/** Its driver is changed most; taking it out of the fleet is in the menu. */
function Actions({ record, plain }: { record: Vehicle; plain: boolean }) {
  const manages = can(useSession(), 'frota', 'manage')
  const [assigns, setAssigns] = useState(false)
  const { take, isPending } = useRecordStep(trpc.vehicles.pathFilter())
  const move = (situacao: 'disponivel' | 'manutencao' | 'baixado', title: string, irreversible = false) =>
    take({
      ask: { title, irreversible, confirmLabel: 'Confirmar' },
      run: () => api.vehicles.changeState.mutate({ id: record.id, situacao }),
    })
  const acts = manages && record.situacao !== 'baixado'
  const repaired = record.situacao === 'manutencao'
  return (
    <>
      <RecordActions
        name={record.placa}
        plain={plain}
        near={
          acts
            ? [
                { label: 'Trocar motorista', onSelect: () => setAssigns(true) },
                {
                  label: repaired ? 'Liberar' : 'Manutenção',
                  disabled: isPending,
                  onSelect: () =>
                    void (repaired
                      ? move('disponivel', 'Liberar o veículo?')
                      : move('manutencao', 'Tirar o veículo de uso?')),
                },
              ]
            : []
        }
        rest={
          acts
            ? [
                {
                  label: 'Baixar',
                  variant: 'destructive',
                  disabled: isPending,
                  onSelect: () => void move('baixado', 'Baixar o veículo?', true),
                },
              ]
            : []
        }
        edits={{ history: vehicles.history, id: record.id }}
      />
      {assigns && (
        <Suspense fallback={null}>
          <AssignDriverDialog vehicle={record} onClose={() => setAssigns(false)} />
        </Suspense>
      )}
    </>
  )
}

function EditForm({ record }: { record: Vehicle }) {
  const read = useOdometer()
  return (
    <Form
      identity={savedRecord('vehicle', record)}
      schema={vehicleFields}
      defaultValues={formValues(vehicleFields, record)}
      onSubmit={(values) =>
        read((confirmar) =>
          api.vehicles.update.mutate({ ...values, id: record.id, updated_at: record.updated_at, confirmar }),
        )
      }
      changes={[trpc.vehicles.pathFilter()]}
    >
      <WithHelp aside={<VehicleDues record={record} />} foot={<FormActions />}>
        <VehicleFields switchable={can(useSession(), 'frota', 'manage')} />
      </WithHelp>
    </Form>
  )
}

const mainFacts = (record: Vehicle): Fact[] => [
  ['Veículo', [record.marca, record.modelo].filter(Boolean).join(' ')],
  ['Motorista', record.motorista],
  ['Hodômetro', `${formatNumber(record.km_atual)} km`],
  providerFact(record.empresa),
]

function Loaded({ record, tab }: { record: Vehicle; tab: VehicleTabKey }) {
  const navigate = useNavigate()
  return (
    <RecordFrame
      name={record.placa}
      state={<StateMark state={record.situacao} />}
      actions={<Actions record={record} plain={tab === 'dados'} />}
      facts={mainFacts(record)}
    >
      <RecordTabs
        label="Parte do veículo"
        value={tab}
        tabs={vehicleTabs}
        onChange={(aba) => void navigate({ to: '.', search: aba === 'dados' ? {} : { aba }, replace: true })}
      >
        {tab === 'dados' ? (
          <EditForm key={record.updated_at} record={record} />
        ) : (
          <Suspense fallback={<LoadingState />}>
            <VehicleTab id={record.id} tab={tab} />
          </Suspense>
        )}
      </RecordTabs>
    </RecordFrame>
  )
}

/** A vehicle: its data, and what happened with it, tab by tab. */
export function VehicleEditPage({ id, tab }: { id: number; tab: VehicleTabKey }) {
  const read = useRecord(trpc.vehicles.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(record) => <Loaded record={record} tab={tab} />}</LoadedPage>
}
