import Fastify from 'fastify'
import { Pool, types } from 'pg'
import { answer } from './answering.ts'
import type { Issued } from './issued.ts'

/** Statements of one list request: its page and, where asked for, its total. */
export interface Statements {
  page: Issued
  total?: Issued
}

// As everybody does who wants numbers and days: pg gives texts and moments.
const [INT8_ARRAY, TEXT_ARRAY] = [1016, 1009] as unknown as (typeof types.builtins.INT8)[]
const readTexts = types.getTypeParser(TEXT_ARRAY!) as (value: string) => string[]
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.DATE, String)
types.setTypeParser(INT8_ARRAY!, (value) => readTexts(value).map(Number))

// What anybody would write by hand: no session, no rules, no types; the statements are those of the real server.
const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 })
const lists: Statements[] = []
const works: Issued[][] = []
const pages: { statements: Issued[]; html: string }[] = []
let keyset = ''
const app = Fastify()

app.get('/healthz', async () => ({ ok: true }))
app.get<{ Params: { n: string } }>('/list/:n', async (request) => {
  const { page, total } = lists[Number(request.params.n)]!
  const { rows } = await pool.query<{ ordem_?: unknown; total_?: string }>(page.text, page.values)
  const counted = rows[0]?.total_
  for (const row of rows) {
    delete row.total_
    delete row.ordem_
  }
  if (!total) return { total: counted === undefined ? null : Number(counted), dados: rows }
  const { rows: counts } = await pool.query<{ total: string }>(total.text, total.values)
  return { total: Number(counts[0]!.total), dados: rows }
})
/** A page after the row of this moment and id. */
app.get<{ Querystring: { quando: string; id: string } }>('/after', async ({ query }) => {
  const { rows } = await pool.query(keyset, [query.quando, query.id])
  return rows
})
// By either method: who is asked with a body has it to read, here as there.
app.route<{ Params: { n: string } }>({
  method: ['GET', 'POST'],
  url: '/work/:n',
  handler: async (request) => {
    const answers: unknown[] = []
    for (const { text, values } of works[Number(request.params.n)]!)
      answers.push((await pool.query(text, values)).rows)
    return answers
  },
})
/** A page whose text is ready, after its statements. */
app.get<{ Params: { n: string } }>('/page/:n', async (request, reply) => {
  const { statements, html } = pages[Number(request.params.n)]!
  for (const { text, values } of statements) await pool.query(text, values)
  return reply.type('text/html; charset=utf-8').send(html)
})
answer({
  cpu() {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  serve({ statements }: { statements: Statements[] }) {
    lists.splice(0, lists.length, ...statements)
  },
  keyset({ text }: { text: string }) {
    keyset = text
  },
  pages({ pages: sent }: { pages: typeof pages }) {
    pages.splice(0, pages.length, ...sent)
  },
  /** Pieces of work of any statements, sent one after the other. */
  work({ statements }: { statements: Issued[][] }) {
    works.splice(0, works.length, ...statements)
  },
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
