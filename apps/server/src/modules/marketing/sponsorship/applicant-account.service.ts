/** The account as the applicant sends it, by the link of a reminder. */
import { sponsorship as text, sponsorshipNotice } from '@intranet/contract/messages/sponsorship'
import type { SendAccountInput } from '@intranet/contract/marketing/sponsorship-form'
import type { Database } from '@intranet/db/connection'
import { AppError } from '../../../platform/errors.ts'
import { findSending, holdSending } from '../../../platform/guest-sending.ts'
import { holdRecord } from '../../../platform/records.ts'
import { accountBehind, type AccountBehind } from './account-link.queries.ts'
import { partsOfAccount, sendAccountRow } from './account.queries.ts'
import { putFiles, putPhotos } from './account-part.service.ts'
import { assertComplete } from './account.service.ts'
import { notifyManagers } from './notify-managers.ts'

/** A sponsorship that was cancelled asks for no account, whatever link is out there. */
const closes = ({ situacao_solicitacao }: AccountBehind) => situacao_solicitacao === 'cancelada'

const expired = () => new AppError('gone', text.linkExpired)

/** What the page of a link shows: the event and what was sent already, and nothing about the applicant. */
export async function viewApplicantAccount(db: Database, envio: string) {
  const guest = await findSending(db, envio)
  const account = guest && (await accountBehind(db, guest.envio))
  if (!account || closes(account)) throw expired()
  const { id, id_empresa: _provider, situacao_solicitacao: _state, ...read } = account
  const { realizado, publico_real, contrapartidas_cumpridas, resumo, pendencia, ...shown } = read
  const returned = shown.situacao === 'pendencia'
  return {
    ...shown,
    pendencia: returned ? pendencia : null,
    enviada: returned ? { realizado, publico_real, contrapartidas_cumpridas, resumo } : null,
    ...(await partsOfAccount(db, id)),
  }
}

/**
 * Stores the applicant's numbers, photos and papers and hands the account to the team. Sent a second time while it is
 * looked at, it is answered and nothing is stored.
 */
export async function sendApplicantAccount(db: Database, input: SendAccountInput) {
  const { envio, fotos, arquivos, ...fields } = input
  const guest = await holdSending(db, envio, 'prestacao')
  const seen = guest && (await accountBehind(db, guest.envio))
  if (!guest || !seen) throw expired()
  await holdRecord(db, 'patrocinio_pos_evento', seen.id)
  const account = (await accountBehind(db, guest.envio))!
  const { id, protocolo, evento, id_empresa } = account
  if (closes(account)) throw expired()
  if (account.situacao === 'aprovado') throw new AppError('conflict', text.accountClosed)
  if (account.situacao === 'em_analise') return { protocolo, situacao: account.situacao }
  await putPhotos(db, guest, id, fotos)
  await putFiles(db, guest, id, arquivos)
  await assertComplete(db, { id, ...fields })
  await sendAccountRow(db, id, fields)
  await notifyManagers(db, null, id_empresa, {
    msg: sponsorshipNotice.accountSent(protocolo, evento),
    rota: `/marketing/sponsorship/post-event/edit?id=${id}`,
    sobre: `patrocinio_pos_evento:${id}`,
  })
  return { protocolo, situacao: 'em_analise' as const }
}
