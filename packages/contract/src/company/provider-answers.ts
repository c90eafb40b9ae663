/** What the procedures of provider answer. */
import * as z from 'zod'
import { rowOf } from '../answer.ts'
import { recordId } from '../record.ts'
import { providerList } from './provider.ts'

export const providerRow = rowOf(providerList, {
  id_logo: z.string().nullable(),
  matiz: z.number(),
  remetente_email: z.string().nullable(),
  remetente_nome: z.string().nullable(),
})

export const providerOption = z.strictObject({
  id: recordId,
  nome: z.string(),
  id_logo: z.string().nullable(),
  matiz: z.number(),
  sistema: z.string(),
})
export type ProviderOption = z.output<typeof providerOption>

export const providerOptionsAnswer = z.array(providerOption)

export const providerCreateAnswer = z.array(z.strictObject({ id: recordId, sistema: z.string() }))

export const providerCitiesAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string(), uf: z.string(), id_cidade: recordId.nullable() }),
)

export const providerAddCitiesAnswer = z.array(
  z.strictObject({ id: recordId, nome: z.string(), id_empresa: recordId, uf: z.string() }),
)

export const providerReplaceCitiesAnswer = z.strictObject({
  excluidas: z.int(),
  inseridas: providerAddCitiesAnswer,
})
export type ReplacedCities = z.output<typeof providerReplaceCitiesAnswer>
