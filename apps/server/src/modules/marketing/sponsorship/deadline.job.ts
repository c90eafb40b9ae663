/** Every morning: ended events, reminders with a link, delinquent applicants, and those to be forgotten. */
import { sponsorshipNotice } from '@intranet/contract/messages/sponsorship'
import { todayInBrazil } from '@intranet/contract/today'
import type { Deps } from '../../../platform/deps.ts'
import { purgeSendings } from '../../../platform/guest-sending.ts'
import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { openAccountLink } from './account-link.queries.ts'
import { askForAccount } from './applicant-mail.ts'
import { dueReminders, endEvents, markDelinquent, takeReminders } from './deadline.queries.ts'
import { forgetApplicants } from './retention.queries.ts'
import { notifyManagers } from './notify-managers.ts'

type Morning = Pick<Deps, 'connection' | 'mailer' | 'publicUrl'>

/** One mail and one transaction for each request: a run that is killed sends the rest at its next try. */
async function remind({ connection: { db }, mailer, publicUrl }: Morning, day: string): Promise<void> {
  for (const { id, prazo, ...to } of await dueReminders(db, day))
    await inTransaction(db, null, async (transaction) => {
      if (!(await takeReminders(transaction, id, day))) return
      const link = await openAccountLink(transaction, publicUrl, id)
      await askForAccount(transaction, mailer, to, { link, deadline: prazo })
    })
}

/** What is due on a day (YYYY-MM-DD). Safe to run twice, and to be killed anywhere. */
export async function runDeadlines(deps: Morning, day: string): Promise<void> {
  const { db } = deps.connection
  await inTransaction(db, null, (transaction) => endEvents(transaction, day))
  await remind(deps, day)
  await inTransaction(db, null, async (transaction) => {
    for (const { id, id_empresa, protocolo, evento } of await markDelinquent(transaction, day))
      await notifyManagers(transaction, null, id_empresa, {
        msg: sponsorshipNotice.delinquent(protocolo, evento),
        rota: `/marketing/sponsorship/solicitations/details?id=${id}`,
        chave: `patrocinio-inadimplente:${id}`,
        sobre: `patrocinio_solicitacao:${id}`,
      })
  })
  await inTransaction(db, null, (transaction) => forgetApplicants(transaction, day))
  await purgeSendings(db)
}

export const sponsorshipDeadlineJob: Job = {
  name: 'patrocinio-prazos',
  cron: '10 6 * * *',
  run: (deps) => runDeadlines(deps, todayInBrazil()),
}
