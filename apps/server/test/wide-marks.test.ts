/** What a replica may answer writes nothing: every marked reading is asked of a connection that refuses writes. */
import { createDatabase } from '@intranet/db/connection'
import { noReplicas } from '@intranet/db/replicas'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createCaller } from '../src/doors/trpc/app-router.ts'
import { goesWide } from '../src/platform/procedure/wide-reading.ts'
import { atEnd } from './kept.ts'
import { readingWorld } from './reading-world.ts'
import { at, procedures } from './walked-procedures.ts'

const { admin, deps, inputs } = await readingWorld()
const replica = createDatabase(deps.connection.pool.options.connectionString!, { max: 3, readOnly: true })
atEnd(replica.close)

const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
let lent = 0
const replicas = {
  ...noReplicas,
  wide: true,
  upTo: () => {
    lent += 1
    return replica
  },
}
const ask = createCaller({
  deps: { ...deps, replicas, log },
  db: deps.connection.db,
  actor: admin.actor,
  token: admin.token,
  requestId: 'wide',
  address: '127.0.0.1',
  session: { start() {}, end() {} },
  seen: { position: 0 },
  exports: true,
})

/** Asks with some inputs that fit; how often a replica was lent, and what it failed with. */
async function asked(path: string): Promise<{ lent: number; failed: string[] }> {
  lent = 0
  lines.splice(0)
  for (const input of [undefined, {}, ...(inputs.get(path) ?? [])].slice(0, 14))
    await at(ask, path)(input).catch(() => null)
  return { lent, failed: lines.map((line) => (JSON.parse(line) as { err: { code: string } }).err.code) }
}

describe('readings that a replica may answer', () => {
  it('are marked on queries alone', () => {
    const marked = procedures.filter(([, { meta }]) => meta.reads !== undefined)
    expect(marked.length).toBeGreaterThan(50)
    expect(marked.filter(([, { type }]) => type !== 'query')).toEqual([])
  })

  it.each(procedures.filter(([, { type, meta }]) => type === 'query' && goesWide(meta, true)))(
    '%s is answered there, and writes nothing',
    async (path) => {
      const { lent: times, failed } = await asked(path)
      expect(times).toBeGreaterThan(0)
      expect(failed).toEqual([])
    },
  )
})

describe('readings that are written down', () => {
  it.each(procedures.filter(([, { meta }]) => meta.reads === 'recorded'))(
    '%s is asked of the primary alone',
    async (path) => expect(await asked(path)).toEqual({ lent: 0, failed: [] }),
  )
})
