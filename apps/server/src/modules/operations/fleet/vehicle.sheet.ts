import { fleet as text } from '@intranet/contract/messages/fleet'
import { vehicleFields } from '@intranet/contract/operations/vehicle-schemas'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import { linesThat } from '../../../platform/sheet-lines.ts'
import { removeVehicle, takenPlates } from './vehicle.queries.ts'
import { createVehicles } from './vehicle.service.ts'

export const vehicleSheet = defineSheet({
  entidade: 'vehicles',
  table: 'veiculo',
  schema: vehicleFields,
  once: [['placa']],
  async compare(_deps, db, lines) {
    const taken = await takenPlates(
      db,
      Array.from(lines.values(), ({ placa }) => placa),
    )
    return linesThat(lines, ({ placa }) => taken.has(placa), { placa: text.plateTaken })
  },
  save: (db, actor, fields) => createVehicles(db, actor, [fields]),
  remove: removeVehicle,
})
