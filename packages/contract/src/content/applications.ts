/** Applications: links to the other systems people work with. See docs/content.md#applications. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const application = entity(
  'aplicacao',
  {
    nome: field.name('Nome', 80),
    descricao: field.optional(field.text('Descrição', 200)),
    url: field.url('Endereço'),
    categoria: field.name('Categoria', 60),
    icone: field.unlisted(field.icon()),
    /** Any of them opens it; a level includes those under it. None: for every employee. */
    roles: field.defaulted(field.roles('Quem abre')),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    ordem: field.defaulted(field.integer('Ordem', 0, 9999)),
    nova_aba: field.unlisted(field.flag('Abre em nova aba')),
    ativo: field.active(),
  },
  { sort: 'ordem' },
)
