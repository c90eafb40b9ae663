import { ride as text } from '@intranet/contract/messages/rides'
import { rideRecurrenceLabels, rideTypeLabels } from '@intranet/contract/operations/ride-options'
import { rideEditFields, rideFields } from '@intranet/contract/operations/rides'
import { formatDateTime } from '@intranet/contract/formats'
import { dayInBrazil } from '@intranet/contract/today'
import type * as z from 'zod'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { answerOf } from '@/components/dialogs/given-up.ts'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { DateField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { MoneyField } from '@/components/form/money-field.tsx'
import { NumberField, TextAreaField, TextField } from '@/components/form/text-fields.tsx'
import { TimeField } from '@/components/form/time-field.tsx'
import { ClosedPage } from '@/components/records/closed-page.tsx'
import { ForbiddenPage } from '@/components/records/forbidden-page.tsx'
import { EditPage, RegisterPage } from '@/components/form/form-pages.tsx'
import { useValue } from '@/components/form/use-form-values.ts'
import { SectionLabel } from '@/components/shell/page.tsx'
import { CityField } from '@/features/company/cities/city-field.tsx'
import { api } from '@/lib/api.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { optionsOf } from '@/lib/options-of.ts'
import { rides } from './ride.entity.ts'
import { meansLater, seriesChoices } from './ride-series.ts'
import { OwnVehicleField } from '../requests/own-vehicle-field.tsx'
import { RidePassengers } from './ride-passengers.tsx'

type Values = z.input<typeof rideFields>

type Ride = Outputs['rides']['get']
type Trip = Outputs['vehicleRequests']['get']

const types = optionsOf(rideTypeLabels)
const recurrences = optionsOf(rideRecurrenceLabels)

function CarFields() {
  const own = useValue<Values>()('tipo') === 'particular'
  return (
    <>
      <RadioField<Values> name="tipo" label="Tipo" options={types} wide />
      {!own && (
        <OwnVehicleField<Values>
          name="id_veiculo"
          label="Veículo da empresa"
          hint="Vinculado a você ou com solicitação aprovada para a data."
        />
      )}
      <TextField<Values> name="veiculo_descricao" label="Veículo" hint="Modelo, cor e placa." />
      {own && (
        <MoneyField<Values>
          name="valor_sugerido"
          label="Valor sugerido"
          hint="Por pessoa, até R$ 200,00. Vazio: sem custo."
        />
      )}
    </>
  )
}

function RecurrenceFields() {
  const again = useValue<Values>()('recorrencia') !== 'unica'
  return (
    <>
      <RadioField<Values> name="recorrencia" label="Recorrência" options={recurrences} wide />
      {again && <DateField<Values> name="recorrencia_fim" label="Até" hint="Vazio: sem fim." />}
    </>
  )
}

function RideFields({ isNew }: { isNew: boolean }) {
  return (
    <FormPanel>
      <CityField<Values> name="id_cidade_origem" label="Origem" />
      <TextField<Values> name="origem" label="Ponto de encontro" />
      <CityField<Values> name="id_cidade_destino" label="Destino" />
      <TextField<Values> name="destino" label="Ponto de chegada" />
      <DateField<Values> name="data" label="Data" />
      <TimeField<Values> name="hora" label="Hora" />
      <NumberField<Values> name="vagas" label="Vagas" hint="De 1 a 8, sem o motorista." />
      <CarFields />
      {isNew && <RecurrenceFields />}
      <TextAreaField<Values> name="observacao" label="Observação" rows={3} wide />
    </FormPanel>
  )
}

/** The free seats of a trip with a vehicle of the group, as an offer. */
const offerOf = ({ sobra, ...trip }: Trip) => ({
  ...sobra,
  origem: trip.origem,
  destino: trip.destino,
  data: dayInBrazil(Date.parse(trip.data_retirada)),
  hora: formatDateTime(trip.data_retirada).slice(-5),
  tipo: 'empresa' as const,
  id_veiculo: trip.id_veiculo,
  veiculo_descricao: `${trip.modelo ?? ''} · ${trip.placa ?? ''}`,
  recorrencia: 'unica' as const,
})

/** A new offer: empty, like another one on another day, or of the free seats of a trip. */
export function RideRegisterPage({ source, trip }: { source?: Ride; trip?: Trip }) {
  return (
    <RegisterPage
      entity={rides}
      schema={rideFields}
      texts={{ success: text.published }}
      blank={
        trip?.sobra
          ? offerOf(trip)
          : { origem: '', destino: '', hora: '', tipo: 'particular', recorrencia: 'unica' }
      }
      source={source && { ...source, data: undefined, recorrencia: 'unica', recorrencia_fim: null }}
      create={(input) => api.rides.create.mutate(input)}
    >
      <RideFields isNew />
    </RegisterPage>
  )
}

/** The driver's own offer with who asks for it; of a recurring one, this day alone or the later ones too. */
export function RideEditPage({ record }: { record: Ride }) {
  const confirm = useConfirm()
  if (!record.minha && !record.gere) return <ForbiddenPage />
  if (record.situacao !== 'aberta' && record.situacao !== 'lotada')
    return <ClosedPage reason={text.pastEdit} />
  const question = {
    title: 'O que alterar?',
    text: 'Esta carona se repete.',
    choices: seriesChoices,
    confirmLabel: 'Salvar',
  }
  const changesLater = async () => {
    if (record.proximas === 0) return false
    return meansLater(await answerOf(confirm(question)))
  }
  return (
    <EditPage
      entity={rides}
      beside={`${record.cidade_origem} → ${record.cidade_destino}`}
      schema={rideEditFields}
      record={record}
      update={async (values) => api.rides.update.mutate({ ...values, proximas: await changesLater() })}
      aside={
        <section aria-label="Passageiros">
          <SectionLabel count={`${record.ocupadas}/${record.vagas}`}>Passageiros</SectionLabel>
          <RidePassengers id={record.id} />
        </section>
      }
    >
      <RideFields isNew={false} />
    </EditPage>
  )
}
