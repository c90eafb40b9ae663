/** Inviting people of the talent bank to apply with the CV that is stored. */
import type { AnswersByQuestion } from '@intranet/contract/careers/asked-questions'
import type { AcceptInvitationInput, InviteTalentsInput } from '@intranet/contract/careers/talent-bank'
import { application, vacancy } from '@intranet/contract/messages/careers'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import { assertNewestNotice } from '../../access/privacy-notices/privacy-notice.service.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { hashToken, newToken } from '../../../platform/token.ts'
import type { Write } from '../../../platform/transaction.ts'
import { countVisit, type LinkVisit } from '../link-visit.ts'
import { firstName, mailCandidate } from '../career-templates/candidate-mail.service.ts'
import { openOffer, submit } from '../job-applications/application.service.ts'
import { assertAnswers } from '../vacancy-questions/answer.service.ts'
import { formQuestions } from '../vacancy-questions/asked-question.queries.ts'
import {
  findInvitation,
  findOffer,
  insertInvitations,
  keepAcceptance,
  peopleInBank,
} from './invitation.queries.ts'

type Post = Pick<Deps, 'mailer' | 'publicUrl' | 'env'>

/**
 * Sends each person a separate link; who was invited before, or applied, is not written again, and who is no
 * employee is left out where the vacancy is internal (docs/hiring.md#talent-bank).
 */
export async function inviteTalents(
  db: Database,
  post: Post,
  actor: Actor,
  { id_vaga, ids }: InviteTalentsInput,
) {
  const offer = found(await findOffer(db, actor, id_vaga))
  if (!offer.recebe) throw new AppError('conflict', vacancy.notReceiving)
  const people = await peopleInBank(db, actor, ids)
  if (people.length < ids.length) throw refusals.field('ids', text.notInBank)
  const meant = offer.interna ? people.filter(({ funcionario }) => funcionario) : people
  const keys = new Map(meant.map(({ id }) => [id, newToken()]))
  const rows = meant.map(({ id }) => ({ id_usuario: id, chave_hash: hashToken(keys.get(id)!) }))
  const invited = new Set(await insertInvitations(db, id_vaga, actor.id, rows))
  for (const { id, nome, email } of meant.filter((person) => invited.has(person.id)))
    await mailCandidate(db, post, {
      occasion: 'convite_vaga',
      destino: email,
      values: {
        nome: nome ?? email,
        vaga: offer.titulo_vaga,
        empresa: offer.empresa,
        link: `${post.publicUrl}/careers/invite#chave=${keys.get(id)!}`,
      },
    })
  return {
    convidadas: invited.size,
    ja_convidadas: meant.length - invited.size,
    de_fora: people.length - meant.length,
  }
}

async function linked(db: Database, chave: string) {
  const row = await findInvitation(db, hashToken(chave))
  if (!row) throw new AppError('not_found', text.invitationEnded)
  return row
}

export async function viewInvitation(visit: LinkVisit, chave: string) {
  await countVisit(visit)
  const row = await linked(visit.db, chave)
  if (!row.vale && !row.inscrito) throw new AppError('gone', text.invitationEnded)
  const { id_vaga, titulo_vaga, empresa, cidade, uf } = row
  const primeiro_nome = firstName(row.nome ?? '')
  const perguntas = await formQuestions(visit.db, id_vaga)
  return { id_vaga, titulo_vaga, empresa, cidade, uf, primeiro_nome, aceito: row.inscrito, perguntas }
}

/** Applies with the stored CV, from the talent bank. A second time answers 409. */
export async function acceptInvitation(
  visit: LinkVisit,
  write: Write,
  { chave, aviso_versao, respostas }: AcceptInvitationInput,
) {
  await countVisit(visit)
  await assertNewestNotice(visit.db, 'candidatura', aviso_versao)
  return write((db) => applyInvited(db, visit.deps, chave, respostas))
}

async function applyInvited(
  db: Database,
  deps: LinkVisit['deps'],
  chave: string,
  respostas: AnswersByQuestion,
) {
  const row = await linked(db, chave)
  if (!row.vale) throw new AppError('gone', text.invitationEnded)
  const offer = await openOffer(db, row.id_vaga, row.funcionario)
  if (row.inscrito) throw new AppError('conflict', application.again)
  const made = await submit(db, deps, offer, {
    respostas: await assertAnswers(db, offer.id, respostas),
    id_usuario: row.id_usuario,
    nome: row.nome ?? row.email,
    data_nascimento: row.data_nascimento,
    employee: row.funcionario,
    tem_familiar: false,
    familiares: [],
    aceite_lgpd_em: new Date(),
    origem: 'banco_talentos',
  })
  await keepAcceptance(db, row.id, made.id)
  return { titulo_vaga: row.titulo_vaga, protocolo: made.protocolo }
}
