import { sql } from 'kysely'
import type { Job } from '../../../platform/job.ts'
import { removeOldEnds, removeRanOut } from '../../../platform/session-ends.ts'
import { unconfirmed } from './auth.queries.ts'
import { removeOldDevices } from './device.queries.ts'

/** Days that somebody has to confirm a sign-up, before the e-mail is free again. */
const UNCONFIRMED_DAYS = 7
/** How many days a device is known that nobody signs in from: as long as its browser keeps the token. */
const DEVICE_DAYS = 400
/** How many days a superadmin may link an identity that came and was nobody's. */
const WAITING_DAYS = 7
/** How many days messages are kept. */
const MAIL_DAYS = 30

/** Removes what no longer opens anything: old sessions, challenges, codes, counters, sign-ups never confirmed, answers of keyed writes. */
export const accessCleanupJob: Job = {
  name: 'limpeza-acesso',
  cron: '17 * * * *',
  async run({ connection: { db }, parameters }) {
    const days = await parameters.read('sessao_maxima_dias')
    const before = (column: string, age: string) =>
      sql<boolean>`${sql.ref(column)} < now() - ${age}::interval`
    await removeRanOut(db, days)
    await removeOldEnds(db)
    await removeOldDevices(db, DEVICE_DAYS)
    await db.deleteFrom('desafio_senha').where(before('expira_em', '0')).execute()
    await db.deleteFrom('desafio_fator').where(before('expira_em', '0')).execute()
    await db.deleteFrom('fator_reinicio').where(before('created_at', '7 days')).execute()
    await db.deleteFrom('fator_liberacao').where(before('expira_em', '0')).execute()
    await db.deleteFrom('entrada_unica').where(before('expira_em', '0')).execute()
    await db.deleteFrom('saida_identidade').where(before('expira_em', '0')).execute()
    await db
      .deleteFrom('identidade_espera')
      .where(before('updated_at', `${WAITING_DAYS} days`))
      .execute()
    // One that no session and no step of ours follows any more.
    await db
      .deleteFrom('sessao_identidade as i')
      .where('i.created_at', '<', sql<Date>`now() - interval '1 hour'`)
      .where(sql<boolean>`not exists (select from sessao s where s.id_sessao_identidade = i.id)`)
      .where(sql<boolean>`not exists (select from desafio_fator d where d.id_sessao_identidade = i.id)`)
      .execute()
    await db.deleteFrom('codigo_verificacao').where(before('expira_em', '1 hour')).execute()
    await db
      .deleteFrom('limite_requisicao')
      .where('expire', '<', Date.now() - 3_600_000)
      .execute()
    await db.deleteFrom('idempotencia').where(before('created_at', '1 day')).execute()
    await db
      .deleteFrom('mensagem_saida')
      .where(before('created_at', `${MAIL_DAYS} days`))
      .execute()
    await unconfirmed(db)
      .where(before('created_at', `${UNCONFIRMED_DAYS} days`))
      .execute()
  },
}
