/** Calls every function that asks the database, in several ways, and collects what PostgreSQL says of its statements. */
import { AliasNode, IdentifierNode, RawNode, type CompiledQuery, type OperationNode } from 'kysely'
import type { Client } from 'pg'
import type { DeclaredFile, DeclaredSql } from './declared-types.ts'
import { describeStatement, type DescribedColumn } from './describe-statement.ts'
import { madeRow } from './described-rows.ts'
import { givenTo } from './given.ts'
import { madeOf } from './made-values.ts'
import { recordingDatabase, runStatements } from './recording-database.ts'

/** A template that answered a whole row (`alias` undefined) or one column of it. */
export interface Compared {
  /** One, but where a file has the same text several times. */
  declared: readonly DeclaredSql[]
  file: string
  alias: string | undefined
  text: string
  columns: readonly DescribedColumn[]
}

export interface Walked {
  /** Texts of the templates that were part of a statement that PostgreSQL can prepare. */
  prepared: ReadonlySet<string>
  compared: readonly Compared[]
  /** What PostgreSQL said last of a template that it refused. */
  refusals: ReadonlyMap<string, string>
}

/** Ways to call a function, and how many more where some of its file's templates were not met. */
const WAYS = 6
const MORE_WAYS = 60
/** A function that asks until there is nothing more is ended after so many statements. */
const MOST_STATEMENTS = 20

/** What a list adds for its next page: whatever it is sorted by (`platform/list.ts`). */
const SORTED_BY = 'ordem_'

const textOf = ({ sqlFragments }: RawNode) => sqlFragments.join('${}')
const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value

function* rawNodes(value: unknown): Generator<RawNode> {
  if (Array.isArray(value)) for (const one of value) yield* rawNodes(one)
  if (!isNode(value)) return
  if (RawNode.is(value)) yield value
  for (const one of Object.values(value)) if (typeof one === 'object') yield* rawNodes(one)
}

/** The columns of a statement that templates answer, with their names. */
function namedColumns(query: object): (readonly [alias: string, raw: RawNode])[] {
  const returning = 'returning' in query && isNode(query.returning) ? query.returning : query
  const selections =
    'selections' in returning && Array.isArray(returning.selections) ? returning.selections : []
  return selections.flatMap(({ selection }: { selection: OperationNode }) =>
    AliasNode.is(selection) &&
    RawNode.is(selection.node) &&
    IdentifierNode.is(selection.alias) &&
    selection.alias.name !== SORTED_BY
      ? [[selection.alias.name, selection.node]]
      : [],
  )
}

export async function walkQueries(
  client: Client,
  declared: ReadonlyMap<string, DeclaredFile>,
): Promise<Walked> {
  const prepared = new Set<string>()
  const refusals = new Map<string, string>()
  const compared: Compared[] = []
  const described = new Map<string, Promise<DescribedColumn[]>>()
  let file = ''
  let way = 0
  let asked = 0

  const declaredAs = (raw: RawNode) =>
    declared.get(file)!.statements.filter(({ text, row }) => row && text === textOf(raw))

  function compare({ sql, query }: CompiledQuery, columns: readonly DescribedColumn[]): void {
    const parts = RawNode.is(query) ? [[undefined, query] as const] : namedColumns(query)
    for (const [alias, raw] of parts) {
      const found = declaredAs(raw)
      if (found.length > 0) compared.push({ declared: found, file, alias, text: sql, columns })
    }
  }

  async function answer(statement: CompiledQuery): Promise<object[]> {
    asked += 1
    if (asked > MOST_STATEMENTS) throw new Error('asks without end')
    const texts = [...rawNodes(statement.query)].map(textOf)
    const cached = described.get(statement.sql)
    const description = cached ?? describeStatement(client, statement.sql)
    described.set(statement.sql, description)
    try {
      const columns = await description
      for (const text of texts) prepared.add(text)
      if (!cached && statement.sql.trim()) compare(statement, columns)
      const [whole] = RawNode.is(statement.query) ? declaredAs(statement.query) : []
      return way % 5 === 4 ? [] : [madeRow(columns, whole?.row && madeOf(whole.row, way, db))]
    } catch (error) {
      for (const text of texts) refusals.set(text, (error as Error).message)
      throw error
    }
  }
  const db = recordingDatabase(answer)

  /** Whatever goes wrong because values are not real: what counts is what was asked. */
  async function call(run: (...values: unknown[]) => unknown, values: readonly unknown[]): Promise<void> {
    asked = 0
    try {
      await runStatements(await run(...values), db)
    } catch {}
  }

  for (const [path, { functions, statements }] of declared) {
    file = path
    const exported = (await import(path)) as Record<string, (...values: unknown[]) => unknown>
    const asking = Object.entries(functions).filter(([, takes]) => takes.some(({ is }) => is === 'database'))
    const isDone = () => statements.every(({ text }) => prepared.has(text))
    for (way = 0; way < WAYS || (way < MORE_WAYS && !isDone()); way += 1)
      for (const [name, takes] of asking)
        await call(
          exported[name]!,
          takes.map((one) => madeOf(one, way, db)),
        )
    for (const [name, takes] of isDone() ? [] : givenTo(path))
      for (way = 0; way < WAYS; way += 1) await call(exported[name]!, takes(db, way))
  }
  return { prepared, compared, refusals }
}
