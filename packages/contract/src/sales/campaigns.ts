/** Sales campaigns. See docs/sales.md#campaigns-and-channels. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const campaignEntity = entity(
  'vendas_campanha',
  {
    nome: field.text('Nome', 120),
    provedor: field.nullable(field.joined('Provedores')),
    /** Open to leads of access keys (docs/sales.md#leads-of-other-systems). */
    api: field.flag('API'),
    ativo: field.active(),
    id_usuario: field.unlisted(field.nullable(field.joinedId('Usuário'))),
  },
  { sort: 'nome', options: ['nome'] },
)
