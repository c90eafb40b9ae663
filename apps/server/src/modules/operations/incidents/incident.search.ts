import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { titled, type PaletteSource } from '../../../platform/palette.ts'
import { readableIncident } from './incident-scope.ts'

export const findIncidents: PaletteSource = {
  kind: 'incidente',
  may: holds('incidentes', 'employee'),
  find: (actor, q) => sql`
    select i.id, i.titulo, coalesce(d.nome, e.nome) from incidente i
    left join rh_departamento d on d.id = i.id_departamento left join empresa e on e.id = i.id_empresa
    where ${titled('i', 'titulo', q)} and ${readableIncident(actor)}`,
}
