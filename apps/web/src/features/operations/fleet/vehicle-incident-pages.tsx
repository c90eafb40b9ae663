import { can } from '@intranet/contract/access'
import { fleet } from '@intranet/contract/messages/fleet'
import {
  vehicleIncidentEditFields,
  wholeVehicleIncident,
} from '@intranet/contract/operations/vehicle-incident-schemas'
import { vehicleIncident } from '@intranet/contract/operations/vehicle-incidents'
import type * as z from 'zod'
import { fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { StoredImagesField } from '@/components/form/stored-image-field.tsx'
import { TextAreaField } from '@/components/form/text-fields.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { useSession } from '@/lib/session.ts'
import { type Outputs } from '@/lib/trpc.ts'
import { FleetEditPage } from './fleet-edit-page.tsx'
import { DriverField, VehicleField } from './fleet-fields.tsx'
import { useIncidentSteps } from './use-incident-steps.ts'
import { vehicleIncidents } from './vehicle-incident.entity.ts'

const Field = fieldOf(vehicleIncident)

const fields = (
  <>
    <Field name="id_motorista" as={DriverField} hint="Vazio: quem estava com o veículo." />
    <Field name="tipo" searched />
    <Field name="data_hora" />
    <Field name="local" />
    <Field name="id_cidade" as={CityField} />
    <Field name="descricao" as={TextAreaField} rows={4} wide />
    <Field name="boletim_ocorrencia" />
    <Field name="terceiros" />
    <Field name="seguro_acionado" />
    <Field name="custo" />
    <StoredImagesField<z.input<typeof vehicleIncidentEditFields>>
      name="fotos"
      label="Fotos"
      max={20}
      camera
      wide
    />
  </>
)

export function VehicleIncidentRegisterPage() {
  return (
    <RegisterPage
      entity={vehicleIncidents}
      schema={wholeVehicleIncident}
      blank={{ local: '', descricao: '', fotos: [], terceiros: false, seguro_acionado: false }}
    >
      <FormPanel>
        <Field name="id_veiculo" as={VehicleField} />
        {fields}
      </FormPanel>
    </RegisterPage>
  )
}

export function VehicleIncidentEditPage({ record }: { record: Outputs['vehicleIncidents']['get'] }) {
  const steps = useIncidentSteps()
  const manages = can(useSession(), 'frota', 'manage')
  return (
    <FleetEditPage
      entity={vehicleIncidents}
      beside={null}
      heading={`Incidente com ${record.placa}`}
      history={manages ? vehicleIncidents.history : null}
      schema={vehicleIncidentEditFields}
      record={record}
      reads={record.situacao === 'encerrado' && fleet.closed}
      state={{
        of: record.situacao,
        notes: [record.autor && `Registrado por ${record.autor}.`, record.resposta],
      }}
      steps={steps(record)}
    >
      {fields}
    </FleetEditPage>
  )
}
