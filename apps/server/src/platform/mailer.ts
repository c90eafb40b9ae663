/**
 * E-mail: codes are sent at once, everything else is queued in the caller's transaction. Without SMTP_URL, or with
 * OUTBOX=1, an outbox.
 */
import type { Database } from '@intranet/db/connection'
import { createTransport, type Transporter } from 'nodemailer'
import type { Env } from './env.ts'
import { relayOf } from './mail-relay.ts'
import { optOutHeads } from './opt-out-link.ts'
import { tlsFailure } from './tls-failure.ts'
import type { Jobs, Queue } from './jobs.ts'
import type { Sealed } from './sealed.ts'

export interface Mail {
  destino: string
  assunto: string
  texto: string
  /** Where an answer goes, if not to the sender. */
  responder_a?: string | null
  /** An iCalendar invitation that comes with it (RFC 5546). */
  convite?: string | null
  /** The address that ends such mails, for the button of mail programs (RFC 8058). */
  descadastro?: string | null
}

/** The server did not accept a mail; `refused` when it rejected the address permanently. */
export class MailError extends Error {
  readonly refused: boolean
  /** What the server answered: the log has this, not its words, which repeat the address. */
  readonly responseCode: number | undefined

  constructor(cause: unknown, refused: boolean) {
    super(tlsFailure(cause) ?? (cause instanceof Error ? cause.message : String(cause)), { cause })
    this.name = 'MailError'
    this.refused = refused
    this.responseCode = (cause as { responseCode?: number }).responseCode
  }
}

export interface Mailer {
  /** Whether mails stay on the outbox page. */
  local: boolean
  /** Sends now. Throws MailError. */
  deliver(db: Database, mail: Mail, messageId?: string): Promise<void>
  /** Stores the mail with the caller's other writes; a job sends it once they are committed. */
  queue(db: Database, mail: Mail): Promise<void>
  /** Signs in to the mail server and sends nothing. Throws MailError. */
  check(): Promise<void>
  close(): void
}

/** What it takes to write to people: the addresses that mails lead to, and who they come from. */
export interface Post {
  mailer: Mailer
  publicUrl: string
  env: Env
}

const TIMEOUTS = {
  connectionTimeout: 4000,
  greetingTimeout: 4000,
  socketTimeout: 5000,
  dnsTimeout: 4000,
  maxRequeues: 1,
}

/** A five-hundred answer to the addresses; the same at other moments is about us, not about them. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return code === 'EENVELOPE' && responseCode >= 500
}

/** What an invitation asks of a calendar: programs read it from the part's head too. */
const methodOf = (calendar: string) => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'REQUEST'

/** Where stored mails wait, by their id; `mailJob` sends them. */
export const mailQueue: Queue<{ id: number }> = { name: 'correio' }

/** Texts that wait may contain a first password: they are sealed in the queue. */
export const MAIL_TABLE = 'mensagem_saida'

export function createMailer(env: Env, jobs: Jobs, sealed: Sealed): Mailer {
  const { SMTP_URL: url } = env
  const transport: Transporter | null =
    url && !env.OUTBOX
      ? createTransport({ ...relayOf(env, url), pool: true, maxConnections: 3, ...TIMEOUTS })
      : null
  const local = env.OUTBOX || (transport === null && env.NODE_ENV !== 'production')

  const store = (
    db: Database,
    { destino, assunto, texto, convite, responder_a, descadastro }: Mail,
    situacao: string,
  ) =>
    db
      .insertInto('mensagem_saida')
      .values({ canal: 'email', destino, assunto, texto, convite, responder_a, descadastro, situacao })
      .returning('id')
      .executeTakeFirstOrThrow()

  return {
    local,
    async deliver(db, mail, messageId) {
      if (local) return void (await store(db, mail, 'local'))
      if (!transport) throw new MailError('SMTP_URL is not set', false)
      try {
        await transport.sendMail({
          from: env.MAIL_FROM,
          to: mail.destino,
          ...(mail.responder_a && { replyTo: mail.responder_a }),
          subject: mail.assunto,
          text: mail.texto,
          ...(mail.convite && { icalEvent: { method: methodOf(mail.convite), content: mail.convite } }),
          ...(mail.descadastro && { headers: optOutHeads(mail.descadastro) }),
          messageId,
        })
      } catch (error) {
        throw new MailError(error, isRefusal(error))
      }
    },
    async queue(db, mail) {
      if (local) return void (await store(db, mail, 'local'))
      const texto = sealed.seal(MAIL_TABLE, mail.texto)
      const { id } = await store(db, { ...mail, texto }, 'na_fila')
      await jobs.send(db, mailQueue, { id })
    },
    async check() {
      if (!transport) throw new MailError('SMTP_URL is not set', false)
      try {
        await transport.verify()
      } catch (error) {
        throw new MailError(error, false)
      }
    },
    close: () => transport?.close(),
  }
}
