/** What the database says of itself, its jobs and what people set. */
import { pendingOf } from '@intranet/db/migrator'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { listLostExceptions } from '../identity-providers/lost-exception.queries.ts'
import { hasJobs } from '../../../platform/backlog.queries.ts'
import { today } from '../../../platform/today.ts'

export interface DatabaseFacts {
  versao: string
  /** Milliseconds since 1970, by the database's clock. */
  agora: number
  /** Bytes. */
  tamanho: number
  conexoes: number
  limite: number
  /** Seconds since the oldest open transaction began. */
  transacao: number
  /** Whether the server signs in as a superuser. */
  superusuario: boolean
  /** Whether it owns the tables: it could switch off what guards them. */
  dono: boolean
}

export async function readDatabase(db: Database): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as versao,
      (extract(epoch from clock_timestamp()) * 1000)::float8 as agora,
      pg_database_size(current_database())::float8 as tamanho,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as conexoes,
      current_setting('max_connections')::int as limite,
      coalesce((select max(extract(epoch from clock_timestamp() - a.xact_start)) from pg_stat_activity a
        where a.backend_type = 'client backend' and a.datname = current_database()
          and a.pid <> pg_backend_pid()), 0)::float8 as transacao,
      (select rolsuper from pg_roles where rolname = current_user) as superusuario,
      (select pg_has_role(c.relowner, 'usage') from pg_class c where c.oid = 'public.migracao'::regclass) as dono`.execute(
    db,
  )
  return rows[0]!
}

/** Migrations that are not applied. Throws an Error in words where an applied one was changed. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const applied = await db
    .selectFrom('migracao')
    .select(['nome', 'hash'])
    .orderBy('nome')
    .limit(10_000)
    .execute()
  return pendingOf(applied)
}

export interface ScheduledJob {
  nome: string
  cron: string
  /** Since when it is on the schedule. */
  desde: Date
  ultimo_sucesso: Date | null
  falhas: number
}

/** Every scheduled job; the queue forgets a run after a week. None before the jobs of a first start. */
export async function scheduledJobs(db: Database): Promise<ScheduledJob[]> {
  if (!(await hasJobs(db))) return []
  const { rows } = await sql<ScheduledJob>`
    select s.name as nome, s.cron, s.created_on as desde,
      (select max(j.completed_on) from pgboss.job j where j.name = s.name and j.state = 'completed') as ultimo_sucesso,
      (select count(*)::int from pgboss.job j
        where j.name = s.name and j.state = 'failed' and j.completed_on > now() - interval '1 day') as falhas
    from pgboss.schedule s order by s.name limit 500`.execute(db)
  return rows
}

/** E-mails of the house of the last week that did not leave; those that are tried again are among them. */
export async function countFailedMails(db: Database): Promise<number> {
  const { falhas } = await db
    .selectFrom('mensagem_saida')
    .where('situacao', '=', 'falhou')
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .select(sql<number>`count(*)::int`.as('falhas'))
    .executeTakeFirstOrThrow()
  return falhas
}

export interface AccessFacts {
  /** Of the last hour. */
  recusadas: number
  bloqueios: number
  /** Keys of programs that end within a week. */
  chaves: number
  /** Active connections to ERPs whose last test failed, by their provider's name. */
  erps: string[]
  conexoes_erp: number
  /** Providers of "Senhas desligadas" whose named people are no superadmins any more. */
  excecoes: string[]
}

/** Addresses that requests of ours go to: of active connections and webhooks. */
export async function outgoingAddresses(db: Database) {
  const { rows } = await sql<{ nome: string; url: string }>`
    select p.nome, c.url from empresa_erp c join empresa p on p.id = c.id_empresa where c.ativo
    union all select w.nome, w.url from webhook w where w.ativo
    order by 1 limit 2000`.execute(db)
  return rows
}

export async function readAccess(db: Database): Promise<AccessFacts> {
  const lost = await listLostExceptions(db)
  const { rows } = await sql<Omit<AccessFacts, 'excecoes'>>`
    select count(*) filter (where e.tipo = 'falha')::int as recusadas,
      count(*) filter (where e.tipo = 'bloqueio')::int as bloqueios,
      (select count(*)::int from chave_acesso k where k.revogada_em is null
        and k.validade_fim between ${today} and ${today} + 7) as chaves,
      (select coalesce(json_agg(p.nome order by p.nome), '[]') from empresa_erp c join empresa p on p.id = c.id_empresa
        where c.ativo and c.erro_teste is not null) as erps,
      (select count(*)::int from empresa_erp c where c.ativo) as conexoes_erp
    from seguranca_evento e
    where e.dia >= ${today} - 1 and e.data > now() - interval '1 hour'`.execute(db)
  return { ...rows[0]!, excecoes: [...new Set(lost.map(({ provedor }) => provedor))] }
}

/** Tables that have a part for each month: how many months after this one are there, and what no month took. */
export async function readMonths(db: Database) {
  const { rows } = await sql<{ tabela: string; adiante: number; resto: boolean }>`
    select g.tabela, coalesce(max((extract(year from g.ate) - extract(year from h.mes)) * 12
        + extract(month from g.ate) - extract(month from h.mes))::int - 1, -1) as adiante,
      bool_or(g.de is null and g.ate is null and pg_relation_size(g.parte) > 0) as resto
    from mes_gravado g, (select now() at time zone 'America/Sao_Paulo' as mes) h
    where not g.guardado group by g.tabela order by g.tabela limit 100`.execute(db)
  return rows
}

/** PostgreSQL's version, and the newest migration that was applied. */
export async function readVersions(db: Database) {
  const { rows } = await sql<{ postgresql: string; migracao: string | null }>`
    select current_setting('server_version') as postgresql, (select max(nome) from migracao) as migracao`.execute(
    db,
  )
  return rows[0]!
}

/** The largest tables; rows are PostgreSQL's estimate. */
export async function tableSizes(db: Database) {
  const { rows } = await sql<{ nome: string; linhas: number; bytes: number }>`
    select n.nspname || '.' || c.relname as nome, greatest(c.reltuples, 0)::float8 as linhas,
      pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss', 'meses', 'meses_guardados')
    order by bytes desc, nome limit 50`.execute(db)
  return rows
}

export const namesOfProviders = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('empresa')
    .select(['id', 'nome'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('nome')
    .orderBy('id')
    .limit(1000)
    .execute()
