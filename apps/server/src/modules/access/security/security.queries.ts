import { readingTables } from '@intranet/contract/access/reading-tables'
import { securityList, type ListSecurityInput } from '@intranet/contract/access/security'
import type { SecurityKind } from '@intranet/contract/access/security-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { readPage } from '../../../platform/list.ts'
import type { ChainedLine } from '../../../platform/security-chain.ts'
import { today } from '../../../platform/today.ts'

/** Lines of rights, readings and sessions name people by their number. */
const named = sql<string | null>`(select coalesce(p.nome, p.email) from rh_usuario p
  where p.id = substring(t.alvo from '[Pp]essoa ([0-9]{1,18})$')::bigint)`
const who = sql<string | null>`coalesce(u.nome, u.email)`
/** The view names a record that was read by its table: "Lead 320". */
const about = sql<string | null>`coalesce(
  ${JSON.stringify(readingTables)}::jsonb ->> split_part(t.alvo, ' ', 1) || ' ' || split_part(t.alvo, ' ', 2), t.alvo)`

/** The log's own lines, and what its view reads of the tables beside it. In the caller's transaction, whose sorts it avoids. */
export async function listSecurity(db: Database, request: ListSecurityInput) {
  // PostgreSQL plans a branch of the view for all of its rows, and would sort them for a page of twenty.
  await sql`set local enable_sort = off`.execute(db)
  return readPage(
    db
      .selectFrom('seguranca as t')
      .leftJoin('rh_usuario as u', 'u.id', 't.id_usuario')
      .select([
        sql<number>`t.id`.as('id'),
        sql<Date>`t.data`.as('data'),
        sql<SecurityKind>`t.tipo`.as('tipo'),
        't.id_usuario',
        who.as('quem'),
        about.as('alvo'),
        named.as('pessoa'),
        't.detalhe',
        't.endereco',
        't.pedido',
      ]),
    request,
    {
      definition: securityList,
      alias: 't',
      months: 'data',
      refs: { quem: who, alvo: about },
      search: sql`normaliza(concat_ws(' ', u.nome, ${about}))`,
    },
  )
}

/** Days that ended and have no head yet: all since the last one, or yesterday at the first time. */
export async function daysToClose(db: Database): Promise<string[]> {
  const { rows } = await sql<{ dia: string }>`
    with hoje as (select ${today} as dia)
    select d::date::text as dia from hoje,
      generate_series(
        coalesce((select max(s.dia) + 1 from seguranca_dia s), (select min(e.dia) from seguranca_evento e), hoje.dia - 1),
        hoje.dia - 1, interval '1 day') d
    order by d limit 400`.execute(db)
  return rows.map(({ dia }) => dia)
}

export interface Chain {
  ultima: string
  linhas: number
}

const lineColumns = sql.raw(
  'id, servidor, dia, ordem, tipo, data, id_usuario, endereco, pedido, alvo, detalhe, hash',
)
/** The log's own lines, with those of months that were moved aside. */
const allLines = sql`(select ${lineColumns} from seguranca_evento
  union all select ${lineColumns} from meses_guardados.seguranca_evento)`

/** The last hash and the count of each server's chain of a day. */
export async function chainsOf(db: Database, dia: string): Promise<Record<string, Chain>> {
  const { rows } = await sql<{ servidor: string; ultima: string; linhas: number }>`
    select servidor::text, (array_agg(hash order by ordem desc))[1] as ultima, count(*)::int as linhas
    from ${allLines} l where dia = ${dia}::date group by servidor order by servidor limit 10000`.execute(db)
  return Object.fromEntries(rows.map(({ servidor, ...chain }) => [servidor, chain]))
}

/** Count and hash of who, what, when and id of a day's rows beside the log, by table: what nothing changes later. */
export async function viewedOf(db: Database, dia: string): Promise<Record<string, Chain>> {
  const { rows } = await sql<{ tabela: string; ultima: string; linhas: number }>`
    with limites as (
      select ${dia}::timestamp at time zone 'America/Sao_Paulo' as de,
        (${dia}::date + 1)::timestamp at time zone 'America/Sao_Paulo' as ate
    ), linhas as (
      select t.id, t.id % 4 as parte, concat_ws(' ', t.id, t.tipo, t.id_usuario, t.data) as linha
      from (select id, tipo, id_usuario, data from seguranca
        union all select id, tipo, id_usuario, data from seguranca_guardada) t, limites
      where t.id % 4 > 0 and t.data >= limites.de and t.data < limites.ate
    )
    select case parte when 1 then 'leituras' when 2 then 'exportacoes' else 'historico' end as tabela,
      encode(sha256(convert_to(string_agg(linha, chr(10) order by id), 'UTF8')), 'hex') as ultima,
      count(*)::int as linhas
    from linhas group by parte order by parte`.execute(db)
  return Object.fromEntries(rows.map(({ tabela, ...chain }) => [tabela, chain]))
}

export interface ClosedDay {
  dia: string
  linhas: number
  correntes: Record<string, Chain>
  vistas: Record<string, Chain>
  hash: string
}

/** The heads of days, the oldest first. */
export async function listDays(db: Database): Promise<ClosedDay[]> {
  const { rows } = await sql<ClosedDay>`
    select dia::text, linhas, correntes, vistas, hash from seguranca_dia
    order by seguranca_dia.dia limit 4000`.execute(db)
  return rows
}

export const insertDay = ({ dia, linhas, correntes, vistas, hash }: ClosedDay, db: Database) =>
  sql`insert into seguranca_dia (dia, linhas, correntes, vistas, hash)
    values (${dia}::date, ${linhas}, ${JSON.stringify(correntes)}::jsonb, ${JSON.stringify(vistas)}::jsonb, ${hash})
    on conflict do nothing`.execute(db)

/** Ends whole days older than some months; the database refuses those younger than six. In the caller's transaction. */
export const endOldDays = (db: Database, months: number) =>
  sql`select seguranca_encerra(${months}::int)`.execute(db)

/** Lines from one place of the log on, in the order of their chains. */
export async function linesOfDay(db: Database, dia: string, servidor: string) {
  const { rows } = await sql<ChainedLine & { id: number }>`
    select id, servidor::text, dia::text, ordem, tipo, data, id_usuario, endereco, pedido, alvo, detalhe, hash
    from ${allLines} l where dia = ${dia}::date and servidor = ${servidor}::uuid
    order by ordem limit 2000000`.execute(db)
  return rows
}

export async function daysOfLines(db: Database): Promise<string[]> {
  const { rows } = await sql<{ dia: string }>`
    select distinct dia::text from ${allLines} l order by dia limit 4000`.execute(db)
  return rows.map(({ dia }) => dia)
}
