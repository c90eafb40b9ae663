/** Asking for papers before the first day, and checking them. See docs/hiring.md#before-the-first-day. */
import type {
  AcceptPaperInput,
  Bank,
  FinishFirstDayInput,
  ReturnPaperInput,
  SetFitnessInput,
} from '@intranet/contract/people/first-day'
import type { FirstDayState } from '@intranet/contract/people/first-day-options'
import { firstDay as text } from '@intranet/contract/messages/first-day'
import { hiring } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Post } from '../../../platform/mailer.ts'
import { assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { mailApplicant } from '../../careers/candidate-replies/reply.service.ts'
import { recordReading } from '../employees/personal-reading.queries.ts'
import { openBank } from './bank.ts'
import {
  applicationToOpen,
  askPapers,
  finishRequest,
  getFirstDay,
  insertFirstDay,
  keepFitness,
  sealedBankOf,
  withPaperMoments,
  type FoundFirstDay,
} from './first-day.queries.ts'
import { decidePaper, holdPaper } from './sent-paper.queries.ts'

/** A request takes nothing once it was concluded, or its application ended without a hire. */
export function assertOpen({ situacao, corre }: { situacao: FirstDayState; corre: boolean }): void {
  if (situacao === 'concluida') throw new AppError('conflict', text.finished)
  if (!corre) throw new AppError('conflict', hiring.applicationEnded)
}

const OWN_PAGE = '/applicants/first-day'

const missingPapers = ({ papeis }: Pick<FoundFirstDay, 'papeis'>) =>
  papeis.filter(
    ({ obrigatorio, situacao }) => obrigatorio && (situacao === 'pendente' || situacao === 'devolvido'),
  )

/** What is recorded where HR reads papers of somebody. */
export const ADMISSION_PAPERS = 'documento: admissão'

/** What HR reads of it: what is missing comes in words; reading papers of somebody is recorded. */
export async function readFirstDay(db: Database, actor: Actor, id: number) {
  const { corre: _, ...row } = found(await getFirstDay(db, actor, id))
  await recordReading(db, actor, [row.id_usuario], ADMISSION_PAPERS)
  return {
    ...withPaperMoments(row),
    faltam: [
      ...missingPapers(row).map(({ nome }) => nome),
      ...(row.tem_banco ? [] : ['Dados bancários']),
      ...(row.aptidao ? [] : ['Apto ou inapto']),
    ],
  }
}

export async function firstDayOf(db: Database, actor: Actor, id: number) {
  const row = found(await applicationToOpen(db, actor, id))
  const { id_pre_admissao, situacao, faltam, pode } = row
  return { id: id_pre_admissao, situacao, faltam, pode_abrir: pode && id_pre_admissao === null }
}

/** Asks for the papers, and writes where they are sent. */
export async function openFirstDay(db: Database, post: Post, actor: Actor, id_candidatura: number) {
  const application = found(await applicationToOpen(db, actor, id_candidatura))
  const { id_usuario, pode } = application
  if (!pode || id_usuario === null) throw new AppError('conflict', text.notYet)
  const made = await insertFirstDay(db, { id_candidatura, id_usuario, id_autor: actor.id })
  await askPapers(db, made.id, application.id_cargo)
  await mailApplicant(db, post, id_candidatura, {
    destino: application.email,
    assunto: text.subject,
    texto: text.mail(
      application.nome ?? application.email,
      application.titulo_vaga,
      `${post.publicUrl}${OWN_PAGE}`,
    ),
  })
  return made
}

/** The paper, locked, as it was read: another file may have replaced it since. */
async function lockedSent(db: Database, actor: Actor, seen: AcceptPaperInput) {
  const paper = found(await holdPaper(db, actor, seen.id))
  assertNewest(seen, paper)
  assertOpen({ ...paper, situacao: paper.pedido })
  if (paper.situacao !== 'enviado') throw new AppError('conflict', text.nothingSent)
  return paper
}

export async function acceptPaper(db: Database, actor: Actor, input: AcceptPaperInput) {
  await lockedSent(db, actor, input)
  return decidePaper(db, input.id, 'validado', null)
}

/** Sends a paper back with a reason; who sent it is written. */
export async function returnPaper(db: Database, post: Post, actor: Actor, input: ReturnPaperInput) {
  const { email, papel, id_candidatura } = await lockedSent(db, actor, input)
  const saved = await decidePaper(db, input.id, 'devolvido', input.devolucao)
  await mailApplicant(db, post, id_candidatura, {
    destino: email,
    assunto: text.subject,
    texto: text.returned(papel, input.devolucao, `${post.publicUrl}${OWN_PAGE}`),
  })
  return saved
}

async function lockedOpen(db: Database, actor: Actor, input: FinishFirstDayInput) {
  await holdRecord(db, 'pre_admissao', input.id)
  const stored = found(await getFirstDay(db, actor, input.id))
  assertNewest(input, stored)
  assertOpen(stored)
  return stored
}

/** Of health only this is kept. */
export async function setFitness(db: Database, actor: Actor, input: SetFitnessInput) {
  await lockedOpen(db, actor, input)
  return keepFitness(db, input.id, input.aptidao, actor.id)
}

/** Ends it once nothing obligatory is missing, nor waits for a look. */
export async function finishFirstDay(db: Database, actor: Actor, input: FinishFirstDayInput) {
  const stored = await lockedOpen(db, actor, input)
  if (missingPapers(stored).length) throw new AppError('conflict', text.missing)
  if (stored.papeis.some(({ obrigatorio, situacao }) => obrigatorio && situacao === 'enviado'))
    throw new AppError('conflict', text.unchecked)
  if (!stored.tem_banco) throw new AppError('conflict', text.noBank)
  if (!stored.aptidao) throw new AppError('conflict', text.fitnessMissing)
  return finishRequest(db, input.id)
}

/** The bank data, opened: each reading is recorded. */
export async function readBank(deps: Deps, db: Database, actor: Actor, id: number): Promise<Bank> {
  const { id_usuario } = found(await getFirstDay(db, actor, id))
  const stored = await sealedBankOf(db, id)
  if (!stored?.dados_pagamento) throw new AppError('not_found', text.noBank)
  await recordReading(db, actor, [id_usuario], 'dados_pagamento')
  return openBank(deps.sealed, stored.dados_pagamento)
}
