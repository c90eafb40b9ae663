/** "Excluir meus dados": a candidate's account and all of it, an employee's CV and applications. */
import { isCandidate } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Forget } from '../../../platform/personal-data.ts'
import { anonymise } from '../../people/personal-data/anonymise.service.ts'
import { cancelInterviewsOf } from '../interviews/interview.service.ts'
import { removeResume } from '../resume/resume.queries.ts'
import { openOf } from './application.queries.ts'
import { forgetApplicationsOf } from './forget.queries.ts'
import { notifyRemoved } from './withdrawal.service.ts'

/** Interviews to come end first, and who hires is notified: nothing is left of the applications after. */
export const leaveApplications: Forget = async (db, post, id) => {
  const open = await openOf(db, id)
  await cancelInterviewsOf(db, post, open, null)
  await notifyRemoved(db, open)
  await forgetApplicationsOf(db, id)
}

export async function removeOwn(db: Database, deps: Deps, actor: Actor) {
  const conta = isCandidate(actor)
  if (conta) await anonymise(db, actor, deps, actor.id)
  else {
    await leaveApplications(db, deps, actor.id)
    await removeResume(db, actor.id)
  }
  return { conta }
}
