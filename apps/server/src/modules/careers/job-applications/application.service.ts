import { isOpenStage, publicStages, type Origin } from '@intranet/contract/careers/career-options'
import { ageProblem } from '@intranet/contract/careers/career-options'
import { protocolOf, type ApplyInput } from '@intranet/contract/careers/applications'
import { ageInYears } from '@intranet/contract/formats'
import { common, form } from '@intranet/contract/messages'
import { application as text, vacancy as vacancyText } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import { assertNewestNotice } from '../../access/privacy-notices/privacy-notice.service.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertChoices, found } from '../../../platform/records.ts'
import { mailMovement } from '../career-templates/stage-mail.service.ts'
import { cancelInterviewsOf } from '../interviews/interview.service.ts'
import type { Post } from '../../../platform/mailer.ts'
import { activeCities } from '../../company/cities/city.queries.ts'
import { attachPdf } from '../resume/resume-pdf.service.ts'
import { keepResume } from '../resume/resume.queries.ts'
import { withReviewMoments } from './own-review.queries.ts'
import { insertAnswers, type NewAnswer } from '../vacancy-questions/answer.queries.ts'
import { assertAnswers } from '../vacancy-questions/answer.service.ts'
import { formQuestions } from '../vacancy-questions/asked-question.queries.ts'
import { sourceOfApplication } from '../vacancies/source.queries.ts'
import { findPublicVacancy } from '../vacancies/public-vacancy.queries.ts'
import {
  fillMissing,
  holdOffer,
  holdOwn,
  insertApplication,
  applicantOf,
  listOwn,
  scoreApplication,
  type Offer,
} from './application.queries.ts'
import { notifyArrival } from './arrival.service.ts'
import { beginMovements, moveApplication } from './movement.queries.ts'
import { notifyWithdrawn } from './withdrawal.service.ts'

type Mails = Pick<Deps, 'mailer' | 'publicUrl' | 'env'>

/** The offer, if somebody may apply to it. Throws 404 where there is none, 410 where it is over or waits. */
export async function openOffer(db: Database, id: number, employee: boolean): Promise<Offer> {
  const offer = found(await holdOffer(db, id))
  if (offer.interna && !employee) throw refusals.notFound()
  if (!offer.recebe) throw new AppError('gone', text.notReceiving)
  return offer
}

const ageTexts = { tooYoung: text.tooYoung, minor: text.minor }

/** Refuses who is too young for a contract (422 at the day of birth). */
export function assertAge(data_nascimento: string, offer: Pick<Offer, 'tipo_contrato'> | null) {
  const age = ageInYears(data_nascimento, new Date()) ?? 0
  const problem = ageProblem(age, offer?.tipo_contrato)
  if (problem) throw refusals.field('data_nascimento', ageTexts[problem])
  if (age > 100) throw refusals.field('data_nascimento', 'Data inválida')
}

interface Submission {
  id_usuario: number
  nome: string
  /** As their account has it; null where it has none: the offer asks for it. */
  data_nascimento: string | null
  employee: boolean
  tem_familiar: boolean
  familiares: readonly string[]
  aceite_lgpd_em: Date
  /** The newest where none is named. */
  aviso_versao?: number | null
  /** The code of the link by which they came. */
  fonte?: string
  id_fonte?: number | null
  respostas?: readonly NewAnswer[]
  /** Where neither the link nor the person says it. */
  origem?: Origin
}

/** Refuses who is too young, stores an application with its first movement, scores it, writes to the candidate and notifies who decides. */
export async function submit(db: Database, deps: Mails, offer: Offer, person: Submission) {
  if (person.data_nascimento) assertAge(person.data_nascimento, offer)
  const source = await sourceOfApplication(db, offer.id, person.fonte)
  const recommended = source?.tipo === 'indicacao' && source.id_indicador !== person.id_usuario
  const made = await insertApplication(db, {
    id_vaga: offer.id,
    id_usuario: person.id_usuario,
    tem_familiar: person.tem_familiar,
    familiares: person.tem_familiar ? person.familiares : [],
    origem: person.origem ?? (person.employee ? 'interna' : recommended ? 'indicacao' : 'site'),
    id_indicador: recommended ? source.id_indicador : null,
    id_fonte: source?.id ?? null,
    aceite_lgpd_em: person.aceite_lgpd_em,
    aviso_versao: person.aviso_versao ?? null,
  })
  if (person.respostas?.length) await insertAnswers(db, made.id, person.respostas)
  await scoreApplication(db, { id: made.id, id_vaga: offer.id, id_usuario: person.id_usuario })
  const { id: id_movimento } = await beginMovements(db, made.id, person.id_usuario)
  await mailMovement(db, deps, { id_movimento })
  await notifyArrival(db, offer, { id: made.id, nome: person.nome, id_usuario: person.id_usuario })
  return { id: made.id, protocolo: protocolOf(made), vaga: offer.titulo_vaga }
}

