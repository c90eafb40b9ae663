import type { ReadingSource } from '@intranet/contract/operations/odometer'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { ofSeenVehicle } from './vehicle-scope.ts'

export interface Reading {
  origem: ReadingSource
  id: number
  momento: Date
  km: number
}
export type ReadingKey = Pick<Reading, 'origem' | 'id'>

const without = (except: ReadingKey | undefined) =>
  except ? sql<boolean>`not (l.origem = ${except.origem} and l.id = ${except.id})` : sql<boolean>`true`

/** The readings before and after a moment, without one of them; undefined where there is none. */
export async function neighbours(
  db: Database,
  id_veiculo: number,
  momento: Date,
  except?: ReadingKey,
): Promise<{ before?: Reading; after?: Reading }> {
  const beside = (way: RawBuilder<boolean>) =>
    db
      .selectFrom('veiculo_leitura as l')
      .where('l.id_veiculo', '=', id_veiculo)
      .where(way)
      .where(without(except))
      .select(readingColumns)
  const [before] = await beside(sql<boolean>`l.momento <= ${momento}`)
    .orderBy('l.momento', 'desc')
    .orderBy('l.km', 'desc')
    .orderBy('l.origem')
    .orderBy('l.id')
    .limit(1)
    .execute()
  const [after] = await beside(sql<boolean>`l.momento > ${momento}`)
    .orderBy('l.momento')
    .orderBy('l.km')
    .orderBy('l.origem')
    .orderBy('l.id')
    .limit(1)
    .execute()
  return { before, after }
}

const readingColumns = [
  sql<ReadingSource>`l.origem`.as('origem'),
  sql<number>`l.id`.as('id'),
  sql<Date>`l.momento`.as('momento'),
  sql<number>`l.km`.as('km'),
] as const

/** Vehicles show their newest reading. */
export const settleOdometers = (db: Database, vehicles: readonly number[]) =>
  sql`update veiculo v set km_atual = l.km
    from unnest(${[...vehicles]}::bigint[]) as x (id)
      cross join lateral (select km from veiculo_leitura where id_veiculo = x.id order by momento desc, km desc limit 1) l
    where v.id = x.id and v.km_atual <> l.km`.execute(db)

export const settleOdometer = (db: Database, id_veiculo: number) => settleOdometers(db, [id_veiculo])

/**
 * Readings of vehicles from one moment to another, and the nearest of each vehicle before and after: by vehicle, in the
 * order of their moments.
 */
export async function readingsBetween(
  db: Database,
  vehicles: readonly number[],
  { from, to }: { from: Date; to: Date },
) {
  const ids = sql`${[...vehicles]}::bigint[]`
  const { rows } = await sql<{ id_veiculo: number; momento: Date; km: number }>`
    select id_veiculo, momento, km from veiculo_leitura
    where id_veiculo = any(${ids}) and momento between ${from} and ${to}
    union all
    select x.id, l.momento, l.km from unnest(${ids}) as x (id) cross join lateral (
      select momento, km from veiculo_leitura where id_veiculo = x.id and momento < ${from}
      order by momento desc, km desc limit 1) l
    union all
    select x.id, l.momento, l.km from unnest(${ids}) as x (id) cross join lateral (
      select momento, km from veiculo_leitura where id_veiculo = x.id and momento > ${to}
      order by momento, km limit 1) l
    order by id_veiculo, momento, km`.execute(db)
  return rows
}

export const insertTyped = (db: Database, row: { id_veiculo: number; km: number; id_usuario: number }) =>
  db.insertInto('veiculo_hodometro').values(row).execute()

const MOST_READINGS = 200

/** The newest readings of a vehicle, each with why it was corrected last. */
export const readingsOf = (db: Database, actor: Actor, id_veiculo: number) =>
  db
    .selectFrom('veiculo_leitura as l')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('veiculo_hodometro_correcao as c')
          .leftJoin('rh_usuario as u', 'u.id', 'c.id_usuario')
          .where('c.id_veiculo', '=', id_veiculo)
          .whereRef('c.origem', '=', 'l.origem')
          .whereRef('c.id_origem', '=', 'l.id')
          .select(['c.motivo', 'c.km_de', 'u.nome as corrigida_por'])
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('x'),
      (join) => join.onTrue(),
    )
    .where('l.id_veiculo', '=', id_veiculo)
    .where(ofSeenVehicle(actor, 'l.id_veiculo'))
    .select([...readingColumns, 'x.motivo', 'x.km_de', 'x.corrigida_por'])
    .orderBy('l.momento', 'desc')
    .orderBy('l.km', 'desc')
    .orderBy('l.origem')
    .orderBy('l.id', 'desc')
    .limit(MOST_READINGS)
    .execute()

export const findReading = (db: Database, actor: Actor, id_veiculo: number, { origem, id }: ReadingKey) =>
  db
    .selectFrom('veiculo_leitura as l')
    .where('l.id_veiculo', '=', id_veiculo)
    .where('l.origem', '=', origem)
    .where('l.id', '=', id)
    .where(ofSeenVehicle(actor, 'l.id_veiculo'))
    .select(readingColumns)
    .executeTakeFirst()

const corrected: Record<ReadingSource, (id: number, km: number) => RawBuilder<unknown>> = {
  digitada: (id, km) => sql`update veiculo_hodometro set km = ${km} where id = ${id}`,
  abastecimento: (id, km) => sql`update abastecimento set km = ${km} where id = ${id}`,
  inicio: (id, km) => sql`update veiculo_motorista set km_inicio = ${km} where id = ${id}`,
  fim: (id, km) => sql`update veiculo_motorista set km_fim = ${km} where id = ${id}`,
  saida: (id, km) => sql`with lista as (
      update solicitacao_veiculo_checklist set km = ${km} where id = ${id} returning id_solicitacao)
    update solicitacao_veiculo s set km_saida = ${km} from lista where s.id = lista.id_solicitacao`,
  retorno: (id, km) => sql`with lista as (
      update solicitacao_veiculo_checklist set km = ${km} where id = ${id} returning id_solicitacao)
    update solicitacao_veiculo s set km_retorno = ${km} from lista where s.id = lista.id_solicitacao`,
  manutencao: (id, km) => sql`update manutencao_veiculo set km = ${km} where id = ${id}`,
}

/** Writes a corrected reading to the record that holds it; the caller has found it in the actor's scope. */
export const writeReading = (db: Database, { origem, id }: ReadingKey, km: number) =>
  corrected[origem](id, km).execute(db)

/** A typed reading or a fill is gone; other readings are corrected alone. */
export const deleteReading = (db: Database, { origem, id }: ReadingKey) =>
  db
    .deleteFrom(origem === 'digitada' ? 'veiculo_hodometro' : 'abastecimento')
    .where('id', '=', id)
    .execute()

export const recordCorrection = (
  db: Database,
  row: {
    id_veiculo: number
    origem: ReadingSource
    id_origem: number
    km_de: number
    km_para: number | null
    motivo: string
    id_usuario: number
  },
) => db.insertInto('veiculo_hodometro_correcao').values(row).execute()
