/**
 * The destinations of tracking links. Superadmins maintain them; users request a new one (docs/sales.md#making-a-link).
 */
import * as z from 'zod'
import { boolean, date, listOf, number, text } from '../list.ts'
import { createOf, updateOf } from '../record.ts'
import { requiredText, url } from '../validators.ts'

export const destinationFields = z.strictObject({
  nome: requiredText(120),
  url,
  ativo: z.boolean().optional(),
})

export const createDestinationsInput = createOf(destinationFields)
export const updateDestinationInput = updateOf(destinationFields)
export type DestinationFields = z.output<typeof destinationFields>
export type UpdateDestinationInput = z.output<typeof updateDestinationInput>

export const destinationList = listOf('nome', {
  id: number(),
  nome: text('Nome'),
  url: text('Endereço'),
  ativo: boolean('Status'),
  created_at: date('Criação'),
  updated_at: date(),
})
export type ListDestinationsInput = z.output<typeof destinationList.input>
