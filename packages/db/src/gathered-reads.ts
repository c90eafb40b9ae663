/** Statements that are asked at the same time, sent as one: the rows of many tables cost one way to PostgreSQL. */
import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { FieldDef } from 'pg'
import type { Database } from './connection.ts'
import { valueTypes } from './driver/value-types.ts'
import type { Connect } from './places.ts'
import type { DB } from './schema.ts'

type Row = Record<string, unknown>
type Asked = Pick<CompiledQuery, 'sql' | 'parameters'>

interface Waiting {
  asked: Asked
  answer(result: QueryResult<unknown>): void
  refuse(error: unknown): void
}

/** What JSON says as our own reader of the type does: flags, numbers, texts and lists of them, days, JSON itself. */
const PLAIN = new Set([16, 20, 21, 23, 25, 114, 700, 701, 1000, 1007, 1009, 1016, 1043, 1082, 2950, 3802])
const TIMESTAMPTZ = 1184
/** Arguments of one function of PostgreSQL. */
const MOST_COLUMNS = 100

/** How the columns of a statement are asked for as JSON, and its rows made of that. */
interface Form {
  columns: string
  rowOf(values: unknown[]): Row
}

const forms = new Map<string, Form | null>()

function valueOf({ dataTypeID }: FieldDef, place: number): string {
  if (PLAIN.has(dataTypeID)) return `v[${place}]`
  if (dataTypeID === TIMESTAMPTZ) return `v[${place}] === null ? null : new Date(v[${place}])`
  return `v[${place}] === null ? null : parsers[${place}](v[${place}])`
}

function columnOf({ dataTypeID }: FieldDef, place: number): string {
  if (PLAIN.has(dataTypeID)) return `x.c${place}`
  return dataTypeID === TIMESTAMPTZ
    ? `floor(extract(epoch from x.c${place}) * 1000)::bigint`
    : `x.c${place}::text`
}

/** Null for what JSON cannot carry: too many columns, or one without a name. */
function formOf(fields: readonly FieldDef[]): Form | null {
  if (fields.length > MOST_COLUMNS || fields.some(({ name }) => name === '__proto__')) return null
  const parsers = fields.map(({ dataTypeID }) => valueTypes.getTypeParser(dataTypeID, 'text') as unknown)
  const values = fields.map((field, place) => `${JSON.stringify(field.name)}: ${valueOf(field, place)}`)
  // Names are escaped by JSON only: any column name stays a text.
  const make = new Function('parsers', `return (v) => ({ ${values.join(', ')} })`)
  const names = fields.map((_, place) => `c${place}`).join(', ')
  const array = `json_build_array(${fields.map(columnOf).join(', ')})`
  return { columns: `${array}) from (%) as x(${names}`, rowOf: make(parsers) as Form['rowOf'] }
}

/** The same statement with its parameters behind `before` others. */
const shifted = (text: string, before: number) =>
  before ? text.replace(/\$(\d+)/g, (_whole, place: string) => `$${Number(place) + before}`) : text

const isRead = ({ sql }: Asked) => /^\s*select\b/i.test(sql)
/** An insert whose answer nobody reads. */
const isNote = ({ sql }: Asked) => /^\s*insert\b/i.test(sql) && !/\breturning\b/i.test(sql)

/** Asks the forms of statements that were not asked before: what their columns are is asked once, without rows. */
async function learnForms(connect: Connect, reads: readonly Asked[]): Promise<void> {
  const unknown = [...new Map(reads.map((asked) => [asked.sql, asked])).values()].filter(
    ({ sql }) => !forms.has(sql),
  )
  if (!unknown.length) return
  const client = await connect()
  try {
    for (const { sql, parameters } of unknown) {
      const { fields } = await client.query(`select * from (${sql}) as x limit 0`, [...parameters])
      forms.set(sql, formOf(fields))
    }
  } finally {
    client.release()
  }
}

