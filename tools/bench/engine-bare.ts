import type { Connection } from '@intranet/db/connection'

const LANES = 8
type Send = (message: { id: number; destino: string }) => Promise<unknown>

/**
 * A bare SKIP LOCKED loop on the same table and its index: leases of 500, hand-overs of 20, each in one commit with the
 * last one's outcome. It asks nothing about whom it writes to, writes no text, and its leases last for ever.
 */
export async function drainBare({ pool }: Connection, worker: number, send: Send): Promise<void> {
  for (let lane = worker * 2, empty = 0; empty < LANES; lane += 1) {
    const { rows } = await pool.query<{ id: number; destino: string }>(
      `update campanha_envio set situacao = 'reservado' where id in (
        select id from campanha_envio where na_fila and canal = 'sms' and id_pessoa % 8 = ${lane % LANES} and envia_em <= now()
        order by envia_em, id_execucao, id limit 500 for update skip locked) returning id, destino`,
    )
    empty = rows.length ? 0 : empty + 1
    let done: number[] = []
    for (let from = 0; from < rows.length; from += 20) {
      const messages = rows.slice(from, from + 20)
      const next = messages.map(({ id }) => id)
      await pool.query(
        `with feito as (update campanha_envio set situacao = 'enviado', enviado_em = now() where id = any($1))
         update campanha_envio set situacao = 'enviando' where id = any($2)`,
        [done, next],
      )
      await Promise.all(messages.map(send))
      done = next
    }
    if (done.length)
      await pool.query(
        `update campanha_envio set situacao = 'enviado', enviado_em = now() where id = any($1)`,
        [done],
      )
  }
}
