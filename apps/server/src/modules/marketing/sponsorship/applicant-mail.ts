/** What applicants read in their mail: never more of a decision than its public text. */
import { formatDate } from '@intranet/contract/formats'
import { sponsorship as text, sponsorshipMail as subject } from '@intranet/contract/messages/sponsorship'
import type { Database } from '@intranet/db/connection'
import type { Mailer } from '../../../platform/mailer.ts'

interface Addressed {
  email: string | null
  protocolo: string
  provedor: string
}

/** Without a word of the form: its address is confirmed by nobody (docs/platform.md#mails-to-guests). */
const greeting = ({ protocolo, provedor }: Addressed) =>
  `Olá!\n\nSobre a sua solicitação de patrocínio ${protocolo} à ${provedor}:\n\n`

/** Nothing is sent to an applicant who was forgotten. */
async function send(
  db: Database,
  mailer: Mailer,
  to: Addressed,
  assunto: string,
  body: string,
): Promise<void> {
  if (to.email === null) return
  await mailer.queue(db, { destino: to.email, assunto, texto: greeting(to) + body })
}

const statusPage = (publicUrl: string) => `${publicUrl}/patrocinios/protocolo`

export const notifyReceived = (db: Database, mailer: Mailer, to: Addressed, publicUrl: string) =>
  send(
    db,
    mailer,
    to,
    subject.received(to.protocolo),
    `Recebemos a sua solicitação. O protocolo é ${to.protocolo}. Você recebe um retorno em ${text.deadline}.\n` +
      `Acompanhe com o protocolo e o seu CPF ou CNPJ em ${statusPage(publicUrl)}`,
  )

export const notifyApproved = (db: Database, mailer: Mailer, to: Addressed) =>
  send(
    db,
    mailer,
    to,
    subject.approved(to.protocolo),
    `A sua solicitação foi aprovada. A equipe da ${to.provedor} entra em contato para combinar os próximos passos.\n` +
      'Depois do evento você recebe um link para prestar contas com fotos e documentos.',
  )

export const notifyRefused = (db: Database, mailer: Mailer, to: Addressed, texto_publico: string) =>
  send(db, mailer, to, subject.answered(to.protocolo), texto_publico)

/** The request for the account of an event, with its link; `missing` is what an earlier one lacked. */
export const askForAccount = (
  db: Database,
  mailer: Mailer,
  to: Addressed,
  { link, deadline, missing }: { link: string; deadline: string; missing?: string },
) =>
  send(
    db,
    mailer,
    to,
    subject.account(to.protocolo),
    (missing ? `${missing}\n\n` : '') +
      `Envie as fotos, os documentos e o resumo do evento até ${formatDate(deadline)} neste link:\n${link}\n` +
      'O link é pessoal: quem o tem pode enviar a prestação de contas.',
  )
