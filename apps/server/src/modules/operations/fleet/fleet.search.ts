import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { seenVehicle } from './vehicle-scope.ts'

export const findVehicles: PaletteSource = {
  kind: 'veiculo',
  may: holds('frota', 'read'),
  find: (actor, q) => sql`
    select v.id, v.placa, v.marca || ' ' || v.modelo from veiculo v
    where (${named('v.placa', q)} or ${named('v.modelo', q)}) and ${seenVehicle(actor, 'v')}`,
}
