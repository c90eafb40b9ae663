/** What the candidate does by the link of an invitation, without signing in. */
import type { AnswerInterviewInput } from '@intranet/contract/careers/interviews'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import { AppError } from '../../../platform/errors.ts'
import { hashToken } from '../../../platform/token.ts'
import type { Write } from '../../../platform/transaction.ts'
import { countVisit, type LinkVisit } from '../link-visit.ts'
import { notifyOfApplication, othersOrBank } from '../notify-of-application.ts'
import { hirersAmong } from '../vacancies/vacancy-place.queries.ts'
import { firstName } from '../career-templates/candidate-mail.service.ts'
import { interviewMoment } from './interview-message.service.ts'
import { findByKey, keepAnswerOf } from './public-interview.queries.ts'

async function linked(db: Database, chave: string) {
  const row = await findByKey(db, hashToken(chave))
  if (!row) throw new AppError('not_found', text.linkEnded)
  return row
}

const shown = (row: NonNullable<Awaited<ReturnType<typeof findByKey>>>) => {
  const {
    id: _,
    id_candidatura: _application,
    id_usuario: _author,
    id_candidato: _person,
    id_empresa: _provider,
    participantes: _people,
    nome,
    ...rest
  } = row
  return { ...rest, primeiro_nome: firstName(nome ?? '') }
}

export async function viewInterview(visit: LinkVisit, chave: string) {
  await countVisit(visit)
  return shown(await linked(visit.db, chave))
}

/** The candidate comes, or asks for another time; who arranged it and who interviews are notified. */
export async function answerInterview(visit: LinkVisit, write: Write, input: AnswerInterviewInput) {
  await countVisit(visit)
  return write((db) => keepAndNotify(db, input))
}

async function keepAndNotify(db: Database, { chave, resposta, pedido }: AnswerInterviewInput) {
  const row = await linked(db, chave)
  const kept = await keepAnswerOf(db, hashToken(chave), resposta, pedido ?? null)
  if (!kept) throw new AppError('gone', text.linkEnded)
  const say = resposta === 'confirmada' ? text.candidateConfirmed : text.candidateAsks
  const application = { id: row.id_candidatura, id_usuario: row.id_candidato }
  const hirers = await hirersAmong(db, [...row.participantes, row.id_usuario], row.id_empresa)
  const people = await othersOrBank(db, hirers, { ...application, id_empresa: row.id_empresa })
  await notifyOfApplication(db, application, people, say(row.nome ?? '', interviewMoment(row.inicio)))
  return shown({ ...row, situacao: resposta, pedido: pedido ?? null })
}
