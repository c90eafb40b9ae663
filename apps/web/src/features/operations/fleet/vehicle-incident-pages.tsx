import { useIncidentSteps } from './use-incident-steps.ts'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { can } from '@intranet/contract/access'
import { vehicleIncidentTypeLabels } from '@intranet/contract/operations/fleet-options'
import {
  vehicleIncidentEditFields,
  vehicleIncidentFields,
  wholeVehicleIncident,
} from '@intranet/contract/operations/vehicle-incidents'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel, HelpNote } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredImagesField } from '@/components/form/stored-image-field.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { EditPage, RegisterPage } from '@/components/records/record-pages.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { DriverField, VehicleField } from './fleet-fields.tsx'
import { optionsOf } from '@/lib/options-of.ts'
import { StateMark } from './state-mark.tsx'
import { vehicleIncidents } from './vehicle-incident.entity.ts'

type Values = z.input<typeof vehicleIncidentFields>

function Fields() {
  return (
    <>
      <DriverField<Values> name="id_motorista" label="Motorista" hint="Vazio: quem estava com o veículo." />
      <SelectField<Values> name="tipo" label="Tipo" options={optionsOf(vehicleIncidentTypeLabels)} />
      <DateTimeField<Values> name="data_hora" label="Data e hora" />
      <TextField<Values> name="local" label="Local" />
      <CityField<Values> name="id_cidade" label="Cidade" />
      <TextAreaField<Values> name="descricao" label="Descrição" rows={4} wide />
      <TextField<Values> name="boletim_ocorrencia" label="Boletim de ocorrência" />
      <ToggleField<Values> name="terceiros" label="Terceiros envolvidos" labels={['Sim', 'Não']} />
      <ToggleField<Values> name="seguro_acionado" label="Seguro acionado" labels={['Sim', 'Não']} />
      <MoneyField<Values> name="custo" label="Custo" />
      <StoredImagesField<Values> name="fotos" label="Fotos" max={20} wide />
    </>
  )
}

export function VehicleIncidentRegisterPage() {
  return (
    <RegisterPage
      entity={vehicleIncidents}
      schema={wholeVehicleIncident}
      blank={{ local: '', descricao: '', fotos: [], terceiros: false, seguro_acionado: false }}
    >
      <FormPanel>
        <VehicleField<Values> name="id_veiculo" label="Veículo" />
        <Fields />
      </FormPanel>
    </RegisterPage>
  )
}

export function VehicleIncidentEditPage({ record }: { record: Outputs['vehicleIncidents']['get'] }) {
  const steps = useIncidentSteps()
  const manages = can(useSession(), 'frota', 'manage')
  return (
    <EditPage
      entity={vehicleIncidents}
      heading={`Incidente com ${record.placa}`}
      history={manages ? vehicleIncidents.history : null}
      schema={vehicleIncidentEditFields}
      record={record}
      help={
        <HelpNote title="Situação">
          <StateMark state={record.situacao} />
          {record.autor && <p>Registrado por {record.autor}.</p>}
          {record.resposta && <p>{record.resposta}</p>}
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
