/**
 * Applications of guests. Whether an address or a CPF is known is said to nobody: the answer is the same, and the rest
 * comes by e-mail. See docs/careers.md#guests.
 */
import { CONFIRM_DAYS } from '@intranet/contract/careers/career-options'
import type { GuestApplicationInput } from '@intranet/contract/careers/applications'
import { application as text, applicationMail as mail } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import { assertNewestNotice } from '../../access/privacy-notices/privacy-notice.service.ts'
import type { Deps } from '../../../platform/deps.ts'
import { countGuestMail, countGuests } from '../../../platform/guest-totals.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { assertChoices } from '../../../platform/records.ts'
import { newToken } from '../../../platform/token.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { findAccount, type Account } from '../../access/auth/auth.queries.ts'
import type { Write } from '../../../platform/transaction.ts'
import { activeCities } from '../../company/cities/city.queries.ts'
import { assertAnswers } from '../vacancy-questions/answer.service.ts'
import { firstName } from '../career-templates/candidate-mail.service.ts'
import { sourceOfApplication } from '../vacancies/source.queries.ts'
import { hasApplied } from '../vacancies/vacancy.queries.ts'
import type { Offer } from './application.queries.ts'
import { assertAge, openOffer } from './application.service.ts'
import { keepPending, ownerOfCpf } from './pending.queries.ts'

/** A school may share an address. */
const perAddress = { name: 'candidatura_endereco', points: 60, seconds: 3600 }

interface Visit {
  deps: Deps
  db: Database
  address: string
}

const info = ({ publicUrl }: Pick<Deps, 'publicUrl'>, secret = '') => `${publicUrl}/applicants/info${secret}`

/** Keeps it until its link is opened, and mails the link. */
async function askToConfirm(
  db: Database,
  deps: Deps,
  input: GuestApplicationInput,
  offer: Offer | null,
): Promise<void> {
  const chave = newToken()
  const source = offer && (await sourceOfApplication(db, offer.id, input.fonte))
  const { nome, cpf, email, telefone, id_cidade, data_nascimento, id_arquivo = null } = input
  const { id } = await keepPending(
    db,
    {
      nome,
      cpf,
      email,
      telefone,
      id_cidade,
      data_nascimento,
      id_arquivo,
      id_vaga: offer?.id ?? null,
      tem_familiar: input.tem_familiar,
      familiares: input.tem_familiar ? input.familiares : [],
      compartilhar_banco: input.compartilhar_banco || offer === null,
      aceite_lgpd_em: new Date(),
      id_fonte: source?.id ?? null,
      respostas: offer ? JSON.stringify(input.respostas) : '{}',
    },
    chave,
  )
  if (id_arquivo) await attachUpload(db, 'guest', id_arquivo, 'candidatura_pendente', id)
  const what = offer ? `sua candidatura para ${offer.titulo_vaga} na ${offer.empresa}` : 'seu currículo'
  await deps.mailer.queue(db, {
    destino: email,
    assunto: offer ? mail.confirmSubject(offer.titulo_vaga) : mail.confirmCvSubject,
    texto: mail.confirm(what, info(deps, `#chave=${chave}`), CONFIRM_DAYS),
  })
}

/** Writes to whom the CPF belongs, if that is another address of somebody who can sign in; true when it did. */
async function warnedOwner(
  db: Database,
  deps: Deps,
  { cpf, email }: GuestApplicationInput,
): Promise<boolean> {
  const owner = await ownerOfCpf(db, cpf)
  if (!owner?.ativo || owner.email === email) return false
  await deps.mailer.queue(db, {
    destino: owner.email,
    assunto: mail.otherEmailSubject,
    texto: mail.otherEmail(firstName(owner.nome ?? ''), `${deps.publicUrl}/home/login/enter`),
  })
  return true
}

/** Writes to an address whose account is inactive what its owner can do; true when it did. */
async function mailAccountOff(db: Database, deps: Deps, account: Account | undefined) {
  if (!account || account.ativo) return false
  await deps.mailer.queue(db, {
    destino: account.email,
    assunto: mail.accountOffSubject,
    texto: mail.accountOff(firstName(account.nome ?? ''), `${deps.publicUrl}/careers/list`),
  })
  return true
}

/** Writes that they applied already; true when they did. */
async function remindedOfApplication(
  db: Database,
  deps: Deps,
  account: Account | undefined,
  offer: Offer | null,
) {
  if (!offer || !account || !(await hasApplied(db, offer.id, account.id))) return false
  await deps.mailer.queue(db, {
    destino: account.email,
    assunto: mail.againSubject(offer.titulo_vaga),
    texto: mail.again(firstName(account.nome ?? ''), info(deps)),
  })
  return true
}

/** Whether the typed address, and the one of the CPF's owner, get another mail. Beyond it the answer is the same. */
async function mayBeMailed(deps: Deps, db: Database, { cpf, email }: GuestApplicationInput) {
  const owner = await ownerOfCpf(db, cpf)
  const typed = await countGuestMail(deps, email)
  if (!owner?.ativo || owner.email === email) return typed
  return (await countGuestMail(deps, owner.email)) && typed
}

/** Accepts a guest's application, or a CV alone. Answers the same for known and unknown people. */
export async function receiveGuest(visit: Visit, write: Write, input: GuestApplicationInput) {
  const { deps, db, address } = visit
  await assertWithin(deps.limits, perAddress, address, text.tooMany)
  await assertNewestNotice(db, 'candidatura', input.aviso_versao)
  const offer = input.id_vaga === undefined ? null : await openOffer(db, input.id_vaga, false)
  assertAge(input.data_nascimento, offer)
  await assertChoices(activeCities(db), [input.id_cidade], 'id_cidade')
  if (offer) await assertAnswers(db, offer.id, input.respostas)
  const answer = { mensagem: text.received }
  await countGuests(deps, 'formularios', text.tooMany, 'candidatura')
  if (!(await mayBeMailed(deps, db, input))) return answer
  await countGuests(deps, 'emails', text.tooMany)
  return write(async (transaction) => {
    if (await warnedOwner(transaction, deps, input)) return answer
    const account = await findAccount(transaction, input.email)
    if (await mailAccountOff(transaction, deps, account)) return answer
    if (await remindedOfApplication(transaction, deps, account, offer)) return answer
    await askToConfirm(transaction, deps, input, offer)
    return answer
  })
}
