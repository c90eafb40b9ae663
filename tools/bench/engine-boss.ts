import { PgBoss } from 'pg-boss'

const JOBS = 5000
const WORKERS = 4
const BATCH = 500
const QUEUE = 'bench-envios'

/** Messages a second when each is a job of pg-boss: fetched by 500, handed over, and completed one by one. */
export async function jobsASecond(url: string, send: (message: object) => Promise<unknown>): Promise<number> {
  const boss = new PgBoss({ connectionString: url, max: WORKERS * 2, supervise: false, schedule: false })
  boss.on('error', (error) => {
    throw error
  })
  await boss.start()
  try {
    await boss.createQueue(QUEUE)
    await boss.insert(
      QUEUE,
      Array.from({ length: JOBS }, (_, n) => ({ data: { destino: `5547${n}` } })),
    )
    let done = 0
    const worker = async () => {
      for (;;) {
        const jobs = await boss.fetch<object>(QUEUE, { batchSize: BATCH })
        if (!jobs.length) return
        for (const { id, data } of jobs) {
          await send(data)
          await boss.complete(QUEUE, id)
          done += 1
        }
      }
    }
    const began = performance.now()
    await Promise.all(Array.from({ length: WORKERS }, worker))
    if (done !== JOBS) throw new Error(`pg-boss did ${done} of ${JOBS} jobs`)
    return JOBS / ((performance.now() - began) / 1000)
  } finally {
    await boss.stop({ graceful: false })
  }
}