const asked = ['cpf', 'telefone', 'id_cidade', 'data_nascimento'] as const
/** An employee's telephone is a way back to the account: only their own page changes it (docs/access.md#confirmation). */
const askedOf = ({ funcionario }: { funcionario: boolean }) =>
  asked.filter((field) => field !== 'telefone' || !funcionario)

/** What the page of an application shows: the vacancy, and of who is signed in what is still missing. */
export async function applicationForm(db: Database, actor: Actor | null, id_vaga: number | undefined) {
  const row = id_vaga === undefined ? undefined : found(await findPublicVacancy(db, actor, id_vaga))
  if (row && !row.recebe) throw new AppError('gone', row.encerrada ? vacancyText.closed : text.notReceiving)
  const stored = actor && (await applicantOf(db, actor.id))
  const perguntas = row ? await formQuestions(db, row.id) : []
  return {
    perguntas,
    vaga: row
      ? {
          id: row.id,
          titulo_vaga: row.titulo_vaga,
          empresa: row.empresa,
          sistema: row.sistema,
          matiz: row.matiz,
          cidade: row.cidade,
          uf: row.uf,
        }
      : null,
    pessoa: stored
      ? {
          nome: stored.nome,
          faltam: askedOf(stored).filter((field) => stored[field] === null),
          curriculo: stored.curriculo,
          compartilhar_banco: stored.compartilhar_banco,
          inscrito: row?.inscrito ?? false,
        }
      : null,
  }
}

/** An application of somebody who is signed in. Of a second one the database says 409 (`candidatura_unica`). */
export async function apply(db: Database, deps: Deps, actor: Actor, input: ApplyInput) {
  await assertNewestNotice(db, 'candidatura', input.aviso_versao)
  const offer = await openOffer(db, input.id_vaga, actor.employee)
  const stored = await applicantOf(db, actor.id)
  const whole = Object.fromEntries(asked.map((field) => [field, stored[field] ?? input[field]]))
  const missing = askedOf(stored).filter((field) => whole[field] === undefined || whole[field] === null)
  if (missing.length)
    throw refusals.invalid(Object.fromEntries(missing.map((field) => [field, form.required])))
  await assertChoices(activeCities(db), [input.id_cidade], 'id_cidade')
  const respostas = await assertAnswers(db, offer.id, input.respostas)
  await fillMissing(db, actor.id, input)
  await keepResume(db, actor.id, input.compartilhar_banco)
  if (input.id_arquivo) await attachPdf(db, deps, actor, input.id_arquivo)
  return submit(db, deps, offer, {
    ...input,
    respostas,
    id_usuario: actor.id,
    nome: stored.nome ?? actor.email,
    data_nascimento: stored.data_nascimento ?? input.data_nascimento!,
    employee: actor.employee,
    aceite_lgpd_em: new Date(),
  })
}

/** One's own applications as their owner reads them. */
export async function readOwn(db: Database, id_usuario: number, revisao_texto: string) {
  const rows = await listOwn(db, id_usuario)
  return rows.map(({ movimentos, dias, revisao, ...row }) => {
    const open = isOpenStage(row.etapa)
    return {
      ...row,
      ...publicStages[row.etapa],
      protocolo: protocolOf(row),
      passos: movimentos.map(({ para, created_at }) => ({
        rotulo: publicStages[para].rotulo,
        em: new Date(created_at),
      })),
      dias_sem_retorno: open ? dias : null,
      pode_desistir: open,
      revisao_texto: row.etapa === 'reprovado' && !revisao ? revisao_texto : null,
      revisao: revisao && withReviewMoments(revisao),
    }
  })
}

/** The candidate leaves the process, which cannot be taken back. */
export async function withdraw(db: Database, post: Post, actor: Actor, id: number) {
  const stored = found(await holdOwn(db, id, actor.id))
  if (!isOpenStage(stored.etapa)) throw new AppError('conflict', text.ended)
  const moved = await moveApplication(db, { id, de: stored.etapa, para: 'desistente', id_usuario: actor.id })
  if (!moved) throw new AppError('conflict', common.changedMeanwhile)
  await cancelInterviewsOf(db, post, [id], actor.id)
  await notifyWithdrawn(db, id)
  return { id, etapa: 'desistente' as const }
}
