/** Departments: provider > department > sector > position. See docs/company.md. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

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
  {
    sort: 'nome',
    bulk: ['id_funcionario', 'id_empresa'],
    options: ['nome', 'id_empresa', 'empresa', 'id_funcionario', 'ativo'],
  },
)

export type DepartmentFields = FieldsOf<typeof department>
export type UpdateDepartmentInput = ChangesOf<typeof department>
export type ListDepartmentsInput = ListInputOf<typeof department>
