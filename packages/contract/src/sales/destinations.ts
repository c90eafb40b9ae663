/**
 * The destinations of tracking links. Superadmins maintain them; users request a new one (docs/sales.md#making-a-link).
 */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const destination = entity(
  'vendas_destino',
  { nome: field.text('Nome', 120), url: field.url('Endereço'), ativo: field.active() },
  { sort: 'nome' },
)
