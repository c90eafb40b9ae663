import { applicationMail as mail } from '@intranet/contract/messages/careers'
import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { firstName } from '../career-templates/candidate-mail.service.ts'
import { removeOldResumes, takeWarnings } from './resume-retention.queries.ts'

/** Every night: notifies owners of old CVs, and removes those that nobody cared for. Safe to run twice. */
export const resumeRetentionJob: Job = {
  name: 'curriculo-retencao',
  cron: '45 3 * * *',
  run: ({ connection: { db }, mailer, publicUrl }) =>
    inTransaction(db, null, async (transaction) => {
      await removeOldResumes(transaction)
      for (const { nome, email, dia } of await takeWarnings(transaction))
        await mailer.queue(transaction, {
          destino: email,
          assunto: mail.expirySubject,
          texto: mail.expiry(firstName(nome ?? email), dia, `${publicUrl}/resume/list`),
        })
    }),
}
