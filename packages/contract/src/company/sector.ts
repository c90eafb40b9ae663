/** Sectors of a department. See docs/company.md. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const sector = entity(
  'rh_setor',
  {
    nome: field.name('Nome', 120),
    id_departamento: field.reference('Departamento'),
    departamento: field.joined('Departamento'),
    id_empresa: field.nullable(field.joinedId('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    /** The person who answers for it. */
    id_usuario: field.unlisted(field.optional(field.reference('Responsável'))),
    responsavel: field.nullable(field.joined('Responsável')),
    ativo: field.active(),
  },
  { sort: 'nome', bulk: ['id_usuario', 'id_departamento'] },
)

export type SectorFields = FieldsOf<typeof sector>
export type UpdateSectorInput = ChangesOf<typeof sector>
export type ListSectorsInput = ListInputOf<typeof sector>
