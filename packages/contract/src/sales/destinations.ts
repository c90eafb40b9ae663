/**
 * The destinations of tracking links. Superadmins maintain them; users request a new one (docs/sales.md#making-a-link).
 */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const destination = entity(
  'vendas_destino',
  { nome: field.text('Nome', 120), url: field.url('Endereço'), ativo: field.active() },
  { sort: 'nome', options: ['nome'] },
)

export type DestinationFields = FieldsOf<typeof destination>
export type UpdateDestinationInput = ChangesOf<typeof destination>
export type ListDestinationsInput = ListInputOf<typeof destination>
