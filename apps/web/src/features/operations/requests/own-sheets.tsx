import { DrawerForm } from '@/components/form/drawer-form.tsx'
import { maintenanceTypeLabels, vehicleIncidentTypeLabels } from '@intranet/contract/operations/fleet-options'
import {
  ownVehicleIncidentFields,
  wholeOwnVehicleIncident,
} from '@intranet/contract/operations/vehicle-incident-schemas'
import { ownMaintenanceFields } from '@intranet/contract/operations/maintenance-schemas'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { newRecord } from '@/components/form/form-identity.ts'
import { SelectField } from '@/components/form/select-fields.tsx'
import { StoredImagesField } from '@/components/form/stored-image-field.tsx'
import { TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { ThousandsField } from '@/components/form/thousands-field.tsx'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { useOdometer } from '@/features/operations/fleet/use-odometer.ts'
import { api } from '@/lib/api.ts'
import { trpc } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { OwnVehicleField } from './own-vehicle-field.tsx'

const yesNo: [string, string] = ['Sim', 'Não']
type IncidentValues = z.input<typeof ownVehicleIncidentFields>

export function OwnIncidentSheet({ onClose }: { onClose: () => void }) {
  return (
    <DrawerForm
      title="Novo incidente"
      onClose={onClose}
      wide
      identity={newRecord('own-vehicle-incident')}
      schema={wholeOwnVehicleIncident}
      defaultValues={{ local: '', descricao: '', fotos: [], terceiros: false }}
      onSubmit={(values) => api.vehicleIncidents.report.mutate({ objects: [values] })}
      changes={[trpc.vehicleIncidents.pathFilter()]}
    >
      <div className="grid gap-4">
        <OwnVehicleField<IncidentValues> name="id_veiculo" label="Placa" />
        <DateTimeField<IncidentValues> name="data_hora" label="Data/hora" />
        <TextField<IncidentValues> name="local" label="Local" />
        <CityField<IncidentValues> name="id_cidade" label="Cidade" />
        <SelectField<IncidentValues>
          name="tipo"
          label="Tipo"
          options={optionsOf(vehicleIncidentTypeLabels)}
        />
        <TextAreaField<IncidentValues> name="descricao" label="Descrição" rows={4} />
        <ToggleField<IncidentValues> name="terceiros" label="Terceiros" labels={yesNo} />
        <TextField<IncidentValues> name="boletim_ocorrencia" label="B.O." />
        <StoredImagesField<IncidentValues> name="fotos" label="Fotos" max={20} camera />
      </div>
    </DrawerForm>
  )
}

type WorkValues = z.input<typeof ownMaintenanceFields>

export function OwnMaintenanceSheet({ onClose }: { onClose: () => void }) {
  const read = useOdometer()
  return (
    <DrawerForm
      title="Solicitar manutenção"
      onClose={onClose}
      wide
      identity={newRecord('own-maintenance')}
      schema={ownMaintenanceFields}
      defaultValues={{ descricao: '', parado: false }}
      onSubmit={(values) =>
        read((confirmar) => api.vehicleMaintenance.request.mutate({ objects: [{ ...values, confirmar }] }))
      }
      changes={[trpc.vehicleMaintenance.pathFilter()]}
    >
      <div className="grid gap-4">
        <OwnVehicleField<WorkValues> name="id_veiculo" label="Placa" />
        <SelectField<WorkValues> name="tipo" label="Tipo" options={optionsOf(maintenanceTypeLabels)} />
        <ThousandsField<WorkValues> name="km" label="KM" />
        <TextAreaField<WorkValues> name="descricao" label="Descrição" rows={4} />
        <ToggleField<WorkValues> name="parado" label="Veículo parado" labels={yesNo} />
      </div>
    </DrawerForm>
  )
}
