/** Tells employees that an onboarding is due soon, or overdue. Once each; safe to run twice. */
import { formatDate } from '@intranet/contract/formats'
import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../platform/jobs.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { refreshReach, takeReminders, type Reminder } from './reminder.queries.ts'

const DAYS_BEFORE = 3

const messageOf = ({ tipo, titulo, vencimento }: Reminder) =>
  tipo === 'prazo'
    ? `O prazo do onboarding "${titulo}" termina em ${formatDate(vencimento)}.`
    : `O prazo do onboarding "${titulo}" terminou em ${formatDate(vencimento)}.`

/** Gives the reminders that are due; one notification for all who share its text. Answers how many people. */
export async function remind(db: Database): Promise<number> {
  const reminders = await takeReminders(db, DAYS_BEFORE)
  const groups = Map.groupBy(reminders, (reminder) => `${reminder.id_onboarding} ${messageOf(reminder)}`)
  for (const [first, ...others] of groups.values()) {
    await notify(db, {
      remetente: null,
      usuarios: [first!, ...others].map(({ id_usuario }) => id_usuario),
      data: { modulo: 'onboarding', msg: messageOf(first!), rota: '/human-resources/onboarding/employee' },
    })
  }
  return reminders.length
}

export const onboardingReminderJob: Job = {
  name: 'onboarding-lembrete',
  cron: '0 8 * * *',
  async run({ connection }) {
    await inTransaction(connection.db, null, async (db) => {
      await refreshReach(db)
      await remind(db)
    })
  },
}
