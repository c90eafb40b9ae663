/** Stored mails on their way: one run sends one, and every ten minutes those that nobody woke are woken. */
import { sql } from 'kysely'
import type { Job } from './job.ts'
import { MAIL_TABLE, MailError, mailQueue } from './mailer.ts'

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
    for (const { id } of stranded) await jobs.send(db, mailQueue, { id })
  },
}

/** Replaces the text of a sent mail: texts may contain first passwords, which must not stay. */
const SENT_TEXT = '(removido após o envio)'

/** Sends one stored mail. The id is part of the Message-ID, so that a repeated sending is recognised. */
export const mailJob: Job<{ id: number }> = {
  ...mailQueue,
  awaited: true,
  together: 10,
  retries: 6,
  async run({ connection: { db }, mailer, publicUrl, sealed }, { id }) {
    const mail = await db
      .selectFrom('mensagem_saida')
      .select(['destino', 'assunto', 'texto', 'convite', 'responder_a', 'descadastro'])
      .where('id', '=', id)
      .where('situacao', 'in', ['na_fila', 'falhou'])
      .executeTakeFirst()
    if (!mail) return
    const row = db.updateTable('mensagem_saida').where('id', '=', id)
    try {
      const messageId = `<mensagem-${id}@${new URL(publicUrl).hostname}>`
      // Mails of an earlier version wait in clear.
      const texto = mail.texto.startsWith('s1.') ? sealed.open(MAIL_TABLE, mail.texto) : mail.texto
      await mailer.deliver(db, { ...mail, texto, assunto: mail.assunto ?? '' }, messageId)
    } catch (error) {
      const motivo = String(error instanceof Error ? error.message : error).slice(0, 500)
      await row.set((q) => ({ situacao: 'falhou', motivo, tentativas: q('tentativas', '+', 1) })).execute()
      if (error instanceof MailError && error.refused) return
      throw error
    }
    await row
      .set({
        situacao: 'enviado',
        motivo: null,
        texto: SENT_TEXT,
        convite: null,
        responder_a: null,
        descadastro: null,
        enviado_em: new Date(),
      })
      .execute()
  },
}
