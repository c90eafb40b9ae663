import type { Database } from '@intranet/db/connection'
import { listMonths, moveMonth, restoreMonth } from '@intranet/db/months'
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
      execute (select format('insert into public.${tabela} (%1$s) select %1$s from meses.${tabela}_velha', string_agg(attname, ', '))
        from pg_attribute where attrelid = 'public.${tabela}'::regclass and attnum > 0 and not attisdropped and attgenerated = '');
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

/** What a test sees of months: counts, names of a table's months, a reading of then and the part that it is in. */
export const lookAtMonths = (db: Database, pool: Pool) => ({
  async count(from: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db)
    return rows[0]!.n
  },
  async names(tabela: string): Promise<string[]> {
    const client = await pool.connect()
    const all = await listMonths(client).finally(() => client.release())
    return all.filter((one) => one.tabela === tabela).map(({ mes }) => mes)
  },
  async read(id_titular: number, monthsAgo: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into acesso_dado_pessoal (id_titular, campos, data)
      values (${id_titular}, '{cpf}', now() - make_interval(months => ${monthsAgo})) returning id`.execute(db)
    return rows[0]!.id
  },
  async partOf(id: number): Promise<string | undefined> {
    const { rows } = await sql<{ parte: string }>`
      select tableoid::regclass::text as parte from acesso_dado_pessoal where id = ${id}`.execute(db)
    return rows[0]?.parte
  },
})

export const tablesWithMonths = [
  'acesso_dado_pessoal',
  'campanha_envio',
  'log_historico',
  'seguranca_evento',
] as const
