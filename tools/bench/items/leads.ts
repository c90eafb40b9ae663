import { dayFromNow } from '@intranet/contract/today'
import { listLeads } from '@intranet/server/modules/sales/leads/lead-list.queries'
import { leadWaits } from '@intranet/server/modules/sales/leads/lead-lists'
import { createParameters } from '@intranet/server/platform/parameters'
import { listLeadsInput } from '@intranet/contract/sales/lead-list'
import { Client } from 'pg'
import type { Statements } from '../bare.process.ts'
import { issuedBy } from '../issued.ts'
import { leadsCopy, leadsWorld } from '../leads-world.ts'
import type { Call } from '../call.ts'
import type { Measured } from '../load.process.ts'
import { startBare, startServer, type Running } from '../processes.ts'
import { atLeast, atMost, informational, type Result } from '../results.ts'
import { alternate, ratioOf, ratioOfMedians, warmUp } from '../rounds.ts'
import type { Scene } from '../scene.ts'
import { sessionStatement } from '../session-statement.ts'
import type { Ground } from '../world.ts'
import { refusing } from './list-doors.ts'

const ROUNDS = 9
const load = { connections: 8, seconds: 1 }
/** Some three hundred answers a second are few to tell sides apart by. */
const SECONDS_BESIDE_BARE = 3
/** Somebody filters, and looks at this many pages. */
const PAGES = 5
const COMMON = ['silveira', 'mariana', 'gonçalves', 'rocha']
const RARE = ['eduarda zanetti', 'joão kuhn', 'sabrina prestes', 'igor corrêa']

interface LeadsInput {
  limit: number
  q: string
  filtro: { id_empresa: number; created_at: { _gte: string; _lte: string } }
  contar?: boolean
  depois?: string
}

const day = (ago: number) => dayFromNow(-ago)

/** First pages over large and small providers, newest first. */
const firstPages = ({ providers }: Scene, words: readonly string[], days: number): LeadsInput[] =>
  words.flatMap((q, n) =>
    [providers[n]!, providers[n + 4]!].map((id_empresa) => ({
      limit: 20,
      q,
      filtro: { id_empresa, created_at: { _gte: day(days), _lte: day(0) } },
    })),
  )

const callOf = (scene: Scene, input: LeadsInput): Call => ({
  path: `/trpc/leads.list?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`,
  headers: { cookie: `sessao=${scene.token}` },
})

/** The very statement that the server issues for a request, its session's apart. */
const statementsOf = (url: string, scene: Scene, inputs: LeadsInput[]): Promise<Statements[]> =>
  Promise.all(
    inputs.map(async (input) => {
      const issued = await issuedBy(url, async (db) => {
        const waits = await leadWaits(createParameters(db))
        return listLeads(db, scene.actor, listLeadsInput.parse(input), waits)
      })
      return { page: issued.at(-1)! }
    }),
  )

// The indexes that come to mind first, instead of ours.
const NAIVE_INDEXES = [
  `drop index vendas_lead_lista, vendas_lead_abertas, vendas_lead_busca, vendas_lead_busca_aberta,
    vendas_lead_sem_cobertura`,
  'create index on vendas_lead (created_at)',
  'create index on vendas_lead (id_empresa)',
  'create index on vendas_lead using gin (cliente gin_trgm_ops)',
  'vacuum (analyze) vendas_lead',
]

function naivePage({ filtro, q }: LeadsInput, page: number): Statements {
  const values = [
    filtro.id_empresa,
    filtro.created_at._gte,
    filtro.created_at._lte,
    `%${q.split(' ').join('%')}%`,
  ]
  const from = `from vendas_lead l join empresa e on e.id = l.id_empresa left join vendas_canal n on n.id = l.id_canal
    left join vendas_campanha c on c.id = l.id_campanha left join rh_usuario v on v.id = l.id_vendedor
    where l.id_empresa = $1 and l.created_at >= $2 and l.created_at < $3::date + 1 and l.cliente ilike $4
      and l.desfecho = 'aberta' and l.tipo not in ('upgrade', 'downgrade')`
  const text = `select l.*, e.sistema as provedor, e.nome as provedor_nome, n.nome as canal, c.nome as campanha,
    v.nome as vendedor ${from} order by l.created_at desc, l.id desc limit 20 offset ${page * 20}`
  return { page: { text, values }, total: { text: `select count(*) as total ${from}`, values } }
}

async function naiveDatabase(ground: Ground): Promise<string> {
  const url = await leadsCopy(ground, 'leads_ingenuo')
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of NAIVE_INDEXES) await client.query(statement)
  await client.end()
  return url
}

interface Answered {
  total: number | null
  dados: unknown[]
  depois: string | null
}

async function read(url: string, call: Call): Promise<Answered> {
  const answered = await fetch(url + call.path, { headers: call.headers })
  const [{ result }] = (await answered.json()) as [{ result: { data: Answered } }]
  return result.data
}

