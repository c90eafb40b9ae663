/** What the database holds when the day begins: the demo, and the sellers and leads of the benches beside it. */
import { withClient } from '@intranet/db/with-client'
import { fillLeads } from '../bench/leads-data.ts'
import { makeKeyFor } from '../bench/machine-key.ts'
import { importGround, type ImportGround } from '../cluster/imports.ts'
import { leadGround } from '../cluster/lead-writes.ts'
import { beginSending } from '../cluster/shift.ts'
import { tokenOf } from '../bench/people.ts'
import { makeScene } from '../bench/scene.ts'
import { demoInto } from '../restore/fill.ts'
import { makePeople, SHARED_PROVIDER, type Person } from './people.ts'
import type { Size } from './size.ts'

/** Their sellers are the colleagues of who works on that day. */
const SELLERS = 1000
const LEADS = 60_000

export interface DayGround {
  people: Person[]
  /** Access keys of programs that keep a copy. */
  keys: string[]
  /** The session of who exports and imports: a manager of sales over all providers of the benches. */
  manager: string
  imports: ImportGround
  /** The rule whose shift is sent. */
  rule: number
}

/** Fills a migrated database. */
export async function layGround(databaseUrl: string, size: Size): Promise<DayGround> {
  await demoInto(databaseUrl)
  await fillLeads(databaseUrl, { leads: LEADS, sellers: SELLERS })
  const { actor } = await makeScene(databaseUrl)
  const provider = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from empresa where sistema = $1', [
      SHARED_PROVIDER,
    ])
    return Number(rows[0]!.id)
  })
  const people = await makePeople(databaseUrl, size.people)
  const imports = await importGround(
    databaseUrl,
    await leadGround(databaseUrl, provider),
    actor.id,
    size.imported,
  )
  const keys: string[] = []
  for (let n = 0; n < size.syncs; n += 1) keys.push(await makeKeyFor(databaseUrl, actor.id, `Cópia ${n + 1}`))
  const rule = await beginSending(databaseUrl, size.messages, Math.ceil(size.messages / (size.minutes * 60)))
  return { people, keys, manager: tokenOf(0), imports, rule }
}
