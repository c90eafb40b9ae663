/** Background work: pg-boss in the same PostgreSQL, queued in the transaction that needs it. */
import type { Connection, Database } from '@intranet/db/connection'
import type { FastifyBaseLogger } from 'fastify'
import { CompiledQuery } from 'kysely'
import { PgBoss, type Db, type Job as PgBossJob, type JobResult } from 'pg-boss'
import type { Metrics } from './metrics.ts'

/** Work of the background; `Deps` is what its runs are given. Modules write `Job` of job.ts. */
export interface JobOf<Deps, Data extends object = object> {
  name: string
  /** Runs at these times too, in America/Sao_Paulo. */
  cron?: string
  /** Somebody waits for what is sent: it begins within 2 s instead of 10. */
  awaited?: boolean
  /** How many that wait are taken at once, one after the other: each alone would wait for the next look. */
  together?: number
  /** How often a failure is tried again, with growing pauses. */
  retries?: number
  /** May run twice for one sending: it must find out what is done already. */
  run(deps: Deps, data: Data): Promise<void>
}

/** What is sent to a job of this name. */
export interface Queue<Data extends object> extends Pick<JobOf<never, Data>, 'name'> {
  run?: JobOf<never, Data>['run']
}

export interface Jobs {
  /** Asks for a run, which begins once the transaction of `db` has been committed. */
  send<Data extends object>(db: Database, job: Queue<Data>, data: Data): Promise<void>
  start<Deps>(deps: Deps, jobs: readonly JobOf<Deps, never>[]): Promise<void>
  /** Waits for what runs; what is sent afterwards runs in another process, or after the next start. */
  stop(): Promise<void>
}

/** Where the queue of jobs is. */
export const JOB_SCHEMA = 'pgboss'

/** In which the times of schedules are. */
export const JOB_ZONE = 'America/Sao_Paulo'
/** A process reports what it runs all the while: what a killed process ran goes on elsewhere after this long. */
const HEARTBEAT_SECONDS = 60
/**
 * A run that lasts longer hangs. Its job is begun again beside it, so no job that works may reach this: one statement
 * alone may take half an hour. The library's own limit is 15 minutes.
 */
const EXPIRE_SECONDS = 12 * 60 * 60

const within = (db: Database): Db => ({
  async executeSql(text, values = []) {
    return { rows: (await db.executeQuery(CompiledQuery.raw(text, [...values]))).rows }
  },
})

/** The library copies what its workers fail with into an object that is no error any more. */
const asError = (given: Error): Error =>
  given instanceof Error ? given : Object.assign(new Error(), given as object)

type Sent = PgBossJob<object>

/** Runs one after the other; a failure is that one's alone, and is tried again. */
async function outcomesOf(all: readonly Sent[], run: (sent: Sent) => Promise<void>): Promise<JobResult[]> {
  const outcomes: JobResult[] = []
  for (const sent of all)
    outcomes.push(
      await run(sent).then(
        () => ({ id: sent.id, status: 'completed' as const }),
        (error: unknown) => ({ id: sent.id, status: 'failed' as const, output: { message: String(error) } }),
      ),
    )
  return outcomes
}

export function createJobs(
  { pool }: Connection,
  log: FastifyBaseLogger,
  metrics: Pick<Metrics, 'jobRun'>,
): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOB_SCHEMA,
    application_name: 'intranet',
  })
  boss.on('error', (error) => log.error({ err: asError(error) }, 'jobs'))
  let started = false

  return {
    async send(db, job, data) {
      // Without workers (tests) no process has to be woken; the work is in its own table anyway.
      if (!started) return
      await boss.send(job.name, data, { db: within(db) })
    },
    async start(deps, jobs) {
      await boss.start()
      for (const job of jobs) {
        const { name, cron, awaited, together, retries = 2 } = job
        const options = {
          retryLimit: retries,
          retryDelay: 15,
          retryBackoff: true,
          retryDelayMax: 3600,
          heartbeatSeconds: HEARTBEAT_SECONDS,
          expireInSeconds: EXPIRE_SECONDS,
        }
        await boss.createQueue(name, options)
        // A queue that is there already keeps what it was created with.
        await boss.updateQueue(name, options)
        // Some thirty queues asked for every other second would be a fiftieth of what a busy server does.
        const looks = { pollingIntervalSeconds: awaited ? 2 : 10 }
        const run = async (sent: Sent | undefined) => {
          const began = performance.now()
          const ended = (succeeded: boolean) =>
            metrics.jobRun(name, succeeded, (performance.now() - began) / 1000)
          try {
            // What a queue holds was written by the job's own `send`.
            await job.run(deps, (sent?.data ?? {}) as never)
            ended(true)
          } catch (error) {
            ended(false)
            log.warn({ err: error, job: name }, 'job failed')
            throw error
          }
        }
        if (together === undefined) await boss.work<object>(name, looks, ([sent]) => run(sent))
        else {
          const batches = { batchSize: together, burstWhenBatchFull: true, perJobResults: true } as const
          await boss.work<object>(name, { ...looks, ...batches }, (sent) => outcomesOf(sent, run))
        }
        if (cron) await boss.schedule(name, cron, {}, { tz: JOB_ZONE })
      }
      started = true
    },
    async stop() {
      // What a last answer still sends is written, and runs elsewhere.
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
