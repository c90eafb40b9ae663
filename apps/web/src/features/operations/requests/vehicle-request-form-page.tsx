import { formatCount } from '@intranet/contract/formats'
import { vehicleRequestFields, wholeVehicleRequest } from '@intranet/contract/operations/vehicle-requests'
import { todayInBrazil } from '@intranet/contract/today'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { DateTimeField } from '@/components/form/date-time-field.tsx'
import type { FieldProps } from '@/components/form/field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { RegisterPage } from '@/components/records/record-pages.tsx'
import { trpc } from '@/lib/trpc.ts'
import { shiftDay } from './vehicle-calendar.tsx'
import { vehicleRequests } from './vehicle-request.entity.ts'

type Values = z.input<typeof vehicleRequestFields>

const yesNo: [string, string] = ['Sim', 'Não']

/** The vehicles of one's provider, without a word about who has them. */
function WishField(props: FieldProps<Values>) {
  const day = todayInBrazil()
  const { data } = useQuery(
    trpc.vehicleRequests.calendar.queryOptions({ inicio: day, fim: shiftDay(day, 1) }),
  )
  const options = (data?.veiculos ?? []).map(({ id, placa, modelo, lugares }) => ({
    value: id,
    label: `${placa} · ${modelo}`,
    note: formatCount(lugares, 'lugar', 'lugares'),
  }))
  return <SelectField<Values> {...props} options={options} />
}

function WaitField() {
  return useWatch({ name: 'id_veiculo' }) ? (
    <ToggleField<Values>
      name="espera"
      label="Entrar na lista de espera se já houver reserva"
      labels={yesNo}
    />
  ) : null
}

export function VehicleRequestFields() {
  return (
    <FormPanel>
      <TextAreaField<Values> name="motivo" label="Motivo" rows={3} wide />
      <TextField<Values> name="origem" label="Origem" />
      <TextField<Values> name="destino" label="Destino" />
      <DateTimeField<Values> name="data_retirada" label="Retirada" />
      <DateTimeField<Values> name="data_devolucao" label="Devolução" />
      <NumberField<Values> name="passageiros" label="Passageiros" />
      <ToggleField<Values> name="dirige" label="Dirigirei eu mesmo" labels={yesNo} />
      <WishField name="id_veiculo" label="Veículo desejado" hint="Vazio: qualquer um que esteja livre." />
      <WaitField />
    </FormPanel>
  )
}

interface VehicleRequestRegisterPageProps {
  /** Drawn in the calendar. */
  wish: { veiculo?: number; inicio?: string; fim?: string }
}

const moment = (wall: string | undefined) => (wall ? `${wall}:00-03:00` : undefined)

export function VehicleRequestRegisterPage({ wish }: VehicleRequestRegisterPageProps) {
  return (
    <RegisterPage
      entity={vehicleRequests}
      parents={[wish.veiculo, wish.inicio, wish.fim]}
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
      <VehicleRequestFields />
    </RegisterPage>
  )
}
