import { tmpdir } from 'node:os'
import { createDatabase, type Connection } from '@intranet/db/connection'
import { migrate } from '@intranet/db/migrator'
import { startThrowAway } from '@intranet/db/throw-away'
import { Client } from 'pg'
import { explain, explainWrite, type Explained } from '../explain.ts'
import { fillGrown, grownSize } from '../grown-data.ts'
import { asked, grownScene, type Asked, type GrownScene } from '../grown-statements.ts'
import { grownWrites, ungathered } from '../grown-writes.ts'
import { issuedBy, type Issued } from '../issued.ts'
import { atMost, informational, type Result } from '../results.ts'

/** 1 is the whole: 3,000,000 leads, 10,000,000 sends, 20,000,000 rows of history, and a tenth of each beside them. */
const SCALE = Number(process.env.GROWN_SCALE ?? 1)
/** In memory up to here. */
const SMALL = 0.2
/** What reads fewer pages than this counts as so many: one level of an index more is no growth. */
const LEAST = 100
const GOAL = 1.3

const say = (text: string) => process.stderr.write(`${text}\n`)

export interface Side extends Connection {
  url: string
  scene: GrownScene
}

const undo = new Error('undone')

/** The statements of some work, without what opens and ends its transaction; what they write is undone. */
async function statementsOf({ url, scene }: Side, { work, writes, once }: Asked): Promise<Issued[]> {
  const issued = await issuedBy(url, async (db) => {
    if (!writes) return work(db, scene)
    await db
      .transaction()
      .execute(async (transaction) => {
        await work(transaction, scene)
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error
      })
  })
  const own = issued.filter(
    ({ text }) => !/^\s*(begin|commit|rollback|savepoint|release|select set_config)/i.test(text),
  )
  return once ? own.slice(0, 1) : own
}

interface Reading {
  buffers: number
  milliseconds: number
  scans: string[]
}

async function read(side: Side, one: Asked): Promise<Reading> {
  const plans: Explained[] = []
  for (const statement of await statementsOf(side, one))
    plans.push(await (one.writes ? explainWrite : explain)(side.pool, statement))
  const sum = (value: (plan: Explained) => number) => plans.reduce((all, plan) => all + value(plan), 0)
  return {
    buffers: sum(({ buffers }) => buffers),
    milliseconds: sum(({ milliseconds }) => milliseconds),
    scans: plans.map(({ scans }) => scans),
  }
}

async function makeSide(origin: string, part: 'whole' | 'tenth'): Promise<Side> {
  const client = new Client({ connectionString: origin })
  await client.connect()
  await client.query(`create database ${part}`)
  await client.end()
  const url = Object.assign(new URL(origin), { pathname: part }).href
  await migrate(url)
  say(`filling the ${part}`)
  await fillGrown(url, grownSize(SCALE, part), say)
  const connection = createDatabase(url, { max: 4 })
  const { rows } = await connection.pool.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  )
  say(`  ${rows[0]!.size}`)
  return { ...connection, url, scene: await grownScene(url) }
}

/** A line for each kind of scan: parts of a table are one kind. */
function folded(scans: string): string {
  const kinds = new Map<string, number>()
  for (const scan of scans.split(', ')) {
    const kind = scan.replace(/_(\d{4}_\d{2}|resto)/, '_*').replace(/idx\d$/, 'idx')
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return [...kinds].map(([kind, count]) => (count > 1 ? `${count} × ${kind}` : kind)).join(', ')
}

const counted = ({ buffers }: Reading) => Math.max(buffers, LEAST)

/** What statements read when every table has ten times the rows: of thirty providers beside three. */
export async function grown(): Promise<Result[]> {
  const database = await startThrowAway(true, undefined, SCALE > SMALL ? tmpdir() : undefined)
  const sides: Side[] = []
  try {
    for (const part of ['whole', 'tenth'] as const) sides.push(await makeSide(database.url, part))
    const [whole, tenth] = sides as [Side, Side]
    const results: Result[] = []
    const compare = async (one: Asked) => {
      const [more, less] = [await read(whole, one), await read(tenth, one)]
      const ratio = counted(more) / counted(less)
      const name = `${one.name}: buffers of all / of a tenth`
      results.push(one.grows ? informational(name, { ratio }) : atMost(name, { ratio }, GOAL))
      const times = [more, less].map(({ milliseconds }) => `${milliseconds.toFixed(1)} ms`)
      say(`${ratio.toFixed(2).padStart(6)}  ${one.name}: ${more.buffers} / ${less.buffers}; ${times.join(' / ')}`)
      if (ratio > GOAL) for (const scans of more.scans) say(`          ${folded(scans)}`)
    }
    for (const one of asked) await compare(one)
    await grownWrites([whole, tenth], say)
    await ungathered(whole, 36_000 * SCALE)
    await ungathered(tenth, 3600 * SCALE)
    for (const one of asked.filter(({ name }) => name.startsWith('totals of')))
      await compare({ ...one, name: `${one.name}, an hour not added up` })
    return results
  } finally {
    for (const { close } of sides) await close()
    await database.stop()
  }
}
