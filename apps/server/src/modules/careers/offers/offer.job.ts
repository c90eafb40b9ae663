import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { cancelEndedOffers, expireOffers } from './offer.queries.ts'

/** Every five minutes: offers that expired, and those of applications that ended. Safe to run twice. */
export const offerExpiryJob: Job = {
  name: 'proposta-expira',
  cron: '*/5 * * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await cancelEndedOffers(transaction)
      for (const { id_usuario, id_candidatura, nome, titulo_vaga } of await expireOffers(transaction))
        await notify(transaction, {
          remetente: null,
          usuarios: id_usuario === null ? [] : [id_usuario],
          data: {
            modulo: 'banco_talentos',
            msg: text.offerExpiredNotice(nome ?? '', titulo_vaga),
            rota: `/careers/candidate/${id_candidatura}`,
          },
          sobre: `candidatura:${id_candidatura}`,
        })
    }),
}
