/** What waits in the queues, and which jobs ended well: of all servers together. */
import { channelKeys } from '@intranet/contract/marketing/communication-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

export interface Backlog {
  /** Jobs that are due: seconds since the oldest of each was to begin. */
  jobs: { job: string; seconds: number; waiting: number }[]
  /** When each job last ended well, in seconds since 1970; pg-boss forgets a run after a week. */
  successes: { job: string; succeeded: number }[]
  /** Messages that are due: seconds since the oldest of each channel was to leave; 0 where none waits. */
  channels: { channel: string; seconds: number }[]
}

const dueJobs = (db: Database) =>
  sql<Backlog['jobs'][number]>`
    select name as job, count(*)::int as waiting,
      extract(epoch from now() - min(start_after))::float8 as seconds
    from pgboss.job
    where state < 'active' and start_after <= now()
    group by name`.execute(db)

const lastSuccesses = (db: Database) =>
  sql<Backlog['successes'][number]>`
    select name as job, extract(epoch from max(completed_on))::float8 as succeeded
    from pgboss.job
    where state = 'completed'
    group by name`.execute(db)

/** The queue's index has a lane for each eighth of the people: the first of each is one look. */
const dueMessages = (db: Database) =>
  sql<Backlog['channels'][number]>`
    select c.canal as channel,
      greatest(0, coalesce(extract(epoch from now() - min(oldest.envia_em)), 0))::float8 as seconds
    from unnest(${[...channelKeys]}::text[]) as c(canal)
    cross join generate_series(0, 7) as lane
    left join lateral (
      select v.envia_em from campanha_envio v
      where v.na_fila and v.canal = c.canal and (v.id_pessoa % 8) = lane
        and v.data_referencia between (select min(x.de) from campanha_execucao x where x.situacao = 'executando')
          and (select max(x.ate) from campanha_execucao x where x.situacao = 'executando')
      order by v.envia_em limit 1
    ) as oldest on true
    group by c.canal`.execute(db)

/** Before the jobs of a first start there is no schema of theirs: nothing waits then. */
export async function hasJobs(db: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(db)
  return rows[0]!.there
}

export async function readBacklog(db: Database): Promise<Backlog> {
  const channels = (await dueMessages(db)).rows
  if (!(await hasJobs(db))) return { jobs: [], successes: [], channels }
  const [jobs, successes] = await Promise.all([dueJobs(db), lastSuccesses(db)])
  return { jobs: jobs.rows, successes: successes.rows, channels }
}
