/**
 * Personal data in old imports: it is deleted together with that of their leads
 * (docs/lead-imports.md#retention-of-imports).
 */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { removeHistory, silenceHistory } from '../../../platform/history-copies.ts'
import { dropStaging } from './staging.queries.ts'

const old = (months: number): RawBuilder<boolean> =>
  sql<boolean>`(i.created_at < now() - make_interval(months => ${months})
    and i.situacao not in ('lendo', 'importando', 'criando'))`

/**
 * Deletes up to `limit` participants of imports older than `months`, with their history: those whose lead was
 * anonymised, and those who never became one. Answers how many.
 */
export async function forgetParticipants(db: Database, months: number, limit: number): Promise<number> {
  await silenceHistory(db)
  const { rows } = await sql<{ id: number }>`
    delete from vendas_lead_participante where id in (
      select p.id from vendas_lead_participante p join vendas_lead_importacao i on i.id = p.id_importacao_evento
      where ${old(months)}
        and not exists (select from vendas_lead l where l.id_participante = p.id and l.anonimizada_em is null)
      limit ${limit} for update of p skip locked
    ) returning id`.execute(db)
  await removeHistory(
    db,
    'vendas_lead_participante',
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** Deletes the sheets of such imports, their staged lines, and the wrong lines. */
export async function forgetSheets(db: Database, months: number): Promise<void> {
  await silenceHistory(db)
  await sql`delete from vendas_lead_importacao_erro e using vendas_lead_importacao i
    where i.id = e.id_importacao_evento and ${old(months)}`.execute(db)
  const { rows } = await sql<{
    id: number
  }>`update vendas_lead_importacao i set id_file = null, amostra = null, amostra_linhas = null
    where ${old(months)} and (i.id_file is not null or i.amostra is not null) returning id`.execute(db)
  for (const { id } of rows) await dropStaging(db, id)
}
