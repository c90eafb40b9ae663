/** Sending and cancelling offers. See docs/hiring.md#offers. */
import { DAY_MS } from '@intranet/contract/durations'
import { can } from '@intranet/contract/access'
import {
  ADULT_AGE,
  ageProblem,
  contractTypeLabels,
  isOpenStage,
} from '@intranet/contract/careers/career-options'
import { fillLetter } from '@intranet/contract/careers/offer-letters'
import type { CancelOfferInput, SendOfferInput } from '@intranet/contract/careers/offers'
import { formatDate, formatDateTime, formatMoney } from '@intranet/contract/formats'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { refusal } from '@intranet/contract/messages/refusals'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import type { Post } from '../../../platform/mailer.ts'
import { assertNewest, found } from '../../../platform/records.ts'
import { paperPdf } from '../../../platform/signing/paper-pdf.ts'
import { hashToken, newToken } from '../../../platform/token.ts'
import { mailApplicant } from '../candidate-replies/reply.service.ts'
import { firstName } from '../career-templates/candidate-mail.service.ts'
import { activeLetter } from './letter.queries.ts'
import { mailSigners } from './offer-mail.service.ts'
import {
  acceptancesOf,
  endOffer,
  expireOffers,
  holdOffer,
  insertOffer,
  offeredApplication,
  offerPaper,
  offersOf,
} from './offer.queries.ts'

type OfferPost = Post & Pick<Deps, 'parameters'>
type Offered = NonNullable<Awaited<ReturnType<typeof offeredApplication>>>

/** `25/11/2026 às 14:00`, in São Paulo. */
export const offerMoment = (moment: Date) => formatDateTime(moment).replace(' - ', ' às ')

const isMinor = ({ idade }: Pick<Offered, 'idade'>) => idade !== null && idade < ADULT_AGE

/** Whether an accepted offer may be ended: who begins by it is not sent away, and a day to come is HR's manager's. */
const isEndable = (actor: Actor, { etapa, admissao }: Offered) =>
  isOpenStage(etapa) ||
  (etapa === 'contratado' &&
    (admissao === 'nenhuma' || (admissao === 'marcada' && can(actor, 'rh', 'manage'))))

export async function readOffersOf(db: Database, actor: Actor, id: number) {
  const application = found(await offeredApplication(db, actor, id))
  const propostas = await offersOf(db, id)
  const open = propostas.some(({ situacao }) => situacao === 'enviada' || situacao === 'aceita')
  return {
    pode_enviar: !open && application.etapa === 'proposta' && application.id_usuario !== null,
    pode_desfazer: isEndable(actor, application),
    menor: isMinor(application),
    propostas: propostas.map((row) => ({ ...row, aceites: acceptancesOf(row) })),
  }
}

const ageTexts = { tooYoung: text.offerTooYoung, minor: text.offerMinor }

/** The day of birth may be corrected after the application, and the vacancy's contract changed. */
function assertOldEnough({ idade, tipo_contrato }: Offered): void {
  if (idade === null) throw new AppError('conflict', text.birthUnknown)
  const problem = ageProblem(idade, tipo_contrato)
  if (problem) throw new AppError('conflict', ageTexts[problem])
}

/** Of 14 to 17 the guardian is named, of others none is. */
function assertGuardian(application: Offered, { responsavel_email: email }: SendOfferInput): void {
  if (isMinor(application) && !email) throw refusals.field('responsavel_email', text.guardianRequired)
  if (!isMinor(application) && email) throw refusals.field('responsavel_email', text.guardianAdult)
  if (email && email === application.email) throw refusals.field('responsavel_email', text.guardianSame)
}

async function expiryOf(
  { parameters }: Pick<Deps, 'parameters'>,
  sent: string | null | undefined,
): Promise<Date> {
  const days = await parameters.read('proposta_validade_dias')
  const moment = sent ? new Date(sent) : new Date(Date.now() + days * DAY_MS)
  if (moment.getTime() <= Date.now()) throw refusals.field('expira_em', text.offerPast)
  return moment
}

