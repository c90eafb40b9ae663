import { maintenanceTypeLabels, openMaintenance } from '@intranet/contract/operations/fleet-options'
import { maintenanceEditFields, maintenanceFields } from '@intranet/contract/operations/vehicle-maintenance'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredFileField } from '@/components/form/stored-file-fields.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { Button } from '@/components/ui/button.tsx'
import { api } from '@/lib/api.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { VehicleField } from './fleet-fields.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { StateMark } from './state-mark.tsx'
import { useMaintenanceSteps } from './use-maintenance-steps.ts'
import { maintenance } from './maintenance.entity.ts'
import { useOdometer } from './use-odometer.ts'

type Values = z.input<typeof maintenanceFields>

function Fields() {
  return (
    <>
      <SelectField<Values> name="tipo" label="Tipo" options={optionsOf(maintenanceTypeLabels)} />
      <TextField<Values> name="oficina" label="Oficina" />
      <TextAreaField<Values> name="descricao" label="Descrição" rows={4} wide />
      <NumberField<Values> name="km" label="KM" />
      <DateField<Values> name="data_abertura" label="Abertura" />
      <DateField<Values> name="data_agendada" label="Agendada para" />
      <MoneyField<Values> name="valor_pecas" label="Peças" />
      <MoneyField<Values> name="valor_mao_obra" label="Mão de obra" />
      <StoredFileField<Values> name="nota_arquivo" label="Nota fiscal" removable />
      <DateField<Values> name="proxima_data" label="Próxima revisão em" />
      <NumberField<Values> name="proxima_km" label="Próxima revisão (km)" />
      <ToggleField<Values> name="parado" label="Veículo parado" labels={['Sim', 'Não']} />
    </>
  )
}

export function MaintenanceRegisterPage() {
  const read = useOdometer()
  return (
    <RegisterPage
      entity={maintenance}
      schema={maintenanceFields}
      blank={{ descricao: '', parado: false }}
      create={({ objects }) =>
        read((confirmar) =>
          api.vehicleMaintenance.create.mutate({ objects: objects.map((one) => ({ ...one, confirmar })) }),
        )
      }
    >
      <FormPanel>
        <VehicleField<Values> name="id_veiculo" label="Veículo" wide />
        <Fields />
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
      entity={maintenance}
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
      <FormPanel>
        <Fields />
      </FormPanel>
    </EditPage>
  )
}
