/** The PDF of a CV and what was read of it (curriculo_pdf). */
import type { PdfState } from '@intranet/contract/careers/career-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Names the person's PDF, which is to be read. The one before goes with its text. */
export async function namePdf(db: Database, id_usuario: number, id_arquivo: string | null): Promise<void> {
  await db.deleteFrom('curriculo_pdf').where('id_usuario', '=', id_usuario).execute()
  await db.updateTable('curriculo').set({ id_arquivo }).where('id_usuario', '=', id_usuario).execute()
  if (id_arquivo) await db.insertInto('curriculo_pdf').values({ id_usuario, id_arquivo }).execute()
}

/** Whether the scanner has judged the file: one in quarantine waits (docs/deploy.md#virus-scanner). */
const released = sql<boolean>`not exists (
  select from arquivo a where a.id = curriculo_pdf.id_arquivo and a.retido_em is not null)`

export const waitingPdf = (db: Database, id_usuario: number) =>
  db
    .selectFrom('curriculo_pdf')
    .where('id_usuario', '=', id_usuario)
    .where('situacao', '=', 'na_fila')
    .where(released)
    .select('id_arquivo')
    .executeTakeFirst()

/** Those that nobody woke for a while: their process ended, or none was there. */
export const strandedPdfs = (db: Database) =>
  db
    .selectFrom('curriculo_pdf')
    .where('situacao', '=', 'na_fila')
    .where('created_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .where(released)
    .select('id_usuario')
    .orderBy('created_at')
    .limit(200)
    .execute()

/** Counts up with each change of what the reader makes of a file. */
export const READER = 7

/** Some CVs that an earlier reader read. */
export const readEarlier = (db: Database, most: number) =>
  db
    .selectFrom('curriculo_pdf')
    .where('situacao', 'in', ['lido', 'sem_texto'])
    .where('leitura', '<', READER)
    .where(released)
    .select(['id_usuario', 'id_arquivo'])
    .orderBy('leitura')
    .orderBy('id_usuario')
    .limit(most)
    .execute()

/** Keeps what this reader made of it; `lido_em` stays, so that nobody is notified. Without a text the old one stays. */
export async function keepAgain(db: Database, id_arquivo: string, texto: string | null): Promise<void> {
  await sql`select set_config('app.releitura', 'on', true)`.execute(db)
  await db
    .updateTable('curriculo_pdf')
    .set({ leitura: READER, ...(texto !== null && { situacao: 'lido', texto }) })
    .where('id_arquivo', '=', id_arquivo)
    .where('situacao', 'in', ['lido', 'sem_texto'])
    .execute()
}

interface Read {
  situacao: PdfState
  texto: string | null
  paginas: number | null
  motivo: string | null
}

/** Keeps what was read, unless the person has sent another file meanwhile. */
export const keepText = (db: Database, id_arquivo: string, read: Read) =>
  db
    .updateTable('curriculo_pdf')
    .set({ ...read, leitura: READER, lido_em: sql`agora()` })
    .where('id_arquivo', '=', id_arquivo)
    .where('situacao', '=', 'na_fila')
    .execute()

export const pdfTextOf = (db: Database, id_usuario: number) =>
  db
    .selectFrom('curriculo_pdf')
    .where('id_usuario', '=', id_usuario)
    .select([sql<PdfState>`situacao`.as('situacao'), 'motivo', 'texto'])
    .executeTakeFirst()
