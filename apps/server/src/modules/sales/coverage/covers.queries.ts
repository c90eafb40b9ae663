/** Whether a provider reaches a place. The one place that knows how coverage and an address meet. */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

export interface Place {
  id_empresa: number
  uf: string
  cidade: string
  bairro?: string | null
  logradouro?: string | null
  numero?: string | null
}

/**
 * True where an active coverage row `c` reaches: without a street it covers the neighbourhood, without that the city.
 * A range of numbers covers a number it holds; for a lead never an unknown one.
 */
const reaches = (place: {
  id_empresa: RawBuilder<unknown>
  uf: RawBuilder<unknown>
  cidade: RawBuilder<unknown>
  bairro: RawBuilder<unknown>
  rua: RawBuilder<unknown>
  numero: RawBuilder<unknown>
}) => sql<SqlBool>`c.ativo and c.id_empresa = ${place.id_empresa} and c.uf = ${place.uf}
  and c.cidade_chave = ${place.cidade}
  and (c.bairro_chave is null or c.bairro_chave = ${place.bairro})
  and (c.rua_chave is null or c.rua_chave = ${place.rua})
  and (c.numero_inicio is null or c.numero_inicio <= numero_da_rua(${place.numero}))
  and (c.numero_fim is null or c.numero_fim >= numero_da_rua(${place.numero}))`

const leadPlace = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return {
    id_empresa: of('id_empresa'),
    uf: of('estado'),
    cidade: of('cidade_chave'),
    bairro: of('bairro_chave'),
    rua: of('rua_chave'),
    numero: of('numero'),
  }
}

/** A predicate on `vendas_lead` under `alias`: its own provider reaches its address. */
export const leadCovered = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from vendas_cobertura c where ${reaches(leadPlace(alias))})`

/**
 * Whether each place is covered, in their order, in one statement. Unknown parts of an address exclude nothing: the
 * public form has no house number, and a street that is covered in part may be covered there.
 */
export async function coversAll(db: Database, places: readonly Place[]): Promise<boolean[]> {
  if (!places.length) return []
  const given = JSON.stringify(places.map((place, ordem) => ({ ...place, ordem })))
  const key = (column: string) => sql`normaliza(btrim(coalesce(${sql.ref(`p.${column}`)}, '')))`
  const filled = (value: RawBuilder<unknown>, otherwise: RawBuilder<unknown>) =>
    sql`coalesce(nullif(${value}, ''), ${otherwise})`
  const { rows } = await sql<{ coberto: boolean }>`
    select exists (select from vendas_cobertura c where ${reaches({
      id_empresa: sql`p.id_empresa`,
      uf: sql`p.uf`,
      cidade: key('cidade'),
      bairro: filled(key('bairro'), sql`c.bairro_chave`),
      rua: filled(key('logradouro'), sql`c.rua_chave`),
      numero: sql`coalesce(numero_da_rua(p.numero)::text, c.numero_inicio::text, c.numero_fim::text)`,
    })}) as coberto
    from jsonb_to_recordset(${given}::jsonb)
      as p(ordem int, id_empresa bigint, uf text, cidade text, bairro text, logradouro text, numero text)
    order by p.ordem`.execute(db)
  return rows.map((row) => row.coberto)
}

/** Whether a provider covers a place, as far as it is known. */
export const covers = async (db: Database, place: Place): Promise<boolean> =>
  (await coversAll(db, [place]))[0] === true
