/** Why somebody is refused, in the words that the candidate reads. See docs/hiring.md#refusals. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const refusalReason = entity(
  'carreira_motivo',
  {
    nome: field.name('Motivo', 80),
    texto: field.name('Texto ao candidato', 450),
    /** The message of such a refusal, where it is not the usual one. */
    id_modelo: field.unsorted(field.optional(field.reference('Modelo de e-mail'))),
    modelo: field.nullable(field.joined('Modelo de e-mail')),
    ativo: field.active(),
  },
  { sort: 'nome', options: ['nome', 'texto', 'id_modelo'] },
)

export type ReasonFields = FieldsOf<typeof refusalReason>
export type UpdateReasonInput = ChangesOf<typeof refusalReason>
export type ListReasonsInput = ListInputOf<typeof refusalReason>
