/** A database that runs nothing: its maker answers what it is asked. */
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely'

/** Answers the rows of a statement; rejects as the database would. */
export type Answering = (asked: CompiledQuery) => Promise<object[]>

const isStatement = (value: unknown): value is { execute(db: Database): Promise<unknown> } =>
  typeof value === 'object' && value !== null && 'compile' in value && 'execute' in value

/** Asks what a function answered: a statement, or what others make one of, by its parts. */
export async function runStatements(result: unknown, db: Database): Promise<void> {
  if (typeof result !== 'object' || result === null) return
  for (const part of [result, ...Object.values(result)]) if (isStatement(part)) await part.execute(db)
}

/** Transactions of it begin and end without a word. */
export function recordingDatabase(answer: Answering): Database {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(asked: CompiledQuery): Promise<QueryResult<Row>> {
      const rows = (await answer(asked)) as Row[]
      return { rows, numAffectedRows: BigInt(rows.length) }
    },
    async *streamQuery<Row>(asked: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
      yield { rows: (await answer(asked)) as Row[] }
    },
  }
  const nothing = async () => {}
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    },
  })
}
