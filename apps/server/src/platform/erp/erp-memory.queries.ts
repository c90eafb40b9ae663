import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface KeptAnswer {
  chamada: string
  pergunta: string
  conteudo: string
  lida_em: Date
}

/** The answers kept about one customer, of a day at most; for a statement of one's own. */
export const keptRows = (empresa: number, cod_cliente: string) =>
  sql<KeptAnswer>`select chamada, pergunta, conteudo, lida_em from erp_resposta
    where id_empresa = ${empresa} and cod_cliente = ${cod_cliente} and lida_em > now() - interval '24 hours'`

export async function keptAnswers(db: Database, empresa: number, cod_cliente: string): Promise<KeptAnswer[]> {
  const { rows } = await keptRows(empresa, cod_cliente).execute(db)
  return rows
}

export type NewAnswer = Omit<KeptAnswer, 'lida_em'> & { id_empresa: number; cod_cliente: string }

/** Any number of answers in one statement; in one order, so that two screens do not wait for each other. */
export async function keepAnswers(db: Database, rows: readonly NewAnswer[]): Promise<void> {
  if (!rows.length) return
  await sql`insert into erp_resposta (id_empresa, cod_cliente, chamada, pergunta, conteudo)
    select x.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (id_empresa bigint, cod_cliente text, chamada text, pergunta text, conteudo text)
    order by x.chamada, x.pergunta
    on conflict (id_empresa, cod_cliente, chamada, pergunta)
    do update set conteudo = excluded.conteudo, lida_em = now()`.execute(db)
}

/** After an action what was kept of the customer is no longer fresh; it is still shown while the system is away. */
export const ageAnswers = (db: Database, empresa: number, cod_cliente: string) =>
  sql`update erp_resposta set lida_em = lida_em - interval '5 minutes'
    where id_empresa = ${empresa} and cod_cliente = ${cod_cliente} and lida_em > now() - interval '5 minutes'`.execute(
    db,
  )

export const forgetAnswers = (db: Database) =>
  sql`delete from erp_resposta where lida_em < now() - interval '24 hours'`.execute(db)
