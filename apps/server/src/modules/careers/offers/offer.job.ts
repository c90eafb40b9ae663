import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Job } from '../../../platform/job.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { notifyOfApplication, othersOrBank } from '../notify-of-application.ts'
import { hirersAmong } from '../vacancies/vacancy-place.queries.ts'
import { cancelEndedOffers, expireOffers } from './offer.queries.ts'

/** Every five minutes: offers that expired, and those of applications that ended. Safe to run twice. */
export const offerExpiryJob: Job = {
  name: 'proposta-expira',
  cron: '*/5 * * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await cancelEndedOffers(transaction)
      for (const row of await expireOffers(transaction)) {
        const { id_candidatura: id, id_candidato, id_empresa, nome, titulo_vaga } = row
        const author = await hirersAmong(transaction, [row.id_usuario], id_empresa)
        const hirers = author.length ? author : await holdersOf(transaction, 'rh:gestor', id_empresa)
        const people = await othersOrBank(transaction, hirers, { id_usuario: id_candidato, id_empresa })
        const msg = text.offerExpiredNotice(nome ?? '', titulo_vaga)
        await notifyOfApplication(transaction, { id, id_usuario: id_candidato }, people, msg)
      }
    }),
}
