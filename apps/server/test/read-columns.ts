/** Which columns of which tables the answers of reading procedures are made of: nothing is run, PostgreSQL describes each statement. */
import type { AnyProcedure } from '@trpc/server'
import type { CompiledQuery } from 'kysely'
import { Client } from 'pg'
import { SUPERADMIN } from '@intranet/contract/access'
import { createCaller } from '../src/doors/trpc/app-router.ts'
import { inputsOf, pathOf } from '../src/platform/procedure/inputs.ts'
import { rowShape } from '../src/platform/rest/row-forms.ts'
import { findActor } from '../src/platform/session.ts'
import { testWorld } from './app.ts'
import { testDatabase } from './database.ts'
import { atEnd } from './kept.ts'
import { plausible } from './plausible.ts'
import { selectedColumns, type SelectedColumn } from './selected-columns.ts'
import { madeRow } from './statements/described-rows.ts'
import { recordingDatabase } from './statements/recording-database.ts'
import { at } from './walked-procedures.ts'

/** A statement that asks for whole rows of an answer has most of its fields. */
const LEAST = 0.5
/** A procedure that asks on and on is ended. */
const MOST_STATEMENTS = 30

/** Once a test file, at its top. */
export async function columnReader() {
  const { deps, as } = await testWorld()
  const { url } = await testDatabase()
  const client = new Client({ connectionString: url })
  await client.connect()
  atEnd(() => client.end())
  const { token } = await as({ roles: [SUPERADMIN], employee: true })
  const actor = (await findActor(deps.auth, token))?.actor ?? null
  let asked: SelectedColumn[][] = []

  async function answer({ sql }: CompiledQuery): Promise<object[]> {
    if (asked.length > MOST_STATEMENTS) throw new Error('asks without end')
    const columns = await selectedColumns(client, sql)
    asked.push(columns)
    return [madeRow(columns, undefined)]
  }
  const db = recordingDatabase(answer)
  const session = { start() {}, end() {} }
  const caller = createCaller({
    deps,
    db,
    actor,
    requestId: 'test',
    address: '127.0.0.1',
    session,
    token,
  })

  /** The columns that the rows of an answer are read from; undefined where no one statement has them. */
  async function columnsOf(procedure: AnyProcedure): Promise<SelectedColumn[] | undefined> {
    const names = Object.keys(rowShape(procedure))
    const [schema] = inputsOf(procedure)
    asked = []
    for (const input of plausible(schema, () => []).slice(0, 3))
      await at(caller, pathOf(procedure))(input).catch(() => undefined)
    const overlap = (columns: SelectedColumn[]) =>
      columns.filter(({ name }) => names.includes(name)).length / names.length
    const [best] = asked
      .filter((columns) => columns.some(({ name, table }) => name === 'id' && table !== 0))
      .toSorted((one, other) => overlap(other) - overlap(one))
    return best && overlap(best) >= LEAST ? best : undefined
  }
  return { columnsOf, client }
}
