import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { titled, type PaletteSource } from '../../../platform/palette.ts'
import { seenVacancy } from './vacancy-scope.ts'

export const findVacancies: PaletteSource = {
  kind: 'vaga',
  may: holds('banco_talentos', 'read'),
  find: (actor, q) => sql`
    select v.id, v.titulo_vaga, c.nome from vagas_vaga v join cidade c on c.id = v.id_cidade
    where ${titled('v', 'titulo_vaga', q)} and ${seenVacancy(actor, 'v')}`,
}
