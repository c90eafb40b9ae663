/** What a copy had still to send (docs/deploy.md#what-was-on-its-way). */
import type { Client } from 'pg'

/** Messages to customers and mails that were waiting; they may have left after the copy was made. */
export async function waitingSends(client: Client): Promise<number> {
  const { rows } = await client.query<{ linhas: number }>(
    `select ((select count(*) from campanha_envio where situacao in ('na_fila', 'reservado', 'enviando'))
      + (select count(*) from mensagem_saida where situacao = 'na_fila'))::int as linhas`,
  )
  return rows[0]!.linhas
}
