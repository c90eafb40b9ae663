import { city } from '@intranet/contract/company/city'
import { schemasOf } from '@intranet/contract/entity/schemas'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import { insertCities, removeCity } from './city.queries.ts'

export const citySheet = defineSheet({
  entidade: 'cities',
  table: 'cidade',
  schema: schemasOf(city).fields,
  once: [['nome', 'uf']],
  save: (db, _actor, fields) => insertCities(db, [fields]),
  remove: (db, _actor, id) => removeCity(db, id),
})
