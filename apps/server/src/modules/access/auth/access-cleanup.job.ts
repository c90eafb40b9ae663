import type { Job } from '../../../platform/job.ts'
import { removeOldEnds, removeRanOut } from '../../../platform/session-ends.ts'
import {
  removeEndedSteps,
  removeKeptAnswers,
  removeLeftIdentitySessions,
  removeOldCodes,
  removeOldCounts,
  removeOldMail,
  removeWaitingIdentities,
} from './access-cleanup.queries.ts'
import { removeUnconfirmed } from './auth.queries.ts'
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
    await removeRanOut(db, days)
    await removeOldEnds(db)
    await removeOldDevices(db, DEVICE_DAYS)
    await removeEndedSteps(db)
    await removeWaitingIdentities(db, WAITING_DAYS)
    await removeLeftIdentitySessions(db)
    await removeOldCodes(db)
    await removeOldCounts(db)
    await removeKeptAnswers(db)
    await removeOldMail(db, MAIL_DAYS)
    await removeUnconfirmed(db, UNCONFIRMED_DAYS)
  },
}
