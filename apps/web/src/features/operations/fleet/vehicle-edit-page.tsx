import { can } from '@intranet/contract/access'
import { vehicleFields } from '@intranet/contract/operations/vehicle-schemas'
import { useNavigate } from '@tanstack/react-router'
import { useState, Suspense } from 'react'
import { FormActions } from '@/components/form/form-actions.tsx'
import { savedRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { formValues } from '@/components/form/form-values.ts'
import { RecordHistory } from '@/components/history/record-history.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { useSession } from '@/lib/session.ts'
import { api } from '@/lib/api.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useRecord } from '@/lib/use-record.ts'
import { StateMark } from './state-mark.tsx'
import { useRecordStep } from '@/components/records/use-record-step.ts'
import { VehicleFields } from './vehicle-form-pages.tsx'
import { useOdometer } from './use-odometer.ts'
import { VehicleTab } from './vehicle-tabs.tsx'
import { vehicleTabs, type VehicleTabKey } from './vehicle-tab.ts'
import { vehicles } from './vehicle.entity.ts'
import { lazyDialog } from '@/components/ui/lazy-part.tsx'

const AssignDriverDialog = lazyDialog(async () => ({
  default: (await import('./assign-driver-dialog.tsx')).AssignDriverDialog,
}))

type Vehicle = Outputs['vehicles']['get']

function Steps({ record }: { record: Vehicle }) {
  const [assigns, setAssigns] = useState(false)
  const { take, isPending } = useRecordStep(trpc.vehicles.pathFilter())
  const move = (situacao: 'disponivel' | 'manutencao' | 'baixado', title: string, irreversible = false) =>
    take({
      ask: { title, irreversible, confirmLabel: 'Confirmar' },
      run: () => api.vehicles.changeState.mutate({ id: record.id, situacao }),
    })
  if (record.situacao === 'baixado') return null
  return (
    <>
      <Button variant="outline" cooldown={false} onClick={() => setAssigns(true)}>
        Trocar motorista
      </Button>
      {record.situacao === 'manutencao' ? (
        <Button
          variant="outline"
          busy={isPending}
          onClick={() => void move('disponivel', 'Liberar o veículo?')}
        >
          Liberar
        </Button>
      ) : (
        <Button
          variant="outline"
          busy={isPending}
          onClick={() => void move('manutencao', 'Tirar o veículo de uso?')}
        >
          Manutenção
        </Button>
      )}
      <Button
        variant="destructive"
        busy={isPending}
        onClick={() => void move('baixado', 'Baixar o veículo?', true)}
      >
        Baixar
      </Button>
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
      <VehicleFields />
      <FormActions />
    </Form>
  )
}

function Loaded({ record, tab }: { record: Vehicle; tab: VehicleTabKey }) {
  const session = useSession()
  const navigate = useNavigate()
  return (
    <Page>
      <PageHead heading={record.placa} total={<StateMark state={record.situacao} />}>
        {can(session, 'frota', 'manage') && <Steps record={record} />}
        <RecordHistory history={vehicles.history} id={record.id} />
      </PageHead>
      <PageSheet>
        <div className="mb-4 overflow-x-auto">
          <Segmented
            label="Parte do veículo"
            value={tab}
            options={vehicleTabs}
            onChange={(aba) =>
              void navigate({ to: '.', search: aba === 'dados' ? {} : { aba }, replace: true })
            }
          />
        </div>
        {tab === 'dados' ? (
          <EditForm key={record.updated_at} record={record} />
        ) : (
          <VehicleTab id={record.id} tab={tab} />
        )}
      </PageSheet>
    </Page>
  )
}

/** A vehicle: its data, and what happened with it, tab by tab. */
export function VehicleEditPage({ id, tab }: { id: number; tab: VehicleTabKey }) {
  const read = useRecord(trpc.vehicles.get.queryOptions({ id }))
  return <LoadedPage reads={[read]}>{(record) => <Loaded record={record} tab={tab} />}</LoadedPage>
}
