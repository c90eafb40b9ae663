/** Positions of a sector. See docs/company.md. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'

export const position = entity(
  'rh_cargo',
  {
    nome: field.name('Nome', 120),
    descricao: field.optional(field.text('Descrição', 2000)),
    /** Only where it says why is a criminal record asked for (docs/hiring.md#before-the-first-day). */
    antecedentes_motivo: field.unlisted(field.optional(field.text('Motivo dos antecedentes criminais', 300))),
    id_setor: field.reference('Setor'),
    setor: field.joined('Setor'),
    id_departamento: field.joinedId('Departamento'),
    departamento: field.joined('Departamento'),
    id_empresa: field.nullable(field.joinedId('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    /** The person who answers for it. */
    id_usuario: field.unlisted(field.optional(field.reference('Responsável'))),
    responsavel: field.nullable(field.joined('Responsável')),
    ativo: field.active(),
  },
  { sort: 'nome', bulk: ['id_usuario', 'id_setor'], merges: ['nome', 'descricao'] },
)

export type PositionFields = FieldsOf<typeof position>
export type UpdatePositionInput = ChangesOf<typeof position>
export type ListPositionsInput = ListInputOf<typeof position>
