import { momentOf } from '@intranet/contract/content/calendar-time'
import { formatCount } from '@intranet/contract/formats'
import { type vehicleRequestFields, windowErrors } from '@intranet/contract/operations/vehicle-requests'
import { dayInBrazil, daysLater, todayInBrazil } from '@intranet/contract/today'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod'
import { ToggleField } from '@/components/form/choice-fields.tsx'
import { SelectField } from '@/components/form/select-fields.tsx'
import { useValue, useValues } from '@/components/form/use-form-values.ts'
import { trpc } from '@/lib/trpc.ts'
import { type TimeWindow, type VehicleChoice, vehicleChoices } from './free-vehicles.ts'

type Values = z.input<typeof vehicleRequestFields>

/** Null while the form's window is not whole or may not be asked for. */
function windowOf(leaving: unknown, coming: unknown): TimeWindow | null {
  if (typeof leaving !== 'string' || typeof coming !== 'string') return null
  const [start, end] = [momentOf(leaving), momentOf(coming)]
  if (Number.isNaN(start) || Number.isNaN(end)) return null
  const errors = windowErrors({ data_retirada: leaving, data_devolucao: coming })
  return errors.data_devolucao ? null : { start, end }
}

/** How many are free, or why the chosen one is not. */
function hintOf(choices: VehicleChoice[], picked: unknown): string {
  const chosen = choices.find(({ id }) => id === picked)
  if (chosen && !chosen.free) return `${chosen.placa}: ${chosen.note}.`
  const free = choices.filter((choice) => choice.free).length
  return `${formatCount(free, 'veículo livre', 'veículos livres')} neste horário. Vazio: qualquer um deles.`
}

interface VehicleWishFieldsProps {
  /** The request's provider: vehicles of others are refused. */
  id_empresa: number | undefined
}

/** The vehicles of a provider: once the window is chosen, the free ones first. Without a word about who has them. */
function WishField({ id_empresa }: VehicleWishFieldsProps) {
  const [leaving, coming, people, picked] = useValues<Values>()(
    'data_retirada',
    'data_devolucao',
    'passageiros',
    'id_veiculo',
  )
  const window = windowOf(leaving, coming)
  const day = window ? dayInBrazil(window.start) : todayInBrazil()
  const last = window ? dayInBrazil(window.end) : day
  const { data } = useQuery({
    ...trpc.vehicleRequests.calendar.queryOptions({ inicio: day, fim: daysLater(last, 1), id_empresa }),
    placeholderData: keepPreviousData,
  })
  const choices = data && window ? vehicleChoices(data, window, Number(people) || 1) : null
  const unasked = data?.veiculos.map((one) => ({
    ...one,
    note: formatCount(one.lugares, 'lugar', 'lugares'),
  }))
  const options = (choices ?? unasked ?? []).map(({ id, placa, modelo, note }) => ({
    value: id,
    label: `${placa} · ${modelo}`,
    note,
  }))
  const hint = choices ? hintOf(choices, picked) : 'Escolha retirada e devolução para ver o que está livre.'
  return <SelectField<Values> name="id_veiculo" label="Veículo desejado" hint={hint} options={options} />
}

function WaitField() {
  return useValue<Values>()('id_veiculo') ? (
    <ToggleField<Values>
      name="espera"
      label="Entrar na lista de espera se já houver reserva"
      labels={['Sim', 'Não']}
    />
  ) : null
}

export function VehicleWishFields(props: VehicleWishFieldsProps) {
  return (
    <>
      <WishField {...props} />
      <WaitField />
    </>
  )
}
