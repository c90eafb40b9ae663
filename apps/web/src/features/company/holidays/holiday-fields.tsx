import type * as z from 'zod'
import type { wholeHoliday } from '@intranet/contract/company/holiday'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CityChoice } from '@intranet/contract/company/city'
import { holiday } from '@intranet/contract/messages/company'
import type { Uf } from '@intranet/contract/states'
import { holidayTypes } from '@intranet/contract/company/holiday-types'
import { RadioField, ToggleField } from '@/components/form/choice-fields.tsx'
import { MonthDayField } from '@/components/form/date-fields.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { NumberField, TextField } from '@/components/form/text-fields.tsx'
import { CityPicker } from '../cities/city-picker.tsx'
import { StateField } from '../structure-fields.tsx'

type Values = z.input<typeof wholeHoliday>

const types = holidayTypes.map((tipo) => ({ value: tipo, label: tipo }))

/**
 * The type decides (docs/company.md#types-of-holidays): Nacional clears the state and takes no city, Estadual needs a
 * state and takes no city, Municipal takes cities, which its state filters.
 */
export function HolidayFields({ linked = [] }: { linked?: CityChoice[] }) {
  const { setValue, clearErrors } = useFormContext()
  const [tipo, uf, yearly] = useWatch({ name: ['tipo', 'uf', 'recorrencia_anual'] }) as [
    string | undefined,
    Uf | null,
    boolean,
  ]
  const municipal = tipo === holiday.municipal
  const national = tipo === holiday.national
  const typePicked = (picked: string | number) => {
    if (picked === holiday.national) setValue('uf', null, { shouldDirty: true })
    if (picked !== holiday.municipal) setValue('municipio', [], { shouldDirty: true })
    clearErrors(['uf', 'municipio'])
  }
  return (
    <FormPanel>
      <TextField<Values> name="nome" label="Nome" wide />
      <MonthDayField<Values> name="data" label="Data" />
      <ToggleField<Values>
        name="recorrencia_anual"
        label="Recorrência anual"
        labels={['Todo ano', 'Só um ano']}
      />
      {yearly === false && <NumberField<Values> name="ano" label="Ano" required />}
      <RadioField<Values> name="tipo" label="Tipo" options={types} onPicked={typePicked} wide />
      <StateField<Values>
        name="uf"
        label="Estado"
        required={tipo === holiday.state}
        disabled={!tipo || national}
        hint={municipal ? 'Filtra as cidades; o feriado fica no estado das escolhidas.' : undefined}
      />
      <ToggleField<Values> name="ativo" label="Status" />
      <CityPicker<Values>
        name="municipio"
        label="Cidades"
        linked={linked}
        uf={uf}
        disabled={!municipal}
        hint={
          tipo && !municipal
            ? holiday.citiesBlocked
            : municipal && !uf
              ? 'Selecione o estado para ver as cidades.'
              : undefined
        }
      />
    </FormPanel>
  )
}
