/** What the procedures of viability take and answer. */
import * as z from 'zod'
import { schemasOf, type ListInputOf } from '../entity/schemas.ts'
import { updateOf } from '../record.ts'
import { viability } from './sponsorship-viability.ts'

const declared = schemasOf(viability)
export const viabilityEditFields = declared.fields.omit({ id_solicitacao: true })
export const viabilitySchemas = {
  ...declared,
  one: declared.record,
  updateInput: updateOf(viabilityEditFields),
}
export type ViabilityFields = z.output<typeof viabilitySchemas.fields>
export type UpdateViabilityInput = z.output<typeof viabilitySchemas.updateInput>
export type ListViabilitiesInput = ListInputOf<typeof viability>

/** What the form begins with, by the id of a request. */
export const viabilityPrefillAnswer = z.strictObject({
  protocolo: z.string(),
  evento: z.string(),
  cidade: z.string(),
  clientes_cidade: z.int(),
  pesos: z.strictObject({ alinhamento_marca: z.int(), alcance: z.int(), relacionamento: z.int() }),
})
