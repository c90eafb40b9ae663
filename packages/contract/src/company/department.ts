/** Departments: provider > department > sector > position. See docs/company.md. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'

export const department = entity(
  'rh_departamento',
  {
    nome: field.name('Nome', 120),
    id_empresa: field.nullable(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    /** The person who answers for it. */
    id_funcionario: field.unlisted(field.optional(field.reference('Responsável'))),
    responsavel: field.nullable(field.joined('Responsável')),
    ativo: field.active(),
  },
  { sort: 'nome', bulk: ['id_funcionario', 'id_empresa'] },
)
