/** Micro-regions: named groups of cities. See docs/company.md. */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, recordId, updateOf } from '../record.ts'
import { nameText } from '../validators.ts'
import { cityIds } from './city.ts'

export const microregionFields = z.strictObject({
  nome: nameText(120),
  id_empresa: recordId.nullable().optional(),
  cidades: cityIds.optional(),
  ativo: z.boolean().optional(),
})
export type MicroregionFields = z.infer<typeof microregionFields>

export const createMicroregionsInput = createOf(microregionFields)
export const updateMicroregionInput = updateOf(microregionFields)
export type UpdateMicroregionInput = z.infer<typeof updateMicroregionInput>

export const microregionList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  id_empresa: number(),
  empresa: text('Provedor'),
  total_cidades: number('Cidades'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListMicroregionsInput = z.output<typeof microregionList.input>
