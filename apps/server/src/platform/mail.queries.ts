import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Mails that wait longer than a worker needs. */
export const strandedMails = (db: Database) =>
  db
    .selectFrom('mensagem_saida')
    .select('id')
    .where('situacao', '=', 'na_fila')
    .where(sql<boolean>`created_at < now() - interval '10 minutes'`)
    .orderBy('id')
    .limit(500)
    .execute()

/** A stored mail that was not sent yet. */
export const waitingMail = (db: Database, id: number) =>
  db
    .selectFrom('mensagem_saida')
    .select(['destino', 'assunto', 'texto', 'convite', 'responder_a', 'descadastro'])
    .where('id', '=', id)
    .where('situacao', 'in', ['na_fila', 'falhou'])
    .executeTakeFirst()

export const setMailFailed = (db: Database, id: number, motivo: string) =>
  db
    .updateTable('mensagem_saida')
    .where('id', '=', id)
    .set((q) => ({ situacao: 'falhou', motivo, tentativas: q('tentativas', '+', 1) }))
    .execute()

/** Replaces the text of a sent mail: texts may contain first passwords, which must not stay. */
const SENT_TEXT = '(removido após o envio)'

export const setMailSent = (db: Database, id: number) =>
  db
    .updateTable('mensagem_saida')
    .where('id', '=', id)
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
