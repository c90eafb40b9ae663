import { can } from '@intranet/contract/access'
import type { PaletteRow } from '@intranet/contract/home/today'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import { escapeLike, holdsWords } from '../../../platform/text-search.ts'

const PER_KIND = 5
/** Matches looked at before the best are chosen: two letters match half the company. */
const LOOKED_AT = 200

/** By name and address only: a CPF stands in `busca` too, and must not be found out by trying. */
const people = (actor: Actor, q: string) => sql`
  select 'pessoa', u.id, u.nome, e.nome from rh_usuario u left join empresa e on e.id = u.id_empresa
  where ${holdsWords(sql`u.busca`, q)} and ${holdsWords(sql`normaliza(u.nome || ' ' || u.email)`, q)}
    and u.ativo and ${inScope(actor, 'u.id_empresa')}`

const departments = (actor: Actor, q: string) => sql`
  select 'departamento', d.id, d.nome, e.nome from rh_departamento d left join empresa e on e.id = d.id_empresa
  where ${holdsWords(sql`normaliza(d.nome)`, q)} and ${inScope(actor, 'd.id_empresa')}`

const sectors = (actor: Actor, q: string) => sql`
  select 'setor', s.id, s.nome, d.nome from rh_setor s join rh_departamento d on d.id = s.id_departamento
  where ${holdsWords(sql`normaliza(s.nome)`, q)} and ${inScope(actor, 'd.id_empresa')}`

const positions = (actor: Actor, q: string) => sql`
  select 'cargo', c.id, c.nome, s.nome from rh_cargo c join rh_setor s on s.id = c.id_setor
    join rh_departamento d on d.id = s.id_departamento
  where ${holdsWords(sql`normaliza(c.nome)`, q)} and ${inScope(actor, 'd.id_empresa')}`

const providers = (actor: Actor, q: string) => sql`
  select 'provedor', p.id, p.nome, null::text from empresa p
  where ${holdsWords(sql`normaliza(p.nome)`, q)} and ${inScope(actor, 'p.id')}`

const contractingCompanies = (actor: Actor, q: string) => sql`
  select 'contratante', k.id, k.razao_social, k.nome_fantasia from empresa_contratante k
  where ${holdsWords(sql`normaliza(k.razao_social || ' ' || k.nome_fantasia)`, q)} and ${inScope(actor, 'k.id_empresa')}`

/** Records by name, a few of each kind, of those whose screens the actor may open. One statement. */
export async function findRecords(db: Database, actor: Actor, q: string): Promise<PaletteRow[]> {
  const kinds = [
    ...(can(actor, 'users', 'read') ? [people] : []),
    ...(can(actor, 'rh', 'read') ? [departments, sectors, positions] : []),
    ...(can(actor, 'configuracao', 'read') ? [providers, contractingCompanies] : []),
  ]
  if (!kinds.length) return []
  const begins = sql`normaliza(${escapeLike(q)}) || '%'`
  const parts = kinds.map(
    (kind) => sql`(select * from (${kind(actor, q)} limit ${LOOKED_AT}) as k (tipo, id, nome, detalhe)
      order by normaliza(nome) like ${begins} desc, nome, id limit ${PER_KIND})`,
  )
  const { rows } = await sql<PaletteRow>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows
}
