/**
 * Weighted words over the talent bank. Each word reads its people from the index of all CVs' words; their weights are
 * added up per person. The words of a person are kept by `curriculo_busca`, so nothing is read of the texts themselves.
 */
import type { ListTalentsInput, SoughtTerm } from '@intranet/contract/careers/talent-bank'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { rowsToRead } from '../../../platform/list-limit.ts'
import type { Actor } from '../../../platform/actor.ts'
import { filteredTalents } from './talent.queries.ts'

interface Hit {
  id: number
  pontuacao: number
  termos: string[]
  perto: 0 | 1 | 2
}
interface Hits {
  total: number
  pessoas: Hit[]
}

/** The words as rows: `termo (n, termo, peso, consulta, cnh)`. */
const termRows = (terms: readonly SoughtTerm[]) => sql`
  select (t.n)::int as n, t.valor ->> 'termo' as termo, (t.valor ->> 'peso')::int as peso,
    termo_consulta(t.valor ->> 'termo', array(select jsonb_array_elements_text(t.valor -> 'sinonimos'))) as consulta,
    termo_cnh(t.valor ->> 'termo') as cnh
  from jsonb_array_elements(${JSON.stringify(terms)}::jsonb) with ordinality t(valor, n)`

/**
 * Who meets which word: by the words of the CV, or by the licence that the word asks for. The words are bits of a number:
 * an array for each of half of all people takes several times the memory.
 */
export const hitRows = (terms: readonly SoughtTerm[]): RawBuilder<unknown> => sql`
  termo as materialized (${termRows(terms)}),
  acerto as (
    select b.id_usuario, t.n, t.peso from termo t
      join curriculo_busca b on b.no_banco and b.palavras @@ t.consulta
    union all
    select l.id_usuario, t.n, t.peso from termo t cross join lateral (
      select b.id_usuario from rh_usuario u join curriculo_busca b on b.id_usuario = u.id
      where u.cnh_categoria = any(t.cnh) and b.no_banco and not coalesce(b.palavras @@ t.consulta, false)
      -- Asked for each such word alone: without one PostgreSQL would read all CVs to find that out.
      offset 0) l
    where t.cnh is not null
  ),
  ponto as (select id_usuario, sum(peso)::int as peso, bit_or(1::bigint << n) as quais from acerto group by id_usuario)`

/** 0 in the city, 1 in a micro-region with it, 2 elsewhere. */
function nearness(cidade: number | undefined): RawBuilder<number> {
  if (cidade === undefined) return sql<number>`2`
  return sql<number>`case when a.id_cidade = ${cidade} then 0 when a.id_cidade in (
    select vizinha.id_cidade from microrregiao_cidade propria
    join microrregiao_cidade vizinha on vizinha.id_microrregiao = propria.id_microrregiao
    where propria.id_cidade = ${cidade}) then 1 else 2 end`
}

/** People by score, then by nearness, then by how new the CV is; one statement for page and total. */
export async function searchTalents(
  db: Database,
  actor: Actor,
  request: ListTalentsInput,
  offset: number,
): Promise<Hits> {
  const whole = request.palavras.reduce((sum, { peso }) => sum + peso, 0)
  const limit = rowsToRead(request.limit)
  const order = sql`peso desc, perto, atualizado_em desc, id desc`
  const { rows } = await sql<Hits>`
    with ${hitRows(request.palavras)},
    achada as materialized (
      select a.id, p.peso, p.quais, a.atualizado_em, ${nearness(request.perto_de)} as perto
      from ponto p join (${filteredTalents(db, actor, request)}) a on a.id = p.id_usuario
    ),
    pagina as (select * from achada order by ${order} limit ${limit} offset ${offset})
    select (select count(*)::int from achada) as total,
      (select coalesce(json_agg(json_build_object('id', id, 'pontuacao', round(100.0 * peso / ${whole})::int, 'perto', perto,
        'termos', array(select t.termo from termo t where pagina.quais & (1::bigint << t.n) <> 0 order by t.peso desc, t.n))
        order by ${order}), '[]') from pagina) as pessoas`.execute(db)
  return rows[0]!
}
