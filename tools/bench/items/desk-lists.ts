import { activationList } from '@intranet/contract/desk/activations'
import { problemList } from '@intranet/contract/desk/problems'
import { qualificationList } from '@intranet/contract/desk/qualifications'
import { refundList } from '@intranet/contract/desk/refunds'
import { saleList } from '@intranet/contract/desk/sales'
import { createDatabase, type Database } from '@intranet/db/connection'
import { listActivations } from '@intranet/server/modules/desk/backoffice/activation.queries'
import { listProblems } from '@intranet/server/modules/desk/backoffice/problem.queries'
import { listQualifications } from '@intranet/server/modules/desk/backoffice/qualification.queries'
import { listSales } from '@intranet/server/modules/desk/backoffice/sale.queries'
import { readSummary, type DeskSummary } from '@intranet/server/modules/desk/backoffice/summary.queries'
import { listRefunds } from '@intranet/server/modules/desk/refunds/refund.queries'
import type { Actor } from '@intranet/server/platform/actor'
import { isDeepStrictEqual } from 'node:util'
import type { Statements } from '../bare.process.ts'
import type { Call } from '../call.ts'
import { DATABASE, type DeskWorld } from '../desk-world.ts'
import { issuedBy } from '../issued.ts'
import type { Measured } from '../load.process.ts'
import { startBare, type Running } from '../processes.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, ratioOf, warmUp } from '../rounds.ts'
import type { Scene } from '../scene.ts'
import type { Ground } from '../world.ts'
import { refusing } from './list-doors.ts'
import { statementsPerRequest } from './statements.ts'

const ROUNDS = 5
// Long enough for the slowest page: a text in a million rows takes over a second where others work.
const load = { kind: 'saturate', connections: 8, seconds: 5 }

type Asked = Record<string, unknown>
interface List {
  router: string
  word: string
  read: (db: Database, actor: Actor, input: Asked) => Promise<unknown>
  inputs: Asked[]
}

const lists: List[] = [
  {
    router: 'deskSales',
    word: 'sales',
    read: (db, actor, input) => listSales(db, actor, saleList.input.parse(input)),
    inputs: [{}, { filtro: { situacao: 'pendente' } }, { q: 'silveira rocha' }],
  },
  {
    router: 'activations',
    word: 'installations',
    read: (db, actor, input) => listActivations(db, actor, activationList.input.parse(input)),
    inputs: [{}, { filtro: { situacao: 'reagendar' } }],
  },
  {
    router: 'qualifications',
    word: 'welcome calls',
    read: (db, actor, input) => listQualifications(db, actor, qualificationList.input.parse(input)),
    inputs: [{ filtro: { situacao: 'pendente' } }],
  },
  {
    router: 'problems',
    word: 'problems',
    read: (db, actor, input) => listProblems(db, actor, problemList.input.parse(input)),
    inputs: [{}, { filtro: { situacao: { _in: ['aberto', 'em_tratamento'] } } }],
  },
  {
    router: 'refunds',
    word: 'refunds',
    read: (db, actor, input) => listRefunds(db, actor, refundList.input.parse(input)),
    inputs: [{}, { filtro: { situacao: 'em_analise' } }],
  },
]

/** A list's first page as its screen asks for it. */
export const listCall = ({ token }: Scene, router: string, input: Asked): Call => ({
  path: `/trpc/${router}.list?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { limit: 20, ...input } }))}`,
  headers: { cookie: `sessao=${token}` },
})

interface Page {
  total: number | null
  dados: { id: number }[]
}

async function read(url: string, { path, headers }: Call): Promise<Page> {
  const [answered] = (await (await fetch(url + path, { headers })).json()) as [{ result: { data: Page } }]
  return answered.result.data
}

/** The statements of a list's pages as the server issues them. */
const statementsOf = ({ url, scene }: DeskWorld, list: List): Promise<Statements[]> =>
  Promise.all(
    list.inputs.map(async (input) => {
      const issued = await issuedBy(url, (db) => list.read(db, scene.actor, { limit: 20, ...input }))
      const [page, total] = issued
      if (!page || issued.length > 2) throw new Error(`A list issued ${issued.length} statements`)
      return { page, total }
    }),
  )

async function assertSameRows(server: Running, bare: Running, { list, ours, plain }: Sides): Promise<void> {
  for (const [n, call] of ours.entries()) {
    const page = await read(server.url, call)
    const hand = (await (await fetch(bare.url + plain[n]!.path)).json()) as Page
    const ids = ({ dados }: Page) => String(dados.map(({ id }) => id))
    // A page that is not full needs no counting.
    const counted = hand.total ?? hand.dados.length
    if (!page.total || page.total !== counted || ids(page) !== ids(hand))
      throw new Error(`Not the same ${list.word}: ${page.total} and ${counted}`)
  }
}

