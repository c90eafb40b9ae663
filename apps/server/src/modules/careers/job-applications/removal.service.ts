/** "Excluir meus dados": a candidate's account and all of it, an employee's CV and applications. */
import { isCandidate } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { anonymise } from '../../people/personal-data/anonymise.service.ts'
import { cancelInterviewsOf } from '../interviews/interview.service.ts'
import { removeResume } from '../resume/resume.queries.ts'
import { openOf } from './application.queries.ts'
import { forgetApplicationsOf } from './forget.queries.ts'

export async function removeOwn(db: Database, deps: Deps, actor: Actor) {
  await cancelInterviewsOf(db, deps, await openOf(db, actor.id), actor.id)
  const conta = isCandidate(actor)
  if (conta) await anonymise(db, actor, deps.offers.personalData, actor.id)
  else {
    await forgetApplicationsOf(db, actor.id)
    await removeResume(db, actor.id)
  }
  return { conta }
}
