import { sql } from 'kysely'
import pino from 'pino'
import { expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { createJobs } from './jobs.ts'

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

it('a job says all the while that it runs, so that what a killed process locked is soon another’s', async () => {
  const jobs = createJobs(deps.connection, pino({ level: 'silent' }), deps.metrics)
  let running: () => void = () => {}
  let end: () => void = () => {}
  const begun = new Promise<void>((resolve) => (running = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  const job = {
    name: 'prova-longa',
    awaited: true,
    async run() {
      running()
      await ended
    },
  }
  await jobs.start({}, [job])
  try {
    await jobs.send(db, job, {})
    await begun
    const { rows } = await sql<{ segundos: number; diz: boolean }>`
      select heartbeat_seconds as segundos, heartbeat_on is not null as diz from pgboss.job
      where name = ${job.name} and state = 'active'`.execute(db)
    expect(rows).toEqual([{ segundos: 60, diz: true }])
  } finally {
    end()
    await jobs.stop()
  }
})
