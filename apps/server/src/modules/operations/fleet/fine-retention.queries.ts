import { KEEP_YEARS } from '@intranet/contract/operations/fleet-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { removeHistory, silenceHistory } from '../../../platform/history-copies.ts'

/** Fines that ended and whose years are over, some hundreds of them. */
async function toForget(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from multa f
    where f.data_infracao < now() - make_interval(years => ${KEEP_YEARS}::int)
      and f.situacao in ('paga', 'cancelada', 'nao_indicada')
      and (num_nonnulls(f.id_motorista, f.id_indicador, f.id_confirmador, f.arquivo) > 0
        or exists (select from multa_termo t where t.id_multa = f.id))
    order by f.data_infracao limit 500`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Nobody can tell any more who drove: driver, notice and statement go, with what the histories say of them. The fine
 * itself stays, to be counted. Answers how many; safe to run twice.
 */
export async function forgetFineDrivers(db: Database): Promise<number> {
  const ids = await toForget(db)
  if (!ids.length) return 0
  await silenceHistory(db)
  const { rows: terms } = await sql<{ id: number }>`
    delete from multa_termo where id_multa = any (${ids}::bigint[]) returning id`.execute(db)
  await removeHistory(
    db,
    'multa_termo',
    terms.map(({ id }) => id),
  )
  await sql`update multa set id_motorista = null, origem_motorista = null, id_indicador = null, id_confirmador = null,
      arquivo = null where id = any (${ids}::bigint[])`.execute(db)
  await removeHistory(db, 'multa', ids)
  return ids.length
}
