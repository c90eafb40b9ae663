/** What the procedures of city answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { cityList } from './city.ts'

export const cityRow = rowOf(cityList, {
  empresa: z.string().nullable(),
  id_empresa: recordId.nullable(),
  id_ibge: recordId.nullable(),
})

export const cityOptionsAnswer = z.array(z.strictObject({ id: recordId, nome: z.string(), uf: z.string() }))

export const cityReferenceAnswer = z.array(
  z.strictObject({ ID: z.string(), label: z.string(), Estado: z.string() }),
)

export const cityDistrictsAnswer = z.array(z.strictObject({ nome: z.string(), cidade: z.string() }))

export const cityByPostalCodeAnswer = z.strictObject({
  address: z.string(),
  code: z.string(),
  district: z.string(),
  state: z.string(),
  city: z.string(),
  city_id: z.number(),
})
