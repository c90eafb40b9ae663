/** What happens to sponsorships as days pass; each statement may run twice. */
import { DELINQUENT_DAYS, REMINDER_DAYS } from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { beginAccounts } from './account.queries.ts'
import { accountDeadline } from './request.queries.ts'

/** From the day after the event an approved request waits for its account. */
export async function endEvents(db: Database, day: string): Promise<void> {
  await sql`update patrocinio_solicitacao set situacao = 'aguardando_pos_evento', situacao_em = now()
    where situacao = 'aprovada' and data_fim < ${day}::date`.execute(db)
  await beginAccounts(db, null)
}

export interface Due {
  id: number
  email: string
  protocolo: string
  evento: string
  provedor: string
  prazo: string
}

const waits = sql<boolean>`r.situacao in ('aguardando_pos_evento', 'inadimplente')
  and exists (select from patrocinio_pos_evento p where p.id_solicitacao = r.id and p.situacao in ('pendente', 'pendencia'))`

/** Requests with a reminder that was not sent yet: 1, 15 and 30 days after the event. */
export async function dueReminders(db: Database, day: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select r.id, r.email, r.protocolo, r.evento, e.nome as provedor, ${accountDeadline} as prazo
    from patrocinio_solicitacao r join empresa e on e.id = r.id_empresa
      join patrocinio_pos_evento p on p.id_solicitacao = r.id
    where ${waits} and r.email is not null and exists (
      select from unnest(${[...REMINDER_DAYS]}::int[]) d where r.data_fim + d <= ${day}::date
        and not exists (select from patrocinio_lembrete l where l.id_solicitacao = r.id and l.dias = d))
    order by r.id limit 1000`.execute(db)
  return rows
}

/** Marks every reminder that is due as sent; false when another run was faster. Days that were missed are one mail. */
export async function takeReminders(db: Database, id: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into patrocinio_lembrete (id_solicitacao, dias)
    select r.id, d from patrocinio_solicitacao r cross join unnest(${[...REMINDER_DAYS]}::int[]) d
    where r.id = ${id} and ${waits} and r.data_fim + d <= ${day}::date
    on conflict do nothing returning dias`.execute(db)
  return rows.length > 0
}

interface Delinquent {
  id: number
  id_empresa: number
  protocolo: string
  evento: string
}

/** Without an account 30 days after the event, or after it was returned, the applicant is delinquent. */
export async function markDelinquent(db: Database, day: string): Promise<Delinquent[]> {
  const { rows } = await sql<Delinquent>`
    update patrocinio_solicitacao r set situacao = 'inadimplente', situacao_em = now()
    where r.situacao = 'aguardando_pos_evento' and r.data_fim < ${day}::date - ${DELINQUENT_DAYS}::int
      and not exists (select from patrocinio_pos_evento p where p.id_solicitacao = r.id
        and (p.situacao in ('em_analise', 'aprovado') or ${accountDeadline} >= ${day}::date))
    returning r.id, r.id_empresa, r.protocolo, r.evento`.execute(db)
  return rows
}
