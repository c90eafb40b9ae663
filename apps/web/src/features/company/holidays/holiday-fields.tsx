import { holiday, holidayTypeNames } from '@intranet/contract/company/holiday'
import type { CityChoice } from '@intranet/contract/city-choice'
import type { FieldsOf } from '@intranet/contract/entity/schemas'
import { holiday as words } from '@intranet/contract/messages/company'
import { optionsOf } from '@/lib/options-of.ts'
import { RadioField } from '@/components/form/choice-fields.tsx'
import { type AnyValues, fieldOf } from '@/components/form/entity-field.tsx'
import { FormPanel } from '@/components/form/form-panel.tsx'
import { useFormOf, useValues } from '@/components/form/use-form-values.ts'
import { CityPicker } from '../cities/city-picker.tsx'
import { StateField } from '../structure-fields.tsx'

type Values = FieldsOf<typeof holiday>

const Field = fieldOf(holiday)

const types = optionsOf(holidayTypeNames)

/**
 * The type decides (docs/company.md#types-of-holidays): Nacional clears the state and takes no city, Estadual needs a
 * state and takes no city, Municipal takes cities, which its state filters.
 */
export function HolidayFields({ linked = [] }: { linked?: CityChoice[] }) {
  const { setValue, clearErrors } = useFormOf<Values>()
  const [tipo, uf, yearly] = useValues<Values>()('tipo', 'uf', 'recorrencia_anual')
  const municipal = tipo === words.municipal
  const national = tipo === words.national
  const typePicked = (picked: string | number) => {
    if (picked === words.national) setValue('uf', null, { shouldDirty: true })
    if (picked !== words.municipal) setValue('municipio', [], { shouldDirty: true })
    clearErrors(['uf', 'municipio'])
  }
  return (
    <FormPanel>
      <Field name="nome" wide />
      <Field name="data" />
      <Field name="recorrencia_anual" labels={['Todo ano', 'Só um ano']} />
      {yearly === false && <Field name="ano" required />}
      <Field name="tipo" as={RadioField<AnyValues>} options={types} onPicked={typePicked} wide />
      <Field
        name="uf"
        as={StateField}
        required={tipo === words.state}
        waitsFor={!tipo && 'o tipo'}
        disabled={national}
        hint={
          national
            ? 'Vale em todos os estados.'
            : municipal
              ? 'Filtra as cidades; o feriado fica no estado das escolhidas.'
              : undefined
        }
      />
      <Field name="ativo" />
      <Field
        name="municipio"
        as={CityPicker<AnyValues>}
        linked={linked}
        uf={uf}
        disabled={!municipal}
        waitsFor={!tipo && 'o tipo'}
        hint={tipo && !municipal ? words.citiesBlocked : undefined}
      />
    </FormPanel>
  )
}
