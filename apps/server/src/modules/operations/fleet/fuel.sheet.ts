import { fuelFields } from '@intranet/contract/operations/fuel-schemas'
import { defineLongSheet } from '../../../platform/sheet-entity.ts'
import { compareFills, dropFills, keysOfFill, registerFills } from './fuel-sheet.service.ts'

export const fuelSheet = defineLongSheet({
  entidade: 'fuels',
  table: 'abastecimento',
  schema: fuelFields,
  keys: keysOfFill,
  compare: compareFills,
  write: registerFills,
  remove: dropFills,
})
