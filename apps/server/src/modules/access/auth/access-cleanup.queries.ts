/** What no longer opens anything: each of these may run twice. */
import { HOUR_MS } from '@intranet/contract/durations'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

const before = (column: string, age: string) => sql<boolean>`${sql.ref(column)} < now() - ${age}::interval`

/** Steps of a sign-in that were not finished in their time. */
export async function removeEndedSteps(db: Database): Promise<void> {
  await db.deleteFrom('desafio_senha').where(before('expira_em', '0')).execute()
  await db.deleteFrom('desafio_fator').where(before('expira_em', '0')).execute()
  await db.deleteFrom('fator_reinicio').where(before('created_at', '7 days')).execute()
  await db.deleteFrom('fator_liberacao').where(before('expira_em', '0')).execute()
  await db.deleteFrom('entrada_unica').where(before('expira_em', '0')).execute()
  await db.deleteFrom('saida_identidade').where(before('expira_em', '0')).execute()
}

/** Identities that nobody linked. */
export const removeWaitingIdentities = (db: Database, days: number) =>
  db
    .deleteFrom('identidade_espera')
    .where(before('updated_at', `${days} days`))
    .execute()

/** Sessions of identity providers that no session and no step of ours follows any more. */
export const removeLeftIdentitySessions = (db: Database) =>
  db
    .deleteFrom('sessao_identidade as i')
    .where('i.created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .where(sql<boolean>`not exists (select from sessao s where s.id_sessao_identidade = i.id)`)
    .where(sql<boolean>`not exists (select from desafio_fator d where d.id_sessao_identidade = i.id)`)
    .execute()

export const removeOldCodes = (db: Database) =>
  db.deleteFrom('codigo_verificacao').where(before('expira_em', '1 hour')).execute()

/** Counts of requests, an hour after their limit has ended. */
export const removeOldCounts = (db: Database) =>
  db
    .deleteFrom('limite_requisicao')
    .where('expire', '<', Date.now() - HOUR_MS)
    .execute()

/** Answers of keyed writes. */
export const removeKeptAnswers = (db: Database) =>
  db.deleteFrom('idempotencia').where(before('created_at', '1 day')).execute()

export const removeOldMail = (db: Database, days: number) =>
  db
    .deleteFrom('mensagem_saida')
    .where(before('created_at', `${days} days`))
    .execute()
