/** Sales channels. See docs/sales.md#campaigns-and-channels. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const channelEntity = entity(
  'vendas_canal',
  {
    nome: field.text('Nome', 120),
    provedor: field.nullable(field.joined('Provedores')),
    /** Offered to customers too. */
    public: field.flag('Público'),
    ativo: field.active(),
    id_usuario: field.unlisted(field.nullable(field.joinedId('Usuário'))),
  },
  { sort: 'nome', options: ['nome'] },
)
