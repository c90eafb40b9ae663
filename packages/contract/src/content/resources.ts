/** Resources: rooms and equipment to book, brand material and document models. See docs/content.md#resources. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import type { ChangesOf, FieldsOf, ListInputOf } from '../entity/schemas.ts'
import type { RecordErrors } from '../record-errors.ts'
import { bookableTypes, type ResourceType, resourceTypeNames } from './resource-words.ts'

/** Field → text of the errors of a complete resource. */
export const resourceErrors = (whole: { tipo: ResourceType; reservavel?: boolean }): RecordErrors =>
  whole.reservavel && !bookableTypes.some((type) => type === whole.tipo)
    ? { reservavel: 'Só salas e equipamentos podem ser reservados.' }
    : {}

export const resource = entity(
  'recurso',
  {
    nome: field.name('Nome', 120),
    tipo: field.choice('Tipo', resourceTypeNames),
    descricao: field.optional(field.text('Descrição', 450)),
    id_empresa: field.optional(field.reference('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    id_cidade: field.optional(field.reference('Cidade')),
    cidade: field.nullable(field.joined('Cidade')),
    capacidade: field.optional(field.integer('Capacidade', 1, 9999)),
    reservavel: field.headed('Reservável', field.flag('Pode ser reservado')),
    /** Id of an upload of the `documentos` bucket. */
    id_arquivo: field.unlisted(field.optional(field.file('Arquivo'))),
    arquivo: field.unlisted(field.nullable(field.joined('Arquivo'))),
    link: field.unlisted(field.optional(field.url('Link'))),
    ativo: field.active(),
  },
  { sort: 'nome', errors: resourceErrors },
)

export type ResourceFields = FieldsOf<typeof resource>
export type UpdateResourceInput = ChangesOf<typeof resource>
export type ListResourcesInput = ListInputOf<typeof resource>
