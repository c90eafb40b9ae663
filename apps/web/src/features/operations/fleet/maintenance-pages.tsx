import { openMaintenance } from '@intranet/contract/operations/fleet-options'
import { maintenanceEditFields, maintenanceFields } from '@intranet/contract/operations/maintenance-schemas'
import { maintenance } from '@intranet/contract/operations/vehicle-maintenance'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/form/record-pages.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { VehicleField } from './fleet-fields.tsx'
import { maintenances } from './maintenance.entity.ts'
import { StateMark } from './state-mark.tsx'
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
    <EditPage
      update={(input) => read((confirmar) => api.vehicleMaintenance.update.mutate({ ...input, confirmar }))}
      entity={maintenances}
      heading={`Manutenção de ${record.placa}`}
      schema={maintenanceEditFields}
      record={record}
      help={
        <HelpNote title="Situação">
          <StateMark state={record.situacao} />
          {record.solicitante && <p>Solicitada por {record.solicitante}.</p>}
          {record.resposta && <p>{record.resposta}</p>}
          {!open && <p>Uma manutenção encerrada não muda mais.</p>}
        </HelpNote>
      }
      tools={
        <>
          {steps(record).map(({ label, icon, onSelect }) => (
            <Button variant="outline" key={label} icon={icon} cooldown={false} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <FormPanel>{fields}</FormPanel>
    </EditPage>
  )
}
