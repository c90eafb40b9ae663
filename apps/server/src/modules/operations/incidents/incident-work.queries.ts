import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { MOST_ASSETS, MOST_ORDERS } from '@intranet/contract/operations/incident-options'
import type { Actor } from '../../../platform/actor.ts'
import { customersHit, minutesLost, namesPlace, stopsNetwork } from './incident-reckoning.ts'
import { readable } from './incident.queries.ts'

/** An incident's orders and assets, and what its figures are made of: one statement. */
export const incidentWork = (db: Database, actor: Actor, id: number) =>
  readable(db, actor)
    .where('i.id', '=', id)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('incidente_ordem as o')
          .leftJoin('rh_usuario as p', 'p.id', 'o.id_usuario')
          .whereRef('o.id_incidente', '=', 'i.id')
          .select(['o.id', 'o.os', 'p.nome as usuario', 'o.created_at'])
          .orderBy('o.id')
          .limit(MOST_ORDERS),
      ).as('ordens'),
      jsonArrayFrom(
        eb
          .selectFrom('incidente_patrimonio as x')
          .innerJoin('suprimento_patrimonio as a', 'a.id', 'x.id_patrimonio')
          .innerJoin('suprimento_produto as s', 's.id', 'a.id_produto')
          .leftJoin('rh_usuario as p', 'p.id', 'x.id_usuario')
          .whereRef('x.id_incidente', '=', 'i.id')
          .select([
            'x.id',
            'x.id_patrimonio',
            'a.patrimonio',
            's.nome as produto',
            'p.nome as usuario',
            'x.created_at',
          ])
          .orderBy('x.id')
          .limit(MOST_ASSETS),
      ).as('patrimonios'),
      customersHit('i').as('clientes'),
      minutesLost('i').as('minutos'),
      stopsNetwork('i').as('conta'),
      namesPlace('i').as('com_cidade'),
      sql<boolean>`i.situacao = 'cancelado'`.as('cancelado'),
    ])
    .executeTakeFirst()

/** Adds an order to an incident; nothing where it has as many as it may. */
export async function insertOrder(
  db: Database,
  row: { id_incidente: number; os: string; id_usuario: number },
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into incidente_ordem (id_incidente, os, id_usuario)
    select ${row.id_incidente}, ${row.os}, ${row.id_usuario}
    where (select count(*) from incidente_ordem o where o.id_incidente = ${row.id_incidente}) < ${MOST_ORDERS}::int
    returning id`.execute(db)
  return rows[0]
}

/** The asset of a provider that has this number. */
export const assetOf = (db: Database, id_empresa: number, patrimonio: string) =>
  db
    .selectFrom('suprimento_patrimonio')
    .where('id_empresa', '=', id_empresa)
    .where('patrimonio', '=', patrimonio)
    .select('id')
    .executeTakeFirst()

/** Adds an asset to an incident; nothing where it has as many as it may. */
export async function insertAsset(
  db: Database,
  row: { id_incidente: number; id_patrimonio: number; patrimonio: string; id_usuario: number },
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into incidente_patrimonio (id_incidente, id_patrimonio, patrimonio, id_usuario)
    select ${row.id_incidente}, ${row.id_patrimonio}, ${row.patrimonio}, ${row.id_usuario}
    where (select count(*) from incidente_patrimonio x where x.id_incidente = ${row.id_incidente}) < ${MOST_ASSETS}::int
    returning id`.execute(db)
  return rows[0]
}

/** Takes an order or an asset from its incident; nothing where the incident has no such line. */
export const deleteWork = (
  db: Database,
  table: 'incidente_ordem' | 'incidente_patrimonio',
  id_incidente: number,
  id: number,
) =>
  db
    .deleteFrom(table)
    .where('id_incidente', '=', id_incidente)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