/** Mails the link to the candidate, and a separate one to the guardian. */
export async function sendOffer(db: Database, post: OfferPost, actor: Actor, input: SendOfferInput) {
  const { id_candidatura, id_carta, salario, data_inicio, jornada } = input
  const application = found(await offeredApplication(db, actor, id_candidatura))
  if (application.etapa !== 'proposta' || application.id_usuario === null)
    throw new AppError('conflict', text.offerStage)
  assertOldEnough(application)
  assertGuardian(application, input)
  if (data_inicio < todayInBrazil()) throw refusals.field('data_inicio', text.offerStart)
  const letter = await activeLetter(db, id_carta)
  if (!letter) throw refusals.field('id_carta', refusal.noOption)
  const expira_em = await expiryOf(post, input.expira_em)
  await expireOffers(db, id_candidatura)
  const nome = application.nome ?? application.email ?? ''
  const texto = fillLetter(letter.texto, {
    nome,
    cargo: application.cargo,
    empresa: application.empresa,
    cidade: `${application.cidade}/${application.uf}`,
    contrato: contractTypeLabels[application.tipo_contrato],
    inicio: formatDate(data_inicio),
    salario: formatMoney(salario),
    jornada,
    beneficios: input.beneficios ?? 'os do grupo',
    validade: offerMoment(expira_em),
  })
  const [key, guardianKey] = [newToken(), newToken()]
  const { responsavel_nome = null, responsavel_email = null } = input
  const made = await insertOffer(db, {
    id_candidatura,
    id_carta,
    salario,
    data_inicio,
    jornada,
    beneficios: input.beneficios ?? null,
    texto,
    expira_em,
    chave_hash: hashToken(key),
    responsavel_nome,
    responsavel_email,
    responsavel_hash: responsavel_email ? hashToken(guardianKey) : null,
    id_usuario: actor.id,
  })
  const link = (chave: string) => `${post.publicUrl}/careers/offer#chave=${chave}`
  const { titulo_vaga, empresa } = application
  const assunto = text.offerSubject(titulo_vaga)
  const until = offerMoment(expira_em)
  await mailApplicant(db, post, id_candidatura, {
    destino: application.email!,
    assunto,
    texto: text.offerMail(firstName(nome), titulo_vaga, empresa, until, link(key)),
  })
  if (responsavel_email && responsavel_nome)
    await post.mailer.queue(db, {
      destino: responsavel_email,
      assunto,
      texto: text.guardianMail(firstName(responsavel_nome), nome, empresa, until, link(guardianKey)),
    })
  return { ...made, situacao: 'enviada' as const }
}

/** Takes an offer back that nobody answered; its links end. */
export async function cancelOffer(db: Database, post: Post, actor: Actor, input: CancelOfferInput) {
  const offer = found(await holdOffer(db, actor, input.id))
  assertNewest(input, offer)
  const ended = offer.situacao === 'enviada' ? await endOffer(db, input.id, 'cancelada') : undefined
  if (!ended) throw new AppError('conflict', text.offerClosed)
  await mailSigners(db, post, offer, {
    assunto: text.offerSubject(offer.titulo_vaga),
    texto: text.offerCancelledMail(offer.titulo_vaga),
  })
  return { ...ended, situacao: 'cancelada' as const }
}

/** The letter with its acceptances as a PDF; without them it has lines to sign on. */
export async function offerPdf(db: Database, actor: Actor, id: number): Promise<Buffer> {
  const paper = found(await offerPaper(db, actor, id))
  const accepted = acceptancesOf(paper).map(
    ({ nome, momento, hash }) =>
      `Aceito na intranet por ${nome} em ${formatDateTime(momento)}, com o código enviado por e-mail.\nSHA-256: ${hash}`,
  )
  return paperPdf({
    title: 'Proposta de trabalho',
    text: [paper.texto, ...accepted].join('\n\n'),
    lines: accepted.length ? [] : [`Candidato: ${paper.nome ?? ''}`],
  })
}
