/** What employees report from the field. See docs/operations.md#reports-from-the-field. */
import { entity } from '../entity/entity.ts'
import * as field from '../entity/field.ts'
import { fieldReportStateLabels } from './field-report-options.ts'
import { incidentStateLabels } from './incident-options.ts'

export const fieldReport = entity(
  'incidente_relato',
  {
    texto: field.name('O que aconteceu', 280),
    id_cidade: field.optional(field.reference('Cidade')),
    cidade: field.nullable(field.joined('Cidade')),
    bairro: field.optional(field.text('Bairro', 80)),
    situacao: field.stepped(field.choice('Situação', fieldReportStateLabels)),
    resposta: field.unsorted(field.nullable(field.stepped(field.text('Resposta', 450)))),
    id_incidente: field.nullable(field.stepped(field.reference('Incidente'))),
    incidente: field.nullable(field.joined('Incidente')),
    incidente_situacao: field.nullable(
      field.computed(field.choice('Situação do incidente', incidentStateLabels)),
    ),
    id_empresa: field.nullable(field.joinedId('Provedor')),
    empresa: field.nullable(field.joined('Provedor')),
    id_usuario: field.joinedId('Quem reportou'),
    autor: field.nullable(field.joined('Quem reportou')),
  },
  { sort: '-created_at' },
)
