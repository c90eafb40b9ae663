/** An accepted offer that leads to no first day. See docs/hiring.md#an-accepted-offer-that-ends. */
import { can } from '@intranet/contract/access'
import { isOpenStage } from '@intranet/contract/careers/career-options'
import type { CallOffOfferInput } from '@intranet/contract/careers/offers'
import { common } from '@intranet/contract/messages'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import { assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { changeUser } from '../../access/users/user.service.ts'
import { cancelInterviewsOf } from '../interviews/interview.service.ts'
import { moveApplication } from '../job-applications/movement.queries.ts'
import { admissionOf, type LockedApplication } from '../stages/stage.queries.ts'
import { holdOfVacancy } from '../stages/stage.service.ts'
import { reopenFilled } from '../vacancies/vacancy.queries.ts'
import { mailSigners } from './offer-mail.service.ts'
import { applicationOfOffer, endOffer, holdOffer } from './offer.queries.ts'

/** Who was hired by it has not begun: a day to come is taken back, by HR's manager alone. */
async function takeAdmissionBack(deps: Deps, db: Database, actor: Actor, row: LockedApplication) {
  if (row.etapa !== 'contratado' || row.id_usuario === null) return
  // The job that begins admissions may be at this person.
  await holdRecord(db, 'rh_usuario', row.id_usuario)
  const { admissao } = await admissionOf(db, row.id)
  if (admissao === 'nenhuma') return
  if (admissao === 'comecou') throw new AppError('conflict', text.begun)
  if (!can(actor, 'rh', 'manage')) throw new AppError('forbidden', text.hrCallsOff)
  await changeUser(db, actor, { id: row.id_usuario, data_admissao: null }, deps)
}

/**
 * Ends an accepted offer with its application: the candidate gave up, or the company withdraws. The place is free again,
 * and candidate and guardian are written. Locks the vacancy first, as movements do.
 */
export async function callOffOffer(deps: Deps, db: Database, actor: Actor, input: CallOffOfferInput) {
  const { id } = found(await applicationOfOffer(db, actor, input.id))
  const { vacancy, rows } = await holdOfVacancy(db, actor, [id])
  const row = rows[0]!
  const offer = found(await holdOffer(db, actor, input.id))
  assertNewest(input, offer)
  if (!isOpenStage(row.etapa) && row.etapa !== 'contratado')
    throw new AppError('conflict', text.applicationEnded)
  const ended = await endOffer(db, input.id, 'cancelada', { motivo: input.motivo, de: 'aceita' })
  if (!ended) throw new AppError('conflict', text.offerNotAccepted)
  await takeAdmissionBack(deps, db, actor, row)
  if (row.etapa === 'contratado') await reopenFilled(db, vacancy.id)
  const { etapa, motivo } = input
  const withdrawn = etapa === 'reprovado'
  const moved = await moveApplication(db, {
    id,
    de: row.etapa,
    para: etapa,
    id_usuario: actor.id,
    texto: motivo,
    motivo_reprovacao: withdrawn ? motivo : null,
  })
  if (!moved) throw new AppError('conflict', common.changedMeanwhile)
  await cancelInterviewsOf(db, deps, [id], actor.id)
  const { titulo_vaga } = offer
  await mailSigners(db, deps, offer, {
    assunto: text.offerSubject(titulo_vaga),
    texto: withdrawn ? text.offerWithdrawnMail(titulo_vaga, motivo) : text.offerGivenUpMail(titulo_vaga),
  })
  return { ...ended, situacao: 'cancelada' as const }
}
