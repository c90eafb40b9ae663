import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

export const findSectors: PaletteSource = {
  kind: 'setor',
  may: holds('rh', 'read'),
  find: (actor, q) => sql`
    select s.id, s.nome, concat_ws(' · ', d.nome, e.nome) from rh_setor s
      join rh_departamento d on d.id = s.id_departamento left join empresa e on e.id = d.id_empresa
    where ${named('s.nome', q)} and ${inScope(actor, 'd.id_empresa')}`,
}
