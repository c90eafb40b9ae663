import type { Connection } from '@intranet/db/connection'

/** A bare queue on the same table: leases of 500, hand-overs of 20, each in one commit with the last one's outcome. */
export async function drainBare({ pool }: Connection): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ id: number }>(`
      update campanha_envio set situacao = 'reservado', reservado_ate = now() + interval '2 minutes' where id in (
        select id from campanha_envio where situacao = 'na_fila' and canal = 'sms' and envia_em <= now()
        order by envia_em, id_execucao, id limit 500 for update skip locked) returning id`)
    if (!rows.length) return
    let done: number[] = []
    for (let from = 0; from < rows.length; from += 20) {
      const next = rows.slice(from, from + 20).map(({ id }) => id)
      await pool.query(
        `with feito as (update campanha_envio set situacao = 'enviado', enviado_em = now() where id = any($1))
         update campanha_envio set situacao = 'enviando' where id = any($2)`,
        [done, next],
      )
      done = next
    }
    await pool.query(
      `update campanha_envio set situacao = 'enviado', enviado_em = now() where id = any($1)`,
      [done],
    )
  }
}
