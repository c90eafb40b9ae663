import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface CustomerReading {
  id: number
  id_empresa: number
  depois: string | null
  /** Read so far. */
  paginas: number
}

/** Readings are kept this long, in days. */
const KEPT_DAYS = 30
/** The last 02:30 of São Paulo, ten minutes before the night's readings, since clocks differ: what began earlier is another day's. */
const thisNight = sql`((now() at time zone 'America/Sao_Paulo' - interval '150 minutes')::date + interval '150 minutes')
  at time zone 'America/Sao_Paulo'`

/**
 * The reading of a provider that goes on: one that was interrupted or failed since the night began, or a new one. Undefined while
 * another process reads it, and where it is whole already, unless it is asked for `again`.
 */
export async function beginReading(
  db: Database,
  id_empresa: number,
  again = false,
): Promise<CustomerReading | undefined> {
  const resumed = await sql<CustomerReading>`
    update cliente_leitura set situacao = 'lendo', concluida_em = null, erro = null, lida_em = now()
    where id = (select id from cliente_leitura where id_empresa = ${id_empresa} order by id desc limit 1)
      and (situacao = 'falhou' or situacao = 'lendo' and lida_em < now() - interval '10 minutes')
      and iniciada_em >= ${thisNight}
    returning id, id_empresa, depois, paginas`.execute(db)
  if (resumed.rows[0]) return resumed.rows[0]
  await sql`update cliente_leitura set situacao = 'falhou', concluida_em = now(), erro = 'Interrompida.'
    where id_empresa = ${id_empresa} and situacao = 'lendo' and lida_em < now() - interval '10 minutes'`.execute(
    db,
  )
  const { rows } =
    await sql`select from cliente_leitura where id_empresa = ${id_empresa} and situacao = 'pronta'
    and iniciada_em >= ${thisNight} limit 1`.execute(db)
  if (rows.length && !again) return undefined
  return db
    .insertInto('cliente_leitura')
    .values({ id_empresa })
    .onConflict((conflict) => conflict.column('id_empresa').where('situacao', '=', 'lendo').doNothing())
    .returning(['id', 'id_empresa', 'depois', 'paginas'])
    .executeTakeFirst()
}

/** One that is being read, locked until the page is written: two processes never write the same one. */
export async function holdReading(db: Database, id: number): Promise<CustomerReading | undefined> {
  const { rows } = await sql<CustomerReading>`select id, id_empresa, depois, paginas from cliente_leitura
    where id = ${id} and situacao = 'lendo' for update skip locked`.execute(db)
  return rows[0]
}

export const readingOf = (db: Database, id: number) =>
  db
    .selectFrom('cliente_leitura')
    .where('id', '=', id)
    .where('situacao', '=', 'lendo')
    .select(['id', 'id_empresa', 'depois', 'paginas'])
    .executeTakeFirst()

/** A page was written. Without a next one the reading is whole. */
export const pageRead = (
  db: Database,
  id: number,
  page: { depois: string | null; clientes: number; alterados: number },
) =>
  sql`update cliente_leitura set depois = ${page.depois}, paginas = paginas + 1, lida_em = now(),
      clientes = clientes + ${page.clientes}::int, alterados = alterados + ${page.alterados}::int,
      situacao = case when ${page.depois === null} then 'pronta' else 'lendo' end,
      concluida_em = case when ${page.depois === null} then now() end
    where id = ${id}`.execute(db)

export const failReading = (db: Database, id: number, erro: string) =>
  sql`update cliente_leitura set situacao = 'falhou', concluida_em = now(), erro = ${erro.slice(0, 450)}
    where id = ${id} and situacao = 'lendo'`.execute(db)

export const forgetReadings = (db: Database) =>
  sql`delete from cliente_leitura where situacao <> 'lendo'
    and iniciada_em < now() - make_interval(days => ${KEPT_DAYS})`.execute(db)
