import { vehicleRequestFields, wholeVehicleRequest } from '@intranet/contract/operations/vehicle-requests'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { RegisterPage } from '@/components/form/form-pages.tsx'
import { useSession } from '@/lib/session.ts'
import { vehicleRequests } from './vehicle-request.entity.ts'
import { VehicleWishFields } from './vehicle-wish-fields.tsx'

type Values = z.input<typeof vehicleRequestFields>

/** The window comes before the vehicle: what is free depends on it. `id_empresa` is the request's provider. */
export function VehicleRequestFields({ id_empresa }: { id_empresa: number | undefined }) {
  return (
    <FormPanel>
      <DateTimeField<Values> name="data_retirada" label="Retirada" />
      <DateTimeField<Values> name="data_devolucao" label="Devolução" />
      <NumberField<Values> name="passageiros" label="Passageiros" />
      <ToggleField<Values> name="dirige" label="Dirigirei eu mesmo" labels={['Sim', 'Não']} />
      <VehicleWishFields id_empresa={id_empresa} />
      <TextAreaField<Values> name="motivo" label="Motivo" rows={3} wide />
      <TextField<Values> name="origem" label="Origem" />
      <TextField<Values> name="destino" label="Destino" />
    </FormPanel>
  )
}

interface VehicleRequestRegisterPageProps {
  /** Drawn in the calendar. */
  wish: { veiculo?: number; inicio?: string; fim?: string }
}

const moment = (wall: string | undefined) => (wall ? `${wall}:00-03:00` : undefined)

export function VehicleRequestRegisterPage({ wish }: VehicleRequestRegisterPageProps) {
  const id_empresa = useSession()?.id_empresa ?? undefined
  return (
    <RegisterPage
      entity={vehicleRequests}
      parents={[wish.veiculo, wish.inicio, wish.fim]}
      beside={null}
      schema={wholeVehicleRequest}
      blank={{
        motivo: '',
        origem: '',
        destino: '',
        data_retirada: moment(wish.inicio),
        data_devolucao: moment(wish.fim),
        passageiros: 1,
        dirige: false,
        id_veiculo: wish.veiculo ?? null,
        espera: false,
      }}
    >
      <VehicleRequestFields id_empresa={id_empresa} />
    </RegisterPage>
  )
}
