/** Cities and their reference texts, CEP lookup and districts. See docs/company.md#addresses. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { changeOf, createOf, recordId, updateOf } from '../record.ts'
import { cep, nameText, uf } from '../validators.ts'

export const cityFields = z.strictObject({
  nome: nameText(120),
  uf,
  id_empresa: recordId.nullable().optional(),
  ativo: z.boolean().optional(),
})
export type CityFields = z.infer<typeof cityFields>

export const createCitiesInput = createOf(cityFields)
export const updateCityInput = updateOf(cityFields)
export const changeCitiesInput = changeOf(cityFields.pick({ id_empresa: true }))
export type UpdateCityInput = z.infer<typeof updateCityInput>

export const cityList = listOf('nome', {
  id: number(),
  id_ibge: number('Código IBGE'),
  nome: text('Nome'),
  uf: text('Estado'),
  id_empresa: number(),
  empresa: text('Provedor'),
  ativo: boolean('Status'),
  created_at: date(),
  updated_at: date(),
})
export type ListCitiesInput = z.output<typeof cityList.input>

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

/** A city as other records carry it. */
export interface CityChoice {
  id: number
  nome: string
  uf: string
}

/** Cities a record is linked to, by id. */
export const cityIds = z
  .array(recordId)
  .max(6000)
  .transform((ids) => [...new Set(ids)])

export const districtsInput = z.strictObject({ uf })

export const postalCodeInput = z.strictObject({
  cep,
})

/** What a CEP lookup answers (`criaCidade`). `code` is the CEP with its hyphen, `state` the abbreviation. */
export interface PostalAddress {
  address: string
  code: string
  district: string
  state: string
  city: string
  city_id: number
}
