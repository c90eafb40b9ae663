import { sql } from 'kysely'
import { holds } from '../../platform/card-figures.ts'
import { named, type PaletteSource } from '../../platform/palette.ts'
import { inScope } from '../../platform/scope.ts'

const hr = holds('rh', 'read')
const configuration = holds('configuracao', 'read')

export const companySources: PaletteSource[] = [
  {
    kind: 'departamento',
    may: hr,
    find: (actor, q) => sql`
      select d.id, d.nome, coalesce(e.nome, 'Todo o grupo') from rh_departamento d left join empresa e on e.id = d.id_empresa
      where ${named('d.nome', q)} and ${inScope(actor, 'd.id_empresa')}`,
  },
  {
    kind: 'setor',
    may: hr,
    find: (actor, q) => sql`
      select s.id, s.nome, concat_ws(' · ', d.nome, e.nome) from rh_setor s
        join rh_departamento d on d.id = s.id_departamento left join empresa e on e.id = d.id_empresa
      where ${named('s.nome', q)} and ${inScope(actor, 'd.id_empresa')}`,
  },
  {
    kind: 'cargo',
    may: hr,
    find: (actor, q) => sql`
      select c.id, c.nome, concat_ws(' · ', d.nome, s.nome, e.nome) from rh_cargo c
        join rh_setor s on s.id = c.id_setor join rh_departamento d on d.id = s.id_departamento
        left join empresa e on e.id = d.id_empresa
      where ${named('c.nome', q)} and ${inScope(actor, 'd.id_empresa')}`,
  },
  {
    kind: 'provedor',
    may: configuration,
    find: (actor, q) => sql`
      select p.id, p.nome, null::text from empresa p where ${named('p.nome', q)} and ${inScope(actor, 'p.id')}`,
  },
  {
    kind: 'contratante',
    may: configuration,
    find: (actor, q) => sql`
      select k.id, k.razao_social, concat_ws(' · ', k.nome_fantasia, e.nome) from empresa_contratante k
        join empresa e on e.id = k.id_empresa
      where (${named('k.razao_social', q)} or ${named('k.nome_fantasia', q)}) and ${inScope(actor, 'k.id_empresa')}`,
  },
]
