/** Communication campaigns. See docs/marketing.md#communication-campaigns. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const communicationCampaign = entity(
  'campanha_comunicacao',
  {
    nome: field.text('Nome', 120),
    sistema: field.providerKey(),
    id_empresa: field.unlisted(field.joinedId('Provedor')),
    provedor: field.joined('Provedor'),
    regras: field.count('Regras'),
    regras_ativas: field.count('Regras ativas'),
    ultima_execucao: field.nullable(field.computed(field.moment('Última execução'))),
    ativo: field.active(),
    id_usuario: field.unlisted(field.nullable(field.joinedId('Usuário'))),
  },
  { sort: '-created_at' },
)
