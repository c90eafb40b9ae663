import type { ProviderCity } from '@intranet/contract/company/provider-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/** The cities a provider serves; `id_cidade` is the municipality of the same name and state, where there is one. */
export const listProviderCities = (db: Database, actor: Actor, id_empresa: number) =>
  db
    .selectFrom('rh_cidade_provedor as p')
    .leftJoin('cidade as c', (join) =>
      join.onRef('c.uf', '=', 'p.uf').on(sql<boolean>`normaliza(c.nome) = normaliza(p.nome)`),
    )
    .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
    .where('p.id_empresa', '=', id_empresa)
    .select(['p.id', 'p.nome', 'p.uf', 'c.id as id_cidade'])
    .orderBy('p.uf')
    .orderBy('p.nome')
    .orderBy('p.id')
    .execute()

export const providerCityIds = async (db: Database, id_empresa: number) =>
  (await db.selectFrom('rh_cidade_provedor').where('id_empresa', '=', id_empresa).select('id').execute()).map(
    ({ id }) => id,
  )

/** Adds cities in one statement; those that are there already are left alone. */
export const insertProviderCities = (db: Database, rows: ProviderCity[]) =>
  db
    .insertInto('rh_cidade_provedor')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'nome', 'uf', 'id_empresa'])
    .execute()

/** Takes away the cities of a provider that are not among `kept`. */
export async function removeOtherProviderCities(
  db: Database,
  id_empresa: number,
  kept: { nome: string; uf: string }[],
): Promise<number> {
  const result = await sql`
    delete from rh_cidade_provedor p where p.id_empresa = ${id_empresa} and not exists (
      select from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as k (nome text, uf text)
      where k.uf = p.uf and normaliza(k.nome) = normaliza(p.nome)
    )`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
