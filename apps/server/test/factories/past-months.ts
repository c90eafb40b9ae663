import type { Database } from '@intranet/db/connection'
import { moveMonth, restoreMonth } from '@intranet/db/months'
import { sql } from 'kysely'
import type { Pool } from 'pg'

/** The month so long ago, as the command takes it: `2026-11`. */
export async function monthAgo(db: Database, months: number): Promise<string> {
  const { rows } = await sql<{ mes: string }>`
    select to_char((now() at time zone 'America/Sao_Paulo') - make_interval(months => ${months}), 'YYYY-MM') as mes`.execute(
    db,
  )
  return rows[0]!.mes
}

/**
 * Gives a table a part for each of so many months before the present one, as if the house were so old. What it holds
 * comes into them.
 */
export async function makePastMonths(db: Database, tabela: string, months: number): Promise<void> {
  await sql
    .raw(
      `do $$
    declare
      mes date := date_trunc('month', now() at time zone 'America/Sao_Paulo')::date - interval '${months} months';
      chave record;
    begin
      select * into chave from mes_coluna('public.${tabela}');
      alter table public.${tabela} detach partition meses.${tabela}_antes;
      alter table meses.${tabela}_antes rename to ${tabela}_velha;
      perform mes_tabela('${tabela}', '${tabela}_antes');
      execute format('alter table public.${tabela} attach partition meses.${tabela}_antes for values from (minvalue) to (%L)',
        mes_limite(mes, chave.tipo));
      for n in 0..${months} loop
        perform mes_tabela('${tabela}', '${tabela}' || to_char(mes, '_YYYY_MM'));
        perform mes_liga('${tabela}', '${tabela}' || to_char(mes, '_YYYY_MM'),
          format('for values from (%L) to (%L)', mes_limite(mes, chave.tipo),
            mes_limite((mes + interval '1 month')::date, chave.tipo)), 'false');
        mes := mes + interval '1 month';
      end loop;
      insert into public.${tabela} select * from meses.${tabela}_velha;
      drop table meses.${tabela}_velha;
    end $$`,
    )
    .execute(db)
}

/** Moves and restores as the owner, on one connection. */
export const monthsBy = (pool: Pool) => {
  const by =
    (work: typeof moveMonth) =>
    async (tabela: string, mes: string): Promise<void> => {
      const client = await pool.connect()
      await work(client, tabela, mes).finally(() => client.release(true))
    }
  return { move: by(moveMonth), restore: by(restoreMonth) }
}
