import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

export const findProviders: PaletteSource = {
  kind: 'provedor',
  may: holds('configuracao', 'read'),
  find: (actor, q) => sql`
    select p.id, p.nome, null::text from empresa p where ${named('p.nome', q)} and ${inScope(actor, 'p.id')}`,
}
