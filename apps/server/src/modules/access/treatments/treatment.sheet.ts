import { treatment } from '@intranet/contract/access/treatment'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import { removeTreatment } from './treatment.queries.ts'
import { createTreatments } from './treatment.service.ts'

export const treatmentSheet = defineSheet({
  entidade: 'treatments',
  table: 'tratamento',
  schema: schemasOf(treatment).fields,
  once: [['nome', 'id_empresa']],
  save: async (db, actor, fields) => createTreatments(db, actor, [fields]),
  remove: removeTreatment,
})
