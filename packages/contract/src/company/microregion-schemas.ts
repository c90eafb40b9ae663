/** What the procedures of micro-regions take and answer: their cities are linked, not in their table. */
import * as z from 'zod'
import { schemasOf } from '../entity/schemas.ts'
import { createOf, updateOf } from '../record.ts'
import { cityChoice, cityIds } from './city-schemas.ts'
import { microregion } from './microregion.ts'

export const microregionSchemas = schemasOf(microregion)
export type ListMicroregionsInput = z.output<typeof microregionSchemas.list.input>

export const microregionFields = microregionSchemas.fields.extend({ cidades: cityIds.optional() })
export type MicroregionFields = z.output<typeof microregionFields>

export const createMicroregionsInput = createOf(microregionFields)
export const updateMicroregionInput = updateOf(microregionFields)
export type UpdateMicroregionInput = z.output<typeof updateMicroregionInput>

export const microregionGetAnswer = microregionSchemas.row.extend({ cidades: z.array(cityChoice) })
