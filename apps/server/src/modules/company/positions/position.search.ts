import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../../platform/palette.ts'
import { inScope } from '../../../platform/scope.ts'

export const findPositions: PaletteSource = {
  kind: 'cargo',
  may: holds('rh', 'read'),
  find: (actor, q) => sql`
    select c.id, c.nome, concat_ws(' · ', d.nome, s.nome, e.nome) from rh_cargo c
      join rh_setor s on s.id = c.id_setor join rh_departamento d on d.id = s.id_departamento
      left join empresa e on e.id = d.id_empresa
    where ${named('c.nome', q)} and ${inScope(actor, 'd.id_empresa')}`,
}
