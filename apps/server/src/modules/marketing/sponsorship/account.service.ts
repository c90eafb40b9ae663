/** The account of a sponsored event: written until it is approved, which ends the sponsorship. */
import { sponsorship as text, sponsorshipNotice } from '@intranet/contract/messages/sponsorship'
import type {
  AccountFields,
  StepAccountInput,
  UpdateAccountInput,
} from '@intranet/contract/marketing/sponsorship-post-event-schemas'
import {
  ACCOUNT_LINK_DAYS,
  DELINQUENT_DAYS,
  movableStates,
  owingStates,
} from '@intranet/contract/marketing/sponsorship-words'
import { dayFromNow, daysLater, todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertNewest, found, holdRecord, holdRecords } from '../../../platform/records.ts'
import {
  beginAccounts,
  filesOfAccount,
  findAccount,
  getAccount,
  insertAccount,
  partsOfAccount,
  removeAccount,
  takeAccountStep,
  updateAccount,
} from './account.queries.ts'
import { askForAccount } from './applicant-mail.ts'
import { openAccountLink } from './account-link.queries.ts'
import { noteReturn, requestState, takeStep } from './request.queries.ts'
import type { Doing } from './doing.ts'
import { reasonFor } from './request-step.service.ts'
import { managesSponsorship } from './sponsorship-scope.ts'
import { notifyManagers } from './notify-managers.ts'

export async function readAccount(db: Database, actor: Actor, id: number) {
  const account = found(await getAccount(db, actor, id))
  return { ...account, arquivos: await filesOfAccount(db, id) }
}

/** Begins accounts of approved requests. */
export async function createAccounts(db: Database, actor: Actor, objects: AccountFields[]) {
  await holdRecords(
    db,
    'patrocinio_solicitacao',
    objects.map(({ id_solicitacao }) => id_solicitacao),
  )
  const made: { id: number }[] = []
  for (const fields of objects) {
    const situacao = found(await requestState(db, actor, fields.id_solicitacao))
    if (!movableStates.some((state) => state === situacao)) throw new AppError('conflict', text.noAccountYet)
    made.push(await insertAccount(db, actor, fields))
  }
  return made
}

/** The account while nobody else writes it; an approved one, and that of a cancelled request, is closed. */
export async function holdOpenAccount(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'patrocinio_pos_evento', id)
  const account = found(await findAccount(db, actor, id))
  if (account.situacao === 'aprovado') throw new AppError('conflict', text.accountClosed)
  if (account.situacao_solicitacao === 'cancelada') throw new AppError('conflict', text.cancelled)
  return account
}
type Account = Awaited<ReturnType<typeof holdOpenAccount>>

export async function changeAccount(db: Database, actor: Actor, input: UpdateAccountInput) {
  await holdOpenAccount(db, actor, input.id)
  return updateAccount(db, actor, input)
}

/** After the event the account begins again at once: without one its applicant could not send it, and would be late. */
export async function dropAccount(db: Database, actor: Actor, id: number): Promise<void> {
  const { id_solicitacao } = await holdOpenAccount(db, actor, id)
  await removeAccount(db, actor, id)
  await beginAccounts(db, id_solicitacao)
}

/** Sends a link to an applicant whose earlier ones are lost or over. */
export async function sendAccountLink({ db, actor, deps }: Doing, id: number) {
  const account = await holdOpenAccount(db, actor, id)
  const { id_solicitacao, situacao, situacao_solicitacao, email, prazo } = account
  if (situacao === 'em_analise' || !owingStates.includes(situacao_solicitacao))
    throw new AppError('conflict', text.noLinkNow)
  if (email === null) throw new AppError('conflict', text.noAddress)
  const link = await openAccountLink(db, deps.publicUrl, id_solicitacao)
  const day = todayInBrazil()
  const deadline = prazo < day ? daysLater(day, ACCOUNT_LINK_DAYS) : prazo
  await askForAccount(db, deps.mailer, account, { link, deadline })
  return { id, situacao }
}

/** An account is sent with its summary, and with proof of an event that took place. */
export async function assertComplete(
  db: Database,
  account: Pick<Account, 'id' | 'realizado' | 'resumo' | 'contrapartidas_cumpridas'>,
): Promise<void> {
  const { id, realizado, resumo, contrapartidas_cumpridas } = account
  if (!resumo || !contrapartidas_cumpridas) throw new AppError('invalid', text.accountIncomplete)
  const { fotos, arquivos } = await partsOfAccount(db, id)
  if (realizado && fotos + arquivos === 0) throw new AppError('invalid', text.accountNeedsProof)
}

async function approveAccount({ db, actor }: Doing, { id, id_solicitacao }: Account): Promise<void> {
  const step = { situacao: 'aprovado', id_justificativa: null, id_aprovador: actor.id } as const
  if (!(await takeAccountStep(db, id, ['em_analise'], step)))
    throw new AppError('conflict', text.accountNotSent)
  if (!(await takeStep(db, actor, id_solicitacao, movableStates, { situacao: 'concluida' })))
    throw new AppError('conflict', text.cancelled)
}

/** Sends an account back to the applicant with a reason and a new link. */
async function returnAccount(doing: Doing, account: Account, input: StepAccountInput): Promise<void> {
  const { db, deps } = doing
  const reason = await reasonFor(db, input.id_justificativa, ['pendencia'])
  const step = { situacao: 'pendencia', id_justificativa: reason.id } as const
  if (!(await takeAccountStep(db, account.id, ['em_analise'], step)))
    throw new AppError('conflict', text.accountNotSent)
  await noteReturn(db, account.id_solicitacao, input.texto)
  const link = await openAccountLink(db, deps.publicUrl, account.id_solicitacao)
  const fromNow = dayFromNow(DELINQUENT_DAYS)
  const deadline = account.prazo > fromNow ? account.prazo : fromNow
  await askForAccount(db, deps.mailer, account, { link, deadline, missing: reason.texto_publico })
}

/** Sends an account for approval, approves it, or sends it back. */
export async function stepAccount(doing: Doing, input: StepAccountInput) {
  const { db, actor } = doing
  const { id, situacao } = input
  const account = await holdOpenAccount(db, actor, id)
  if (situacao !== 'em_analise' && !managesSponsorship(actor)) throw refusals.forbidden()
  assertNewest(input, account)
  if (situacao === 'em_analise') {
    await assertComplete(db, account)
    const step = { situacao, enviado_em: new Date() }
    if (!(await takeAccountStep(db, id, ['pendente', 'pendencia'], step)))
      throw new AppError('conflict', text.badStep)
    await notifyManagers(db, actor, account.id_empresa, {
      msg: sponsorshipNotice.accountSent(account.protocolo, account.evento),
      rota: `/marketing/sponsorship/post-event/edit?id=${id}`,
      sobre: `patrocinio_pos_evento:${id}`,
    })
  } else if (account.situacao !== 'em_analise') throw new AppError('conflict', text.accountNotSent)
  else if (situacao === 'aprovado') await approveAccount(doing, account)
  else await returnAccount(doing, account, input)
  return { id, situacao }
}
