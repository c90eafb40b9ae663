/** Lines that wait between the preview of an import and somebody's yes. */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { openCopy, type LineSink } from './copy-lines.queries.ts'
import { LOCKS } from '../../../platform/locks.ts'

/**
 * One lock for each import: the transaction that works on it has it, and it ends with the connection. Two ways to take
 * it.
 */
const LOCK = LOCKS.leadImport
export const takeLock = `select pg_try_advisory_xact_lock(${LOCK}, $1::int) as locked`
/** Whether anybody has it, without taking it. */
export const isLocked = `exists (select from pg_locks where locktype = 'advisory' and classid = ${LOCK}
  and objid = $1::oid and granted and database = (select oid from pg_database where datname = current_database()))`

export async function holdImport(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK)}, ${id}::int) as locked`.execute(db)
  return rows[0]?.locked ?? false
}

/** Waits for the one who works on it: for what must not happen beside that. */
export const awaitImport = (db: Database, id: number) =>
  sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, ${id}::int)`.execute(db)

/** `id` is a key of ours, so it may be in a name. */
export const tableOf = (id: number) => `importacao.linhas_${Math.trunc(id)}`

/** An empty table for the lines of an import, and what fills it. */
export async function openStaging(client: PoolClient, id: number): Promise<LineSink> {
  const table = tableOf(id)
  await client.query(
    `drop table if exists ${table};
     create unlogged table ${table} (linha int not null, nome text not null, telefone text not null, cpf text)
       with (autovacuum_enabled = false)`,
  )
  return openCopy(client, `copy ${table} (linha, nome, telefone, cpf) from stdin`)
}

const errorColumns = '(id_importacao_evento, linha, nome, cpf, telefone, erro)'

/** The lines that the reader found wrong, in place of those of an earlier reading. */
export async function recordErrors(client: PoolClient, id: number, path: string): Promise<void> {
  await client.query('delete from vendas_lead_importacao_erro where id_importacao_evento = $1', [id])
  const copied = client.query(copyFrom(`copy vendas_lead_importacao_erro ${errorColumns} from stdin`))
  await pipeline(createReadStream(path), copied)
}

/** Lines whose CPF (or phone, without one) is also in an earlier line become errors. Answers how many. */
export async function recordRepeated(client: PoolClient, id: number): Promise<number> {
  const { rowCount } = await client.query(
    `insert into vendas_lead_importacao_erro ${errorColumns}
     select $1, s.linha, s.nome, s.cpf, s.telefone, '${leadImport.row.repeated}' || d.primeira
     from ${tableOf(id)} s join (
       select coalesce(cpf, 't' || telefone) as chave, min(linha) as primeira from ${tableOf(id)}
       group by 1 having count(*) > 1) d on coalesce(s.cpf, 't' || s.telefone) = d.chave
     where s.linha > d.primeira`,
    [id],
  )
  return rowCount ?? 0
}

/** How many of the lines that can come in have a document with an open lead of the provider. */
export async function countWithOpenLead(
  client: PoolClient,
  { id, id_empresa }: { id: number; id_empresa: number },
): Promise<number> {
  // PostgreSQL has no statistics of the new rows yet: it would expect few and look them up one by one.
  await client.query(`analyze ${tableOf(id)} (cpf)`)
  const { rows } = await client.query<{ total: number }>(
    `select count(*)::int as total from ${tableOf(id)} s
     where exists (select from vendas_lead l
         where l.documento = s.cpf and l.id_empresa = $2 and l.desfecho = 'aberta')
       and not exists (select from vendas_lead_importacao_erro e
         where e.id_importacao_evento = $1 and e.linha = s.linha)`,
    [id, id_empresa],
  )
  return rows[0]!.total
}

/** How many blocks the lines fill; null when their table is gone. A crash of PostgreSQL empties it. */
export async function stagedBlocks(db: Database, id: number): Promise<number | null> {
  const { rows } = await sql<{ blocks: number | null }>`
    select pg_relation_size(to_regclass(${tableOf(id)})) / current_setting('block_size')::int as blocks`.execute(
    db,
  )
  return rows[0]?.blocks ?? null
}

/** Turns the lines of those blocks into participants. Answers how many there are. */
export async function mergeBlocks(
  db: Database,
  { id, id_empresa }: { id: number; id_empresa: number },
  first: number,
  end: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into vendas_lead_participante (id_importacao_evento, linha, nome, telefone, cpf, cliente)
    select ${id}::bigint, s.linha, s.nome, s.telefone, s.cpf,
      exists (select from relationship_dados_pessoas c where c.cpf = s.cpf and c.id_empresa = ${id_empresa})
    from ${sql.raw(tableOf(id))} s
    where s.ctid >= ${`(${first},0)`}::tid and s.ctid < ${`(${end},0)`}::tid
      and not exists (select from vendas_lead_importacao_erro e
        where e.id_importacao_evento = ${id} and e.linha = s.linha)`.execute(db)
  return Number(numAffectedRows)
}

export const dropStaging = (db: Database, id: number) =>
  sql`drop table if exists ${sql.raw(tableOf(id))}`.execute(db)
