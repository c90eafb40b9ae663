/**
 * E-mail: codes are sent at once, everything else is queued in the caller's transaction. Without SMTP_URL, or with
 * OUTBOX=1, an outbox.
 */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import type { Env } from './env.ts'
import type { Job, Jobs } from './jobs.ts'

export interface Mail {
  destino: string
  assunto: string
  texto: string
}

/** The server did not accept a mail; `refused` when it rejected the address permanently. */
export class MailError extends Error {
  readonly refused: boolean

  constructor(cause: unknown, refused: boolean) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'MailError'
    this.refused = refused
  }
}

export interface Mailer {
  /** Whether mails stay on the outbox page. */
  local: boolean
  /** Sends now. Throws MailError. */
  deliver(db: Database, mail: Mail, messageId?: string): Promise<void>
  /** Stores the mail with the caller's other writes; a job sends it once they are committed. */
  queue(db: Database, mail: Mail): Promise<void>
  close(): void
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

export function createMailer(env: Env, jobs: Jobs): Mailer {
  const transport: Transporter | null =
    env.SMTP_URL && !env.OUTBOX
      ? createTransport({ url: env.SMTP_URL, pool: true, maxConnections: 3, ...TIMEOUTS })
      : null
  const local = env.OUTBOX || (transport === null && env.NODE_ENV !== 'production')

  const store = (db: Database, { destino, assunto, texto }: Mail, situacao: string) =>
    db
      .insertInto('mensagem_saida')
      .values({ canal: 'email', destino, assunto, texto, situacao })
      .returning('id')
      .executeTakeFirstOrThrow()

  return {
    local,
    async deliver(db, { destino, assunto, texto }, messageId) {
      if (local) return void (await store(db, { destino, assunto, texto }, 'local'))
      if (!transport) throw new MailError('SMTP_URL is not set', false)
      try {
        await transport.sendMail({
          from: env.MAIL_FROM,
          to: destino,
          subject: assunto,
          text: texto,
          messageId,
        })
      } catch (error) {
        throw new MailError(error, isRefusal(error))
      }
    },
    async queue(db, mail) {
      const { id } = await store(db, mail, local ? 'local' : 'na_fila')
      if (!local) await jobs.send(db, mailJob, { id })
    },
    close: () => transport?.close(),
  }
}

/** Wakes mails that were stored while no process had its workers running. */
export const strandedMailJob: Job = {
  name: 'correio-parado',
  cron: '*/10 * * * *',
  async run({ connection: { db }, jobs, mailer }) {
    if (mailer.local) return
    const stranded = await db
      .selectFrom('mensagem_saida')
      .select('id')
      .where('situacao', '=', 'na_fila')
      .where(sql<boolean>`created_at < now() - interval '10 minutes'`)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { id } of stranded) await jobs.send(db, mailJob, { id })
  },
}

/** Replaces the text of a sent mail: texts may contain first passwords, which must not stay. */
const SENT_TEXT = '(removido após o envio)'

/** Sends one stored mail. The id is part of the Message-ID, so that a repeated sending is recognised. */
export const mailJob: Job<{ id: number }> = {
  name: 'correio',
  awaited: true,
  retries: 6,
  async run({ connection: { db }, mailer, publicUrl }, { id }) {
    const mail = await db
      .selectFrom('mensagem_saida')
      .select(['destino', 'assunto', 'texto'])
      .where('id', '=', id)
      .where('situacao', 'in', ['na_fila', 'falhou'])
      .executeTakeFirst()
    if (!mail) return
    const row = db.updateTable('mensagem_saida').where('id', '=', id)
    try {
      const messageId = `<mensagem-${id}@${new URL(publicUrl).hostname}>`
      await mailer.deliver(db, { ...mail, assunto: mail.assunto ?? '' }, messageId)
    } catch (error) {
      const motivo = String(error instanceof Error ? error.message : error).slice(0, 500)
      await row.set((q) => ({ situacao: 'falhou', motivo, tentativas: q('tentativas', '+', 1) })).execute()
      if (error instanceof MailError && error.refused) return
      throw error
    }
    await row.set({ situacao: 'enviado', motivo: null, texto: SENT_TEXT, enviado_em: new Date() }).execute()
  },
}
