/** Reminders of events, at the minutes before them that their maker chose. */
import { instantOf, wallOf } from '@intranet/contract/content/calendar-time'
import { MINUTE_MS } from '@intranet/contract/durations'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { momentWords, occurrencesOf } from './calendar.service.ts'
import { claimReminder, eventsToRemind, peopleToRemind } from './reminder.queries.ts'

/** Every few minutes; a key in the database makes each reminder happen once. */
export const calendarReminderJob: Job = {
  name: 'calendar-reminder',
  cron: '*/5 * * * *',
  async run({ connection: { db } }) {
    const now = Date.now()
    for (const event of await eventsToRemind(db, new Date(now))) {
      const ahead = now + event.lembrete_min! * MINUTE_MS
      const due = occurrencesOf(event, wallOf(now), wallOf(ahead) + 1)
      const next = due.map(({ inicio }) => instantOf(inicio)).find((start) => start > now && start <= ahead)
      if (next === undefined) continue
      await inTransaction(db, null, async (transaction) => {
        if (!(await claimReminder(transaction, event.id, new Date(next)))) return
        await notify(transaction, {
          remetente: null,
          usuarios: await peopleToRemind(transaction, event.id),
          data: {
            modulo: 'calendario',
            msg: `Lembrete: ${event.titulo}, ${momentWords(new Date(next), event.dia_inteiro)}`,
            rota: '/calendar',
          },
        })
      })
    }
  },
}
