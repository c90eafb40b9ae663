import type { NoteInput, RateApplicantInput, SamePersonInput } from '@intranet/contract/careers/applicants'
import type { SeenRepliesInput } from '@intranet/contract/careers/candidate-replies'
import { movesFrom } from '@intranet/contract/careers/stage-moves'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { assertAllFound, found } from '../../../platform/records.ts'
import { recordReading } from '../../people/employees/personal-reading.queries.ts'
import {
  applicationsOf,
  cvOf,
  findApplication,
  insertNote,
  movementsOf,
  notesOf,
  saveRating,
  termsOf,
  type FoundApplication,
} from './applicant-record.queries.ts'
import { mayComment, readsRelatives, rightsOf } from './application-scope.ts'
import { readReplies, repliesOf } from '../candidate-replies/reply.queries.ts'
import { withReviewMoments } from '../job-applications/own-review.queries.ts'
import { applicantsAmong, otherAccounts, saySame } from './same-person.queries.ts'

/** Who is hired and not yet an employee: what the employee's record begins with. */
function contractOf(row: FoundApplication) {
  if (row.etapa !== 'contratado' || row.id_usuario === null || row.pessoa_em === null) return null
  return {
    id_usuario: row.id_usuario,
    id_empresa: row.id_empresa,
    id_departamento: row.id_departamento,
    id_setor: row.id_setor,
    id_cargo: row.id_cargo,
    id_gestor: row.id_gestor,
    funcionario: (row.funcionario ?? false) || row.admissao_futura,
    falta_mover: row.falta_mover,
    updated_at: row.pessoa_em,
  }
}

/** The accounts of the same person, each with its own applications. */
async function accountsOf(db: Database, actor: Actor, row: FoundApplication) {
  const accounts = row.id_usuario === null ? [] : await otherAccounts(db, row.id_usuario)
  if (!accounts.length) return []
  const people = accounts.map(({ id_usuario }) => id_usuario)
  const applications = await applicationsOf(db, actor, people, row.id)
  return accounts.map((account) => ({
    ...account,
    candidaturas: applications
      .filter(({ id_usuario }) => id_usuario === account.id_usuario)
      .map(({ id, titulo_vaga, etapa, created_at }) => ({ id, titulo_vaga, etapa, created_at })),
  }))
}

/** A review with whether the actor may answer it: who refused does not. */
function reviewShown({ revisao, reprovou, gestor_vaga }: FoundApplication, actor: Actor) {
  if (!revisao) return null
  return {
    ...withReviewMoments(revisao),
    pode_responder:
      revisao.situacao === 'pedida' && rightsOf(actor, gestor_vaga).gere && reprovou !== actor.id,
  }
}

/** One application with everything that decides about it; that somebody read the CV is recorded. */
export async function readApplicant(db: Database, actor: Actor, id: number) {
  const row = found(await findApplication(db, actor, id))
  const { id_usuario } = row
  const direitos = rightsOf(actor, row.gestor_vaga)
  const [termos, curriculo, historico, notas, mensagens, outras, contas] = await Promise.all([
    id_usuario === null ? [] : termsOf(db, row.id_vaga, id_usuario),
    id_usuario === null ? undefined : cvOf(db, id_usuario),
    movementsOf(db, id),
    notesOf(db, id),
    repliesOf(db, id),
    id_usuario === null ? [] : applicationsOf(db, actor, [id_usuario], id),
    accountsOf(db, actor, row),
  ])
  await recordReading(db, actor, [id_usuario], 'curriculo')
  return {
    id,
    vaga: {
      id: row.id_vaga,
      titulo_vaga: row.titulo_vaga,
      empresa: row.empresa,
      cidade: row.cidade_vaga,
      situacao: row.situacao,
      vagas: row.vagas,
      contratados: row.contratados,
      gestor: row.gestor,
    },
    direitos,
    id_usuario,
    nome: row.nome,
    idade: row.idade,
    cidade: row.cidade,
    uf: row.uf,
    email: row.email,
    telefone: row.telefone,
    cnh_categoria: row.cnh_categoria,
    viagem: row.viagem,
    etapa: row.etapa,
    destinos: id_usuario === null ? [] : movesFrom(direitos, row.etapa),
    pontuacao: row.pontuacao,
    avaliacao: row.avaliacao,
    observacao: row.observacao,
    tem_familiar: row.tem_familiar,
    familiares: readsRelatives(actor) ? row.familiares : null,
    motivo_reprovacao: row.motivo_reprovacao,
    origem: row.origem,
    indicador: row.indicador,
    created_at: row.created_at,
    movida_em: row.movida_em,
    updated_at: row.updated_at,
    termos,
    respostas: row.respostas,
    revisao: reviewShown(row, actor),
    curriculo: curriculo ?? null,
    historico,
    notas,
    mensagens,
    sem_retorno: row.sem_retorno,
    outras: outras.map(({ id_usuario: _, ...other }) => other),
    contas,
    contratacao: contractOf(row),
  }
}

/** The rating and the short remark beside it: by managers and by the one who hires. */
export async function rateApplicant(db: Database, actor: Actor, input: RateApplicantInput) {
  const { gestor_vaga } = found(await findApplication(db, actor, input.id))
  const { gere } = rightsOf(actor, gestor_vaga)
  if (!gere && !gestor_vaga) throw refusals.forbidden()
  return saveRating(db, input)
}

/** A comment, which the candidate may ask to read. */
export async function addNote(db: Database, actor: Actor, { id, texto }: NoteInput) {
  const { gestor_vaga } = found(await findApplication(db, actor, id))
  if (!mayComment(actor, gestor_vaga)) throw refusals.forbidden()
  return insertNote(db, id, actor.id, texto)
}

/** Whether two accounts are one person's, as a manager says; neither account nor consent of either changes. */
export async function decideSamePerson(db: Database, actor: Actor, said: SamePersonInput): Promise<void> {
  const ids = [said.id_usuario, said.id_outro]
  if (said.id_usuario === said.id_outro) throw refusals.field('id_outro', text.sameItself)
  const seen = await applicantsAmong(db, actor, ids)
  // Beside somebody who is theirs, an account that was pointed out to them.
  const pointedOut = seen.length === 1 ? await otherAccounts(db, seen[0]!.id) : []
  const others = pointedOut.filter(({ id_usuario }) => ids.includes(id_usuario))
  assertAllFound(ids, [...seen, ...others.map(({ id_usuario: id }) => ({ id }))])
  await saySame(db, actor.id, said)
}

/** By who may comment on the application; answers that came after the newest one they saw stay unread. */
export async function seeReplies(db: Database, actor: Actor, { id, ate }: SeenRepliesInput) {
  const { gestor_vaga } = found(await findApplication(db, actor, id))
  if (!mayComment(actor, gestor_vaga)) throw refusals.forbidden()
  return { lidas: (await readReplies(db, id, ate, actor.id)).length }
}
