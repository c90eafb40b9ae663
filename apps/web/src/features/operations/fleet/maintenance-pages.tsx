import { openMaintenance } from '@intranet/contract/operations/fleet-options'
import { maintenanceEditFields, maintenanceFields } from '@intranet/contract/operations/maintenance-schemas'
import { maintenance } from '@intranet/contract/operations/vehicle-maintenance'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { api } from '@/lib/api.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { FleetEditPage } from './fleet-edit-page.tsx'
import { VehicleField } from './fleet-fields.tsx'
import { maintenances } from './maintenance.entity.ts'
import { useMaintenanceSteps } from './use-maintenance-steps.ts'
import { useOdometer } from './use-odometer.ts'

const Field = fieldOf(maintenance)

const fields = (
  <>
    <Field name="tipo" searched />
    <Field name="oficina" />
    <Field name="descricao" as={TextAreaField} rows={4} wide />
    <Field name="km" />
    <Field name="data_abertura" />
    <Field name="data_agendada" />
    <Field name="valor_pecas" />
    <Field name="valor_mao_obra" />
    <Field name="nota_arquivo" />
    <Field name="proxima_data" />
    <Field name="proxima_km" />
    <Field name="parado" />
  </>
)

export function MaintenanceRegisterPage() {
  const read = useOdometer()
  return (
    <RegisterPage
      entity={maintenances}
      schema={maintenanceFields}
      blank={{ descricao: '', parado: false }}
      create={({ objects }) =>
        read((confirmar) =>
          api.vehicleMaintenance.create.mutate({ objects: objects.map((one) => ({ ...one, confirmar })) }),
        )
      }
    >
      <FormPanel>
        <Field name="id_veiculo" as={VehicleField} wide />
        {fields}
      </FormPanel>
    </RegisterPage>
  )
}

export function MaintenanceEditPage({ record }: { record: Outputs['vehicleMaintenance']['get'] }) {
  const read = useOdometer()
  const steps = useMaintenanceSteps()
  const open = openMaintenance.includes(record.situacao)
  return (
    <FleetEditPage
      update={(input) => read((confirmar) => api.vehicleMaintenance.update.mutate({ ...input, confirmar }))}
      entity={maintenances}
      heading={`Manutenção de ${record.placa}`}
      schema={maintenanceEditFields}
      record={record}
      state={{
        of: record.situacao,
        notes: [
          record.solicitante && `Solicitada por ${record.solicitante}.`,
          record.resposta,
          !open && 'Uma manutenção encerrada não muda mais.',
        ],
      }}
      steps={steps(record)}
    >
      {fields}
    </FleetEditPage>
  )
}
