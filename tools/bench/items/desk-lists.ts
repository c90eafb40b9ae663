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

const ROUNDS = 7
const load = { kind: 'saturate', connections: 8, seconds: 2 }

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

/** One list beside a bare handler that sends its statements. */
async function besideBare(ground: Ground, world: DeskWorld, server: Running, bare: Running, list: List) {
  const { url, scene } = world
  const statements = await Promise.all(
    list.inputs.map(async (input) => {
      const issued = await issuedBy(url, (db) => list.read(db, scene.actor, { limit: 20, ...input }))
      const [page, total] = issued
      if (!page || issued.length > 2) throw new Error(`A list issued ${issued.length} statements`)
      return { page, total }
    }),
  )
  await bare.ask({ kind: 'serve', statements })
  const calls = list.inputs.map((input) => listCall(scene, list.router, input))
  for (const [n, call] of calls.entries()) {
    const ours = await read(server.url, call)
    const plain = (await (await fetch(`${bare.url}/list/${n}`)).json()) as Page
    const ids = ({ dados }: Page) => String(dados.map(({ id }) => id))
    // A page that is not full needs no counting.
    const counted = plain.total ?? plain.dados.length
    if (!ours.total || ours.total !== counted || ids(ours) !== ids(plain))
      throw new Error(`Not the same ${list.word}: ${ours.total} and ${counted}`)
  }
  const asked = (to: string, some: Call[]) => () =>
    ground.load.ask<Measured>({ ...load, url: to, calls: some })
  const sides = {
    ours: asked(server.url, calls),
    bare: asked(
      bare.url,
      calls.map((_, n) => ({ path: `/list/${n}` })),
    ),
  }
  for (const side of Object.values(sides)) await warmUp(side)
  const measured = await alternate(sides, ROUNDS)
  Object.values(measured).forEach(refusing)
  const rates = (side: Measured[]) => side.map(({ rate }) => rate)
  return atLeast(
    `list of ${list.word}, requests a second / bare handler`,
    ratioOf(rates(measured.ours), rates(measured.bare)),
    0.85,
  )
}

export async function deskLists(ground: Ground, world: DeskWorld, server: Running): Promise<Result[]> {
  const bare = await startBare(world.url)
  try {
    const results: Result[] = []
    for (const list of lists) results.push(await besideBare(ground, world, server, bare, list))
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
