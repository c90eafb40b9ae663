import { tmpdir } from 'node:os'
import { createDatabase, type Connection } from '@intranet/db/connection'
import { migrate } from '@intranet/db/migrator'
import { startThrowAway } from '@intranet/db/throw-away'
import { Client } from 'pg'
import { fillGrown, grownSize } from '../grown-data.ts'
import { growthOf, readingOf, type GrownSide } from '../grown-reading.ts'
import { asked, grownScene, type Asked } from '../grown-statements.ts'
import { changeLeads, ungathered } from '../grown-writes.ts'
import { atMost, informational, type Result } from '../results.ts'

/** 1 is the whole: 3,000,000 leads, 10,000,000 sends, 20,000,000 rows of history, and a tenth of each beside them. */
const SCALE = Number(process.env.GROWN_SCALE ?? 1)
/** In memory up to here. */
const SMALL = 0.2
const GOAL = 1.3

const say = (text: string) => process.stderr.write(`${text}\n`)

type Side = GrownSide & Connection

async function makeSide(origin: string, part: 'whole' | 'tenth'): Promise<Side> {
  const client = new Client({ connectionString: origin })
  await client.connect()
  await client.query(`create database ${part}`)
  await client.end()
  const url = Object.assign(new URL(origin), { pathname: part }).href
  await migrate(url)
  say(`filling the ${part}`)
  await fillGrown(url, grownSize(SCALE, part), say)
  const connection = createDatabase(url, { max: 2 })
  const { rows } = await connection.pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  say(`  ${rows[0]!.size}`)
  return { ...connection, url, scene: await grownScene(url) }
}

async function compare([whole, tenth]: readonly [Side, Side], one: Asked): Promise<Result> {
  const [more, less] = [await readingOf(whole, one), await readingOf(tenth, one)]
  const ratio = growthOf(more, less)
  const times = [more, less].map(({ milliseconds }) => `${milliseconds.toFixed(1)} ms`).join(' / ')
  say(`${ratio.toFixed(2).padStart(6)}  ${one.name}: ${more.buffers} / ${less.buffers}; ${times}`)
  if (ratio > GOAL) for (const scans of more.scans) say(`          ${scans}`)
  const name = `${one.name}: buffers of all / of a tenth`
  return one.grows ? informational(name, { ratio }) : atMost(name, { ratio }, GOAL)
}

/** A change of a lead: rows that stay in their page, and what the log of writes gets. */
async function writes(whole: Side): Promise<Result[]> {
  const { hot, records, indexes } = await changeLeads(whole)
  return [
    informational('changes of a lead that stay within their page', { ratio: hot }),
    informational('indexes of the leads', { ratio: indexes }),
    informational('records in the log of writes of one change of a lead', { ratio: records }),
  ]
}

/** What statements read when every table has ten times the rows: of thirty providers beside three. */
export async function grown(): Promise<Result[]> {
  const database = await startThrowAway(true, undefined, SCALE > SMALL ? tmpdir() : undefined)
  const sides: Side[] = []
  try {
    for (const part of ['whole', 'tenth'] as const) sides.push(await makeSide(database.url, part))
    const [whole, tenth] = sides as [Side, Side]
    const results: Result[] = []
    for (const one of asked) results.push(await compare([whole, tenth], one))
    results.push(...(await writes(whole)))
    await ungathered(whole, 36_000 * SCALE)
    await ungathered(tenth, 3600 * SCALE)
    for (const one of asked.filter(({ name }) => name.startsWith('totals of')))
      results.push(
        await compare([whole, tenth], {
          ...one,
          name: `${one.name}, an hour of changes not added up`,
          grows: 'counts everybody',
        }),
      )
    return results
  } finally {
    for (const { close } of sides) await close()
    await database.stop()
  }
}
