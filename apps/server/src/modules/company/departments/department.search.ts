import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

export const findDepartments: PaletteSource = {
  kind: 'departamento',
  may: holds('rh', 'read'),
  find: (actor, q) => sql`
    select d.id, d.nome, coalesce(e.nome, 'Todo o grupo') from rh_departamento d left join empresa e on e.id = d.id_empresa
    where ${named('d.nome', q)} and ${inScope(actor, 'd.id_empresa')}`,
}