/** The pages after the first ones, each after the last row seen, without counting again. */
async function followingPages(url: string, scene: Scene, inputs: LeadsInput[]): Promise<Call[]> {
  const calls: Call[] = []
  for (const first of inputs) {
    let { depois } = await read(url, callOf(scene, first))
    for (let page = 1; page < PAGES && depois; page++) {
      const call = callOf(scene, { ...first, contar: false, depois })
      calls.push(call)
      depois = (await read(url, call)).depois
    }
  }
  return calls
}

interface Sides {
  server: Running
  bare: Running
  naive: Running
}

/** Signed in and with every rule, beside a bare handler that sends the same statements. */
async function besideBare(ground: Ground, url: string, scene: Scene, { server, bare }: Sides) {
  const inputs = [30, 365].flatMap((days) => firstPages(scene, COMMON, days))
  const statements = await statementsOf(url, scene, inputs)
  const session = await sessionStatement(url, scene)
  await bare.ask({ kind: 'serve', statements })
  await bare.ask({ kind: 'work', statements: statements.map(({ page }) => [session, page]) })
  for (const [n, input] of inputs.entries()) {
    const ours = await read(server.url, callOf(scene, input))
    const plain = (await (await fetch(`${bare.url}/list/${n}`)).json()) as Answered
    // Nobody found, nobody counted: a page without rows carries no total.
    if (ours.total !== (plain.total ?? 0) || ours.dados.length !== plain.dados.length)
      throw new Error(`Not the same rows: ${input.q}`)
  }
  const saturate = (to: string, calls: Call[]) => () =>
    ground.load.ask<Measured>({
      kind: 'saturate',
      url: to,
      calls,
      ...load,
      seconds: SECONDS_BESIDE_BARE,
    })
  const asked = {
    ours: saturate(
      server.url,
      inputs.map((input) => callOf(scene, input)),
    ),
    bare: saturate(
      bare.url,
      inputs.map((_, n) => ({ path: `/list/${n}` })),
    ),
    same: saturate(
      bare.url,
      inputs.map((_, n) => ({ path: `/work/${n}` })),
    ),
  }
  for (const side of Object.values(asked)) await warmUp(side)
  const measured = await alternate(asked, ROUNDS)
  Object.values(measured).forEach(refusing)
  const by = (side: keyof typeof measured, value: 'rate' | 'p99') => measured[side].map((one) => one[value])
  return [
    atLeast(
      'lead list, requests a second / bare handler',
      ratioOf(by('ours', 'rate'), by('bare', 'rate')),
      0.85,
    ),
    informational(
      'lead list, requests a second / bare handler that asks for the session too',
      ratioOf(by('ours', 'rate'), by('same', 'rate')),
    ),
    atMost('lead list, p99 / bare handler', ratioOfMedians(by('ours', 'p99'), by('bare', 'p99')), 1.6),
  ]
}

async function besideNaive(ground: Ground, scene: Scene, { server, naive }: Sides): Promise<Result[]> {
  const results: Result[] = []
  const compare = async (name: string, ours: Call[], statements: Statements[], goal: number) => {
    await naive.ask({ kind: 'serve', statements })
    const side = (url: string, calls: Call[]) => () =>
      ground.load.ask<Measured>({ kind: 'saturate', url, calls, ...load })
    const measured = await alternate(
      {
        ours: side(server.url, ours),
        naive: side(
          naive.url,
          statements.map((_, n) => ({ path: `/list/${n}` })),
        ),
      },
      ROUNDS,
    )
    Object.values(measured).forEach(refusing)
    const rates = (of: keyof typeof measured) => measured[of].map(({ rate }) => rate)
    results.push(atLeast(name, ratioOf(rates('ours'), rates('naive')), goal))
  }
  for (const [days, goal] of [
    [30, 3],
    [365, 2],
  ] as const) {
    for (const [kind, words] of [
      ['common', COMMON],
      ['rare', RARE],
    ] as const) {
      const inputs = firstPages(scene, words, days)
      const calls = inputs.map((input) => callOf(scene, input))
      const statements = inputs.map((input) => naivePage(input, 0))
      await compare(`lead list of ${days} days, ${kind} texts / naive list`, calls, statements, goal)
    }
  }
  const inputs = firstPages(scene, COMMON, 365)
  const turned = await followingPages(server.url, scene, inputs)
  const naivePages = inputs.flatMap((input) => [1, 2, 3, 4].map((page) => naivePage(input, page)))
  await compare('turning pages of the lead list / naive list', turned, naivePages, 5)
  return results
}

/** The list of leads over a million of them: provider, period, text, newest first, exact total. */
export async function leads(ground: Ground): Promise<Result[]> {
  const { url, scene } = await leadsWorld(ground)
  const naiveUrl = await naiveDatabase(ground)
  const server = await startServer(url)
  const bare = await startBare(url)
  const naive = await startBare(naiveUrl)
  const sides = { server, bare, naive }
  try {
    return [...(await besideBare(ground, url, scene, sides)), ...(await besideNaive(ground, scene, sides))]
  } finally {
    await Promise.all([server.stop(), bare.stop(), naive.stop()])
  }
}
