import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { ownWorker } from './own-worker.ts'

// `pnpm dev` runs the server so: the first sign-in took the report for the hash, and failed.
it('the first message of a worker is its own, also where the server is watched for changes', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  const worker = ownWorker(new URL('./hashing.worker.ts', import.meta.url), {})
  worker.postMessage({
    secret: 'Intranet@2026',
    nonce: new Uint8Array(16),
    cost: { m: 64, t: 1, p: 1 },
    tagLength: 8,
  })
  const [tag] = await once(worker, 'message')
  expect(tag).toBeInstanceOf(Uint8Array)
  await worker.terminate()
  vi.unstubAllEnvs()
})

it('a worker gets none of the settings, and so none of the secrets', async () => {
  vi.stubEnv('SECRET_KEY', 'k'.repeat(32))
  vi.stubEnv('TZ', 'UTC')
  const worker = ownWorker(
    new URL(
      `data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ ...process.env })`,
    ),
    {},
  )
  const [given] = await once(worker, 'message')
  await worker.terminate()
  vi.unstubAllEnvs()
  expect(given).toMatchObject({ TZ: 'UTC' })
  expect(Object.keys(given as object).filter((name) => !/^(NODE_\w+|TZ|LANG|LC_ALL)$/.test(name))).toEqual([])
})
