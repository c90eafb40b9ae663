import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import pino from 'pino'
import { expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { createJobs, JOB_SCHEMA } from './jobs.ts'

const { db, deps } = await testWorld()

it('many that wait are taken without a look between them; one that fails does not stop the others', async () => {
  const jobs = createJobs(deps.connection, pino({ level: 'silent' }), deps.metrics)
  const done: number[] = []
  const job = {
    name: 'prova-lote',
    awaited: true,
    together: 10,
    async run(_deps: object, { n }: { n: number }) {
      if (n === 3) throw new Error('refused')
      done.push(n)
    },
  }
  await jobs.start({}, [job])
  try {
    for (let n = 0; n < 25; n += 1) await jobs.send(db, job, { n })
    // One at each look would take 50 s.
    await expect.poll(() => done.length, { timeout: 8000 }).toBe(24)
    expect(done).not.toContain(3)
  } finally {
    await jobs.stop()
  }
})

/** A job that runs until it is ended. */
function longJob(name: string) {
  const { promise: begun, resolve: running } = Promise.withResolvers<void>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const job = {
    name,
    awaited: true,
    async run() {
      running()
      await ended
    },
  }
  return { job, begun, end }
}

/** What the supervision of any server does within two minutes. */
async function supervise(queue: string): Promise<void> {
  await sql`update pgboss.queue set monitor_on = null where name = ${queue}`.execute(db)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => deps.connection.pool.query(text, values) },
    schema: JOB_SCHEMA,
    supervise: false,
    schedule: false,
    migrate: false,
  })
  await boss.start()
  await boss.supervise(queue)
  await boss.stop()
}
/** The states of a queue's jobs that were last heard of, or begun, so long ago. */
async function statesAfter(queue: string, column: 'heartbeat_on' | 'started_on', age: string) {
  await sql`update pgboss.job set ${sql.ref(column)} = now() - ${age}::interval where name = ${queue}`.execute(
    db,
  )
  await supervise(queue)
  return (await sql<{ state: string }>`select state from pgboss.job where name = ${queue}`.execute(db)).rows
}

it('a job says all the while that it runs, so that what a killed process locked is soon another’s', async () => {
  const jobs = createJobs(deps.connection, pino({ level: 'silent' }), deps.metrics)
  const { job, begun, end } = longJob('prova-longa')
  await jobs.start({}, [job])
  try {
    await jobs.send(db, job, {})
    await begun
    const { rows } = await sql<{ segundos: number; diz: boolean }>`
      select heartbeat_seconds as segundos, heartbeat_on is not null as diz from pgboss.job
      where name = ${job.name} and state = 'active'`.execute(db)
    expect(rows).toEqual([{ segundos: 60, diz: true }])
    expect(await statesAfter(job.name, 'heartbeat_on', '61 seconds')).toEqual([{ state: 'retry' }])
  } finally {
    end()
    await jobs.stop()
  }
})

it('a job that works for hours is not begun beside itself, in a queue of an earlier release either', async () => {
  const jobs = createJobs(deps.connection, pino({ level: 'silent' }), deps.metrics)
  const { job, begun, end } = longJob('prova-horas')
  await jobs.start({}, [])
  await jobs.stop()
  await sql`select pgboss.create_queue(${job.name}, '{"policy": "standard"}'::jsonb)`.execute(db)
  const again = createJobs(deps.connection, pino({ level: 'silent' }), deps.metrics)
  await again.start({}, [job])
  try {
    await again.send(db, job, {})
    await begun
    expect(await statesAfter(job.name, 'started_on', '11 hours')).toEqual([{ state: 'active' }])
  } finally {
    end()
    await again.stop()
  }
})
