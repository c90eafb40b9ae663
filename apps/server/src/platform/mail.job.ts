/** Stored mails on their way: one run sends one, and every ten minutes those that nobody woke are woken. */
import type { Job } from './job.ts'
import { setMailFailed, setMailSent, strandedMails, waitingMail } from './mail.queries.ts'
import { MAIL_TABLE, MailError, mailQueue } from './mailer.ts'

/** Wakes mails that were stored while no process had its workers running. */
export const strandedMailJob: Job = {
  name: 'correio-parado',
  cron: '*/10 * * * *',
  async run({ connection: { db }, jobs, mailer }) {
    if (mailer.local) return
    for (const { id } of await strandedMails(db)) await jobs.send(db, mailQueue, { id })
  },
}

/** Sends one stored mail. The id is part of the Message-ID, so that a repeated sending is recognised. */
export const mailJob: Job<{ id: number }> = {
  ...mailQueue,
  awaited: true,
  together: 10,
  // At most two days, once an hour from the ninth attempt on: the mail server may be off for a night, or its quota used up.
  retries: 54,
  async run({ connection: { db }, mailer, publicUrl, sealed }, { id }) {
    const mail = await waitingMail(db, id)
    if (!mail) return
    try {
      const messageId = `<mensagem-${id}@${new URL(publicUrl).hostname}>`
      // Mails of an earlier version wait in clear.
      const texto = mail.texto.startsWith('s1.') ? sealed.open(MAIL_TABLE, mail.texto) : mail.texto
      await mailer.deliver(db, { ...mail, texto, assunto: mail.assunto ?? '' }, messageId)
    } catch (error) {
      const motivo = String(error instanceof Error ? error.message : error).slice(0, 500)
      await setMailFailed(db, id, motivo)
      if (error instanceof MailError && error.refused) return
      throw error
    }
    await setMailSent(db, id)
  },
}
