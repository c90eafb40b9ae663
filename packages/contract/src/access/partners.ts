/** Access of external sellers: one record per person, whose key is the person's. See docs/access.md#giving-access. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { active } from '../list-column.ts'

export const partner = entity(
  'permissao_parceiro',
  {
    nome: field.nullable(field.joined('Nome')),
    email: field.personal('email', field.joined('E-mail')),
    provedores: field.unsorted(field.joined('Provedores')),
    roles: field.roles('Acesso'),
    validade_fim: field.day('Validade'),
    ativo: field.computed({ ...field.flag('Status'), column: active('Status') }),
  },
  { sort: 'nome', created: null },
)
