/** What candidate and guardian do by the link of an offer, without signing in. See docs/hiring.md#offers. */
import { OFFER_CODE_MINUTES, signerLabels, type Signer } from '@intranet/contract/careers/offer-options'
import type { AcceptOfferInput, RefuseOfferInput } from '@intranet/contract/careers/offers'
import { normalizeText } from '@intranet/contract/formats'
import { hiring as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import { createHash } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { hashPassword, verifyPassword } from '../../../platform/hashing.ts'
import { assertWithin } from '../../../platform/limits.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { hashToken, newCode } from '../../../platform/token.ts'
import type { Write } from '../../../platform/transaction.ts'
import { notifyOfApplication, othersOrBank } from '../notify-of-application.ts'
import { firstName } from '../career-templates/candidate-mail.service.ts'
import { countVisit, type LinkVisit } from '../link-visit.ts'
import { hirersAmong } from '../vacancies/vacancy-place.queries.ts'
import { acceptancesOf, endOffer } from './offer.queries.ts'
import { mailSigners } from './offer-mail.service.ts'
import { offerMoment } from './offer.service.ts'
import {
  findOfferByKey,
  holdOfferByKey,
  insertAcceptance,
  storeOfferCode,
  takeOfferCode,
  tryOfferCode,
  type LinkedOffer,
} from './public-offer.queries.ts'

type Visit = LinkVisit & { deps: Pick<Deps, 'parameters'> }

const perOffer = { name: 'proposta_codigo', points: 5, seconds: 3600 }

async function linked(db: Database, chave: string): Promise<LinkedOffer> {
  const row = await findOfferByKey(db, hashToken(chave))
  if (!row) throw new AppError('not_found', text.offerEnded)
  return row
}

/** Whose acceptance an offer needs. */
const needed = ({ responsavel_nome }: LinkedOffer): Signer[] =>
  responsavel_nome === null ? ['candidato'] : ['candidato', 'responsavel']

const missing = (row: LinkedOffer): Signer[] =>
  needed(row).filter((papel) => row.aceites.every((one) => one.papel !== papel))

/** Open to the link's owner: nobody answered for them, it did not expire, the application waits for it. */
const isOpen = (row: LinkedOffer) =>
  row.situacao === 'enviada' && row.etapa === 'proposta' && missing(row).includes(row.papel)

const nameOf = ({ papel, responsavel_nome, nome, email }: LinkedOffer): string =>
  (papel === 'responsavel' ? responsavel_nome : nome) ?? email

async function shown(visit: Visit, row: LinkedOffer) {
  const { papel, titulo_vaga, empresa, texto, situacao, expira_em } = row
  return {
    papel,
    titulo_vaga,
    empresa,
    texto,
    situacao,
    expira_em,
    primeiro_nome: firstName(nameOf(row)),
    declaracao: await visit.deps.parameters.read(
      papel === 'candidato' ? 'proposta_aceite_texto' : 'proposta_responsavel_texto',
    ),
    aceites: acceptancesOf(row),
    falta: missing(row),
    aberta: isOpen(row),
  }
}

export async function viewOffer(visit: Visit, chave: string) {
  await countVisit(visit)
  return shown(visit, await linked(visit.db, chave))
}

/** Mails a code of six digits to the link's owner; a new one replaces the one before. */
export async function sendOfferCode(visit: Visit, write: Write, chave: string) {
  await countVisit(visit)
  const row = await linked(visit.db, chave)
  if (!isOpen(row)) throw new AppError('gone', text.offerEnded)
  await assertWithin(visit.deps.limits, perOffer, `${row.id}:${row.papel}`, text.offerCodes)
  const code = newCode()
  const hash = await hashPassword(code)
  return write(async (db) => {
    await storeOfferCode(db, {
      id_proposta: row.id,
      papel: row.papel,
      hash,
      expira_em: new Date(Date.now() + OFFER_CODE_MINUTES * 60_000),
    })
    await visit.deps.mailer.queue(db, {
      destino: row.papel === 'responsavel' ? row.responsavel_email! : row.email,
      assunto: text.offerCodeSubject,
      texto: text.offerCodeMail(code, OFFER_CODE_MINUTES),
    })
    return { mensagem: text.offerCodeSent }
  })
}

const plain = (name: string) => normalizeText(name).replace(/\s+/g, ' ').trim()

/** The try is counted outside the transaction: a refusal does not give it back. */
async function checkCode(db: Database, row: LinkedOffer, typed: string): Promise<string> {
  const stored = await tryOfferCode(db, row.id, row.papel)
  if (!stored) throw refusals.field('codigo', text.offerCodeEnded)
  if (!(await verifyPassword(stored.hash, typed))) throw refusals.field('codigo', text.offerCodeWrong)
  return stored.hash
}

/** Accepts with the typed name and the mailed code; of two at the same moment one is kept. */
export async function acceptOffer(visit: Visit, write: Write, { chave, nome, codigo }: AcceptOfferInput) {
  await countVisit(visit)
  const row = await linked(visit.db, chave)
  if (!isOpen(row)) throw new AppError('gone', text.offerEnded)
  if (plain(nome) !== plain(nameOf(row))) throw refusals.field('nome', text.offerName(nameOf(row)))
  const codeHash = await checkCode(visit.db, row, codigo)
  return write((db) => keepAcceptance(db, visit, { chave, nome, codeHash }))
}

async function keepAcceptance(
  db: Database,
  visit: Visit,
  { chave, nome, codeHash }: { chave: string; nome: string; codeHash: string },
) {
  const row = await holdOfferByKey(db, hashToken(chave))
  if (!row || !isOpen(row)) throw new AppError('gone', text.offerEnded)
  if (!(await takeOfferCode(db, row.id, row.papel, codeHash)))
    throw refusals.field('codigo', text.offerCodeEnded)
  const momento = new Date()
  const signed = JSON.stringify([row.texto, row.id, row.papel, nome, momento.toISOString()])
  const hash = createHash('sha256').update(signed).digest('hex')
  await insertAcceptance(db, { id_proposta: row.id, papel: row.papel, nome, momento, hash })
  const after = await linked(db, chave)
  if (missing(after).length) return shown(visit, after)
  if (!(await endOffer(db, row.id, 'aceita'))) throw new AppError('gone', text.offerEnded)
  await mailCopies(db, visit, after)
  await notifyRecruiters(db, row, text.offerAcceptedNotice)
  return shown(visit, await linked(db, chave))
}

/** Who accepted gets the letter with the acceptances. */
async function mailCopies(db: Database, visit: Visit, row: LinkedOffer): Promise<void> {
  const acceptances = acceptancesOf(row)
    .map(
      ({ papel, nome, momento, hash }) =>
        `${signerLabels[papel]}: ${nome}, em ${offerMoment(momento)}\nSHA-256: ${hash}`,
    )
    .join('\n\n')
  await mailSigners(db, visit.deps, row, {
    assunto: text.offerCopySubject(row.titulo_vaga),
    texto: text.offerCopy(row.texto, acceptances),
  })
}

async function notifyRecruiters(
  db: Database,
  row: LinkedOffer,
  say: (name: string, vacancy: string) => string,
): Promise<void> {
  const author = await hirersAmong(db, [row.id_usuario], row.id_empresa)
  const hr = await holdersOf(db, 'rh:gestor', row.id_empresa)
  const application = { id: row.id_candidatura, id_usuario: row.id_candidato }
  const people = await othersOrBank(db, [...author, ...hr], { ...application, id_empresa: row.id_empresa })
  await notifyOfApplication(db, application, people, say(row.nome ?? row.email, row.titulo_vaga))
}

/** Refuses an offer; the application goes on until somebody moves it. */
export async function refuseOffer(visit: Visit, write: Write, { chave, motivo }: RefuseOfferInput) {
  await countVisit(visit)
  return write(async (db) => {
    const row = await holdOfferByKey(db, hashToken(chave))
    if (!row) throw new AppError('not_found', text.offerEnded)
    const said = motivo && motivo.length > 1 ? motivo : null
    if (!isOpen(row) || !(await endOffer(db, row.id, 'recusada', { motivo: said })))
      throw new AppError('gone', text.offerEnded)
    await notifyRecruiters(db, row, text.offerRefusedNotice)
    return shown(visit, await linked(db, chave))
  })
}
