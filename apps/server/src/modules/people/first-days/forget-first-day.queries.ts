/** Without a hire all of it goes. See docs/hiring.md#before-the-first-day. */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { emptyHistory, silenceHistory } from '../../../platform/history-copies.ts'
import { endedUnhired } from '../../careers/vacancies/vacancy-scope.ts'

/** Papers, bank data, sizes and what the history kept of the requests `p`; their files have no owner any more. */
async function forget(db: Database, which: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from pre_admissao p where ${which} order by p.id for update`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return
  await silenceHistory(db)
  await sql`delete from pre_admissao where id = any(${ids}::bigint[])`.execute(db)
  await emptyHistory(db, 'pre_admissao', ids)
}

/**
 * Requests of whom nobody hired, so many days after the application ended; of one that is still open, after the day on
 * which they would have begun, or after it was asked. Safe to run twice.
 */
export const forgetUnhired = (db: Database, days: number) =>
  forget(
    db,
    sql<boolean>`exists (select from candidatura a join rh_usuario u on u.id = p.id_usuario
      where a.id = p.id_candidatura and not (a.etapa = 'contratado' and (u.funcionario or u.situacao = 'admissao'))
        and case when ${endedUnhired} then a.movida_em
          else greatest(p.created_at, a.movida_em, (select max(o.data_inicio)::timestamptz from proposta o
            where o.id_candidatura = a.id and o.situacao = 'aceita')) end < now() - make_interval(days => ${days}))`,
  )
