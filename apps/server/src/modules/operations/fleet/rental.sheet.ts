import { fleet as text } from '@intranet/contract/messages/fleet'
import { wholeRental } from '@intranet/contract/operations/rental-schemas'
import { defineSheet } from '../../../platform/sheet-entity.ts'
import { linesThat } from '../../../platform/sheet-lines.ts'
import { registeredRentals } from './rental.queries.ts'
import { createRentalOnce, dropRental } from './rental.service.ts'

export const rentalSheet = defineSheet({
  entidade: 'vehicleRentals',
  table: 'locacao',
  schema: wholeRental,
  once: [['id_veiculo', 'id_locadora', 'data_inicio', 'data_fim']],
  async compare(_deps, db, lines) {
    const registered = new Set(await registeredRentals(db, [...lines.values()]))
    return linesThat(lines, (fields) => registered.has(fields), text.rentalTaken)
  },
  save: createRentalOnce,
  remove: dropRental,
})
