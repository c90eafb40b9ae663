/**
 * The public form. A solved challenge opens a sending, whose token uploads the proposal and sends the form once: sent
 * twice, it is the same request. Answers never tell whether somebody is a customer.
 */
import { auth } from '@intranet/contract/messages/auth'
import { sponsorship as text, sponsorshipNotice } from '@intranet/contract/messages/sponsorship'
import {
  keepsLeadTime,
  type ProtocolFields,
  type SubmitRequestInput,
} from '@intranet/contract/marketing/sponsorship-form'
import {
  accountInReview,
  FORM_HOURS,
  owingStates,
  publicStateLabels,
} from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { useProof } from '../../sales/tracking-links/consent.queries.ts'
import { formSecret, newChallenge, readProof } from '../../sales/tracking-links/proof-of-work.ts'
import { assertNewestNotice } from '../../access/privacy-notices/privacy-notice.service.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { findSending, holdSending, openSending } from '../../../platform/guest-sending.ts'
import { countGuestMail, countGuests } from '../../../platform/guest-totals.ts'
import { hashToken } from '../../../platform/token.ts'
import { assertWithin, type Limit } from '../../../platform/limits.ts'
import { assertChoices } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { notifyReceived } from './applicant-mail.ts'
import { yearOf } from './budget.queries.ts'
import {
  citiesOf,
  findByProtocol,
  findProvider,
  insertRequest,
  nextProtocol,
  openProviders,
  owesAccount,
  sentBy,
} from './form.queries.ts'
import { citiesOfProvider } from './request.queries.ts'
import { notifyManagers } from './notify-managers.ts'

const asking = { name: 'patrocinio_desafio', points: 60, seconds: 3600 }
const sending = { name: 'patrocinio', points: 5, seconds: 3600 }
const looking = { name: 'patrocinio_protocolo', points: 5, seconds: 3600 }

export interface Visit {
  db: Database
  address: string
  deps: Pick<Deps, 'limits' | 'mailer' | 'parameters' | 'publicUrl' | 'sealed'>
}
type Writing = Visit & { write<T>(work: (db: Database) => Promise<T>): Promise<T> }

const limited = ({ deps, address }: Visit, limit: Limit) =>
  assertWithin(deps.limits, limit, address, auth.tooManyRequests)

async function providerOf(db: Database, provedor: string) {
  const provider = await findProvider(db, provedor)
  if (!provider) throw new AppError('not_found', text.formUnavailable)
  return provider
}

/** The providers to choose from, and the chosen one with its cities; null where it takes no requests. */
export async function viewForm(db: Database, provedor: string | undefined) {
  const provider = provedor === undefined ? undefined : await findProvider(db, provedor)
  const provedores = await openProviders(db)
  if (!provider) return { provedores, provedor: null }
  const { id, sistema, nome, matiz, id_logo } = provider
  return { provedores, provedor: { sistema, nome, matiz, logo: id_logo, cidades: await citiesOf(db, id) } }
}

/** One provider's form by its key; 404 where it takes no requests. */
export async function viewProviderForm(db: Database, provedor: string) {
  const view = await viewForm(db, provedor)
  if (!view.provedor) throw new AppError('not_found', text.formUnavailable)
  return view.provedor
}

const subjectOf = (provedor: string) => `patrocinio:${provedor}`

/** The task that a browser solves before it may send a form. */
export async function askChallenge(visit: Visit, provedor: string) {
  await limited(visit, asking)
  await providerOf(visit.db, provedor)
  return newChallenge(await formSecret(visit), subjectOf(provedor))
}

/** Opens a form for the one who solved the task: the token uploads and sends, for some hours. */
export async function beginForm(visit: Visit, { provedor, prova }: { provedor: string; prova: string }) {
  await limited(visit, asking)
  await providerOf(visit.db, provedor)
  const proof = await readProof(await formSecret(visit), subjectOf(provedor), prova)
  if (!proof || !(await useProof(visit.db, proof)))
    throw new AppError('invalid', text.proofRefused, { nome: 'prova' })
  const { token, expira_em } = await openSending(visit.db, 'patrocinio', FORM_HOURS)
  return { envio: token, expira_em }
}

const formExpired = () => new AppError('invalid', text.formExpired, { nome: 'prova' })

/** Refuses what says nothing of anybody: the token, the lead time, the city. Such a try is not counted. */
async function assertAcceptable(db: Database, id_empresa: number, input: SubmitRequestInput, day: string) {
  if (!(await findSending(db, input.envio))) throw formExpired()
  if (!keepsLeadTime(input.data_inicio, day)) throw refusals.invalid({ data_inicio: text.leadTime })
  await assertChoices(citiesOfProvider(db, id_empresa), [input.id_cidade], 'id_cidade')
}

/** Receives a form on `day` (YYYY-MM-DD): the request, its mail and the notice to the team, all or nothing. */
export async function submitForm(visit: Writing, input: SubmitRequestInput, day: string) {
  const { provedor, envio, aceite_lgpd: _accepted, aviso_versao, apelido: _trap, ...fields } = input
  const provider = await providerOf(visit.db, provedor)
  const hash = hashToken(envio)
  const before = await sentBy(visit.db, hash)
  if (before) return { protocolo: before.protocolo, provedor }
  await assertAcceptable(visit.db, provider.id, input, day)
  await limited(visit, sending)
  await countGuests(visit.deps, 'formularios', auth.tooManyRequests, 'patrocinio')
  await countGuests(visit.deps, 'emails', auth.tooManyRequests)
  const mailed = await countGuestMail(visit.deps, fields.email)
  return visit.write(async (db) => {
    const guest = await holdSending(db, envio, 'patrocinio')
    if (!guest) throw formExpired()
    const twice = await sentBy(db, hash)
    if (twice) return { protocolo: twice.protocolo, provedor }
    await assertNewestNotice(db, 'patrocinio', aviso_versao)
    if (await owesAccount(db, fields.cpf_cnpj))
      throw refusals.field('cpf_cnpj', text.pendingAccount, 'conflict')
    const protocolo = await nextProtocol(db, yearOf(day))
    const row = { ...fields, protocolo, id_empresa: provider.id, envio: hash }
    const { id } = await insertRequest(db, row)
    const { id_arquivo_proposta: proposal } = fields
    if (proposal) await attachUpload(db, guest, proposal, 'patrocinio_solicitacao', id, 'documentos')
    const to = { email: fields.email, protocolo, provedor: provider.nome }
    if (mailed) await notifyReceived(db, visit.deps.mailer, to, visit.deps.publicUrl)
    await notifyManagers(db, null, provider.id, {
      msg: sponsorshipNotice.received(protocolo, fields.evento),
      rota: `/marketing/sponsorship/solicitations/details?id=${id}`,
      sobre: `patrocinio_solicitacao:${id}`,
    })
    return { protocolo, provedor }
  })
}

/** What an applicant may know. Five tries an hour; an unknown protocol and a wrong document get the same answer. */
export async function viewProtocol(visit: Visit, { protocolo, documento }: ProtocolFields) {
  await limited(visit, looking)
  const row = await findByProtocol(visit.db, protocolo, documento)
  if (!row) throw new AppError('not_found', text.notFound)
  const { situacao, motivo, pendencia, prestacao, prazo, ...shown } = row
  const owes = owingStates.includes(situacao)
  return {
    ...shown,
    situacao: owes && prestacao === 'em_analise' ? accountInReview : publicStateLabels[situacao],
    retorno: motivo ?? (prestacao === 'pendencia' ? pendencia : null),
    prazo_prestacao: owes && prestacao !== 'em_analise' ? prazo : null,
  }
}