interface Joined {
  sql: string
  parameters: unknown[]
}

function joined(statements: readonly Asked[], partOf: (text: string, place: number) => string): Joined {
  const parameters: unknown[] = []
  const parts = statements.map((asked, place) => {
    const text = shifted(asked.sql, parameters.length)
    parameters.push(...asked.parameters)
    return partOf(text, place)
  })
  return { sql: parts.join(', '), parameters }
}

/** The rows of several statements, each as a separate list. */
async function readTogether(db: Database, reads: readonly Asked[]): Promise<Row[][]> {
  const { sql, parameters } = joined(reads, (text, place) => {
    const [columns, names] = forms.get(reads[place]!.sql)!.columns.split('%') as [string, string]
    return `(select json_agg(${columns}${text}${names})) as r${place}`
  })
  const { rows } = await db.executeQuery<Record<string, unknown[][] | null>>(
    CompiledQuery.raw(`select ${sql}`, parameters),
  )
  return reads.map((asked, place) => {
    const { rowOf } = forms.get(asked.sql)!
    return (rows[0]![`r${place}`] ?? []).map(rowOf)
  })
}

async function noteTogether(db: Database, notes: readonly Asked[]): Promise<void> {
  const { sql, parameters } = joined(notes, (text, place) => `n${place} as (${text})`)
  await db.executeQuery(CompiledQuery.raw(`with ${sql} select`, parameters))
}

/**
 * A database for reading whose statements wait for those that are asked in the same turn, and are sent with them as one
 * statement; rows are as `db` answers them. A connection of `connect` says what columns a statement has, once. No
 * transactions: throws where one is begun.
 */
export function gatheredReads(db: Database, connect: Connect): Database {
  let waiting: Waiting[] = []

  async function alone({ asked, answer, refuse }: Waiting): Promise<void> {
    await db.executeQuery(CompiledQuery.raw(asked.sql, [...asked.parameters])).then(answer, refuse)
  }

  async function sendReads(reads: Waiting[]): Promise<void> {
    if (reads.length < 2) return void (await Promise.all(reads.map(alone)))
    await learnForms(
      connect,
      reads.map(({ asked }) => asked),
    )
    const fits = reads.filter(({ asked }) => forms.get(asked.sql))
    const found = await readTogether(
      db,
      fits.map(({ asked }) => asked),
    )
    for (const [place, one] of fits.entries()) one.answer({ rows: found[place]! })
    await Promise.all(reads.filter((one) => !fits.includes(one)).map(alone))
  }

  async function sendNotes(notes: Waiting[]): Promise<void> {
    if (notes.length < 2) return void (await Promise.all(notes.map(alone)))
    await noteTogether(
      db,
      notes.map(({ asked }) => asked),
    )
    for (const one of notes) one.answer({ rows: [] })
  }

  async function send(): Promise<void> {
    const all = waiting
    waiting = []
    const reads = all.filter(({ asked }) => isRead(asked))
    const notes = all.filter(({ asked }) => isNote(asked))
    const others = all.filter((one) => !reads.includes(one) && !notes.includes(one))
    const failing = (group: Waiting[]) => (error: unknown) => {
      for (const { refuse } of group) refuse(error)
    }
    await Promise.all([
      sendReads(reads).catch(failing(reads)),
      sendNotes(notes).catch(failing(notes)),
      ...others.map(alone),
    ])
  }

  const connection: DatabaseConnection = {
    executeQuery: <R>(asked: CompiledQuery) =>
      new Promise<QueryResult<R>>((resolve, refuse) => {
        if (!waiting.length) setImmediate(() => void send())
        waiting.push({ asked, answer: resolve as Waiting['answer'], refuse })
      }),
    streamQuery() {
      throw new Error('Gathered statements are not streamed')
    },
  }
  const refused = async () => {
    throw new Error('Gathered statements are in no transaction')
  }
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refused,
    commitTransaction: refused,
    rollbackTransaction: refused,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
