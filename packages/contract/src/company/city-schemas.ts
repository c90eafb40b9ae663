/** What selectors of cities, CEP lookup and districts take and answer. */
import * as z from 'zod'
import { recordId } from '../record.ts'
import { cep, uf } from '../validators.ts'
import { cityChoice } from '../city-choice.ts'

/** Cities of a selector: at most 100 found by name; with a state and `todas`, all of that state. */
export const cityOptionsInput = z
  .strictObject({
    q: z.string().max(120).optional(),
    uf: uf.optional(),
    todas: z.boolean().optional(),
    incluir: recordId.optional(),
    /** These alone, to name what records hold. */
    ids: z.array(recordId).min(1).max(200).optional(),
  })
  .prefault({})
export type CityOptionsInput = z.output<typeof cityOptionsInput>

export const districtsInput = z.strictObject({ uf })

export const postalCodeInput = z.strictObject({ cep })

export const cityOptionsAnswer = z.array(cityChoice)

export const cityReferenceAnswer = z.array(
  z.strictObject({ ID: z.string(), label: z.string(), Estado: z.string() }),
)

export const cityDistrictsAnswer = z.array(z.strictObject({ nome: z.string(), cidade: z.string() }))

export const cityByPostalCodeAnswer = z.strictObject({
  address: z.string(),
  code: z.string(),
  district: z.string(),
  state: uf,
  city: z.string(),
  city_id: z.number(),
})
