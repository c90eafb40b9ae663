import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

export const findRoulettes: PaletteSource = {
  kind: 'roleta',
  may: holds('roulette', 'read'),
  find: (actor, q) => sql`
    select c.id, c.nome, e.nome from site_roleta_campanhas c join empresa e on e.id = c.id_empresa
    where ${named('c.nome', q)} and ${inScope(actor, 'c.id_empresa', false)}`,
}
