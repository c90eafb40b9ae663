import type { Job } from '../../../platform/job.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { endOldRides, extendSeries, forgetPeople, remindRides } from './ride-jobs.queries.ts'

/** Every ten minutes: reminders, and the end of rides that nobody ended. Safe to run twice. */
export const rideTimesJob: Job = {
  name: 'carona-horarios',
  cron: '*/10 * * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await remindRides(transaction)
      await endOldRides(transaction)
    }),
}

/** Every night: the further days of recurring offers, and people out of rides of long ago. Safe to run twice. */
export const rideNightJob: Job = {
  name: 'carona-noite',
  cron: '20 3 * * *',
  run: ({ connection: { db } }) =>
    inTransaction(db, null, async (transaction) => {
      await extendSeries(transaction, new Date())
      await forgetPeople(transaction)
    }),
}