/** A list's pages, asked of the server and of a bare handler that sends the same statements. */
interface Sides {
  list: List
  ours: Call[]
  plain: Call[]
}

export async function deskLists(ground: Ground, world: DeskWorld, server: Running): Promise<Result[]> {
  const bare = await startBare(world.url)
  try {
    const statements: Statements[] = []
    const all: Sides[] = []
    for (const list of lists) {
      const first = statements.length
      statements.push(...(await statementsOf(world, list)))
      const ours = list.inputs.map((input) => listCall(world.scene, list.router, input))
      all.push({ list, ours, plain: ours.map((_, n) => ({ path: `/list/${first + n}` })) })
    }
    await bare.ask({ kind: 'serve', statements })
    for (const sides of all) await assertSameRows(server, bare, sides)
    const asked = (url: string, calls: Call[]) => () => ground.load.ask<Measured>({ ...load, url, calls })
    // Filtered pages are quick: both sides have their pace soon, and keep it for all lists.
    const quick = (calls: Call[], { list }: Sides) => calls.filter((_, n) => list.inputs[n]!['filtro'])
    await warmUp(
      asked(
        server.url,
        all.flatMap((sides) => quick(sides.ours, sides)),
      ),
    )
    await warmUp(
      asked(
        bare.url,
        all.flatMap((sides) => quick(sides.plain, sides)),
      ),
    )
    const results: Result[] = []
    for (const { list, ours, plain } of all) {
      const measured = await alternate(
        { ours: asked(server.url, ours), bare: asked(bare.url, plain) },
        ROUNDS,
      )
      Object.values(measured).forEach(refusing)
      const rates = (side: Measured[]) => side.map(({ rate }) => rate)
      const ratio = ratioOf(rates(measured.ours), rates(measured.bare))
      results.push(atLeast(`list of ${list.word}, requests a second / bare handler`, ratio, 0.85))
    }
    return results
  } finally {
    await bare.stop()
  }
}

const counted = (table: string, tiles: Partial<Record<keyof DeskSummary, [where: string, late: string]>>) => {
  const columns = Object.entries(tiles).map(
    ([tile, [where, late]]) => `jsonb_build_object('total', count(*) filter (where ${where}),
      'atrasados', count(*) filter (where ${where} and ${late})) as ${tile}`,
  )
  return `select ${columns.join()} from ${table} where id_empresa = any($1)`
}
const TODAY = `(now() at time zone 'America/Sao_Paulo')::date`
const LATE = 'prazo < now()'
/** One plain count of each table, with all of its tiles. */
const PLAIN = [
  counted('bo_venda', { vendas: [`situacao = 'pendente'`, LATE] }),
  counted('bo_ativacao', {
    ativacoes_hoje: [`data_agendada = ${TODAY} and situacao not in ('ativada', 'cancelada')`, LATE],
    reagendar: [`situacao = 'reagendar'`, LATE],
  }),
  counted('bo_qualificacao', { qualificacoes: [`situacao = 'pendente' and ${LATE}`, 'true'] }),
  counted('bo_problema', { problemas: [`situacao in ('aberto', 'em_tratamento')`, LATE] }),
  counted('bo_estorno', { estornos: [`situacao = 'em_analise'`, 'false'] }),
]

/** The tiles of the home, and the same numbers by counting. */
export async function deskTiles(
  { aside }: Ground,
  { url, scene }: DeskWorld,
  server: Running,
): Promise<Result[]> {
  const { db, pool, close } = createDatabase(url, { max: 2 })
  const ours = () => readSummary(db, scene.actor)
  const plain = async () => {
    const rows: object[] = []
    for (const text of PLAIN) rows.push((await pool.query(text, [scene.providers])).rows[0] as object)
    return Object.assign({}, ...rows) as DeskSummary
  }
  const lasting = (work: () => Promise<unknown>) => async () => {
    const begin = performance.now()
    await work()
    return performance.now() - begin
  }
  try {
    const [tiles, counts] = [await ours(), await plain()]
    if (!isDeepStrictEqual(tiles, counts))
      throw new Error(`Not the same tiles: ${JSON.stringify([tiles, counts])}`)
    const measured = await alternate({ ours: lasting(ours), plain: lasting(plain) }, ROUNDS)
    const call: Call = {
      path: '/trpc/backoffice.summary?batch=1&input=%7B%7D',
      headers: { cookie: `sessao=${scene.token}` },
    }
    const found = await statementsPerRequest(aside, server.url, call, DATABASE)
    return [
      atLeast("tiles of the desk's home by plain counts", ratioOf(measured.plain, measured.ours), 10),
      atMost(
        "statements of the tiles besides the session's",
        { ratio: found.reduce((sum, { calls }) => sum + calls, 0) - 1 },
        1,
      ),
    ]
  } finally {
    await close()
  }
}
