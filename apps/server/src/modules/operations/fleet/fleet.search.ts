import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { seenVehicle } from './vehicle-scope.ts'

const vehicles = (actor: Actor, wanted: RawBuilder<boolean>) => sql`
    select v.id, v.placa, v.marca || ' ' || v.modelo from veiculo v
    where ${wanted} and ${seenVehicle(actor, 'v')}`

export const findVehicles: PaletteSource = {
  kind: 'veiculo',
  may: holds('frota', 'read'),
  find: (actor, q) => vehicles(actor, sql<boolean>`(${named('v.placa', q)} or ${named('v.modelo', q)})`),
  byCode: (actor, code) => vehicles(actor, named('v.placa', code)),
}
