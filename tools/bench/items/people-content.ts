import { migrate } from '@intranet/db/migrator'
import { feedNews } from '@intranet/server/modules/content/news/news.queries'
import { countReport, readReport } from '@intranet/server/modules/people/onboarding/onboarding-report.queries'
import { newsFeedInput } from '@intranet/contract/content/news-schemas'
import { reportCountInput, reportInput } from '@intranet/contract/people/onboarding-report'
import type { Database } from '@intranet/db/connection'
import { issuedBy } from '../issued.ts'
import type { Call } from '../call.ts'
import type { Measured } from '../load.process.ts'
import { fillPeopleAndContent } from '../onboarding-data.ts'
import { startBare, startServer } from '../processes.ts'
import { atLeast, atMost, informational, type Result } from '../results.ts'
import { alternate, ratioOf, warmUp } from '../rounds.ts'
import { bearer, makeScene, type Scene } from '../scene.ts'
import { sessionStatement } from '../session-statement.ts'
import { newDatabase, type Ground } from '../world.ts'
import { refusing } from './list-doors.ts'
import { statementsPerRequest } from './statements.ts'

const ROUNDS = 9
const load = { connections: 8, seconds: 1 }
const EMPLOYEES = 20_000

/** A piece of work by both doors and by hand. */
interface Work {
  name: string
  trpc: Call[]
  rest?: Call[]
  /** What each call asks the database once its session is known. */
  byHand: ((db: Database) => Promise<unknown>)[]
}

interface Site {
  url: string
  scene: Scene
}

async function prepare(ground: Ground, name: string, employees: number): Promise<Site> {
  const url = await newDatabase(ground, name)
  await migrate(url)
  await fillPeopleAndContent(url, employees)
  return { url, scene: await makeScene(url) }
}

const query = (scene: Scene, path: string, input: object): Call => ({
  path: `/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`,
  headers: { cookie: `sessao=${scene.token}` },
})
const post = (scene: Scene, path: string, body: object): Call => ({
  path,
  method: 'POST',
  headers: { ...bearer(scene), 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** The report as its two tabs ask for it, of every provider and of single ones. */
function works({ scene }: Site): Work[] {
  const { actor, providers } = scene
  const places = [{}, { id_empresa: providers[0] }, { id_empresa: providers[3] }]
  const pages = places.flatMap((place) => [true, false].map((concluido) => ({ ...place, concluido })))
  return [
    {
      name: 'onboarding report page',
      trpc: pages.map((input) => query(scene, 'onboardingReport.page', input)),
      rest: pages.map((input) => post(scene, '/v1/onboarding/relatorio', input)),
      byHand: pages.map((input) => (db) => readReport(db, actor, reportInput.parse(input))),
    },
    {
      name: 'onboarding report counter',
      trpc: places.map((input) => query(scene, 'onboardingReport.count', input)),
      rest: places.map((input) => post(scene, '/v1/onboarding/relatorio/contador', input)),
      byHand: places.map((input) => (db) => countReport(db, actor, reportCountInput.parse(input))),
    },
    {
      name: 'news with reactions',
      trpc: [query(scene, 'news.feed', {})],
      byHand: [(db) => feedNews(db, actor, newsFeedInput.parse({}))],
    },
  ]
}

/** The onboarding report, the news and the organisation chart of 20,000 employees. */
export async function peopleAndContent(ground: Ground): Promise<Result[]> {
  const whole = await prepare(ground, 'pessoas', EMPLOYEES)
  const tenth = await prepare(ground, 'pessoas_decimo', EMPLOYEES / 10)
  const server = await startServer(whole.url)
  const small = await startServer(tenth.url)
  const bare = await startBare(whole.url)
  const saturate = (url: string, calls: Call[]) => () =>
    ground.load.ask<Measured>({ kind: 'saturate', url, calls, ...load })
  const results: Result[] = []
  const session = await sessionStatement(whole.url, whole.scene)
  try {
    const smallWorks = works(tenth)
    for (const [index, { name, trpc, rest, byHand }] of works(whole).entries()) {
      for (const [door, calls] of Object.entries({ tRPC: trpc, REST: rest })) {
        if (!calls) continue
        const found = await statementsPerRequest(ground.aside, server.url, calls[0]!, 'pessoas')
        const count = found.reduce((sum, one) => sum + one.calls, 0)
        // Its session and its work.
        results.push(atMost(`statements of ${name} through ${door}`, { ratio: count }, 2))
      }
      const work = await Promise.all(byHand.map((one) => issuedBy(whole.url, one)))
      const requests = work.map((statements) => [session, ...statements])
      await bare.ask({ kind: 'work', statements: [...requests, ...work] })
      const bareCalls = (from: number) => work.map((_, n) => ({ path: `/work/${from + n}` }))
      const sides: Record<string, () => Promise<Measured>> = {
        trpc: saturate(server.url, trpc),
        bare: saturate(bare.url, bareCalls(0)),
        work: saturate(bare.url, bareCalls(work.length)),
        small: saturate(small.url, smallWorks[index]!.trpc),
      }
      if (rest) {
        sides.rest = saturate(server.url, rest)
        sides.bareRest = saturate(
          bare.url,
          rest.map((call, n) => ({ ...call, path: `/work/${n}` })),
        )
      }
      for (const side of Object.values(sides)) await warmUp(side)
      const measured = await alternate(sides, ROUNDS)
      Object.values(measured).forEach(refusing)
      const rates = (side: string) => measured[side]!.map(({ rate }) => rate)
      const beside = (door: string, side: 'trpc' | 'rest', bareSide: 'bare' | 'bareRest') => [
        atLeast(
          `${name} through ${door}, requests a second / bare handler of the same statements`,
          ratioOf(rates(side), rates(bareSide)),
          0.85,
        ),
        informational(
          `${name} through ${door}, requests a second / bare handler that asks nobody who it is`,
          ratioOf(rates(side), rates('work')),
        ),
      ]
      results.push(...beside('tRPC', 'trpc', 'bare'))
      if (rest) results.push(...beside('REST', 'rest', 'bareRest'))
      results.push(atMost(`${name}, of 20,000 / of 2,000`, ratioOf(rates('small'), rates('trpc')), 3))
    }
    return [...results, ...(await chartSearch(ground, server.url, whole.scene))]
  } finally {
    for (const running of [server, small, bare]) await running.stop()
  }
}

/** A word that everybody has, part of one that some have, one of a single person, and one of nobody. */
const SEARCHED = ['pessoa', 'pessoa 12', 'pessoa 19999', 'zulmira']

const SEARCH_ROUNDS = 5

/** What a search of the chart takes when nobody else asks: the slowest search, in the round that was least disturbed. */
async function chartSearch(ground: Ground, url: string, scene: Scene): Promise<Result[]> {
  const searched = async (q: string) => {
    const calls = [query(scene, 'orgChart.search', { q })]
    const medians: number[] = []
    for (let round = 0; round < SEARCH_ROUNDS; round++) {
      const measured = await ground.load.ask<Measured>({
        kind: 'saturate',
        url,
        calls,
        connections: 1,
        seconds: 1,
      })
      refusing([measured])
      medians.push(measured.median)
    }
    return Math.min(...medians)
  }
  const each: number[] = []
  for (const q of SEARCHED) each.push(await searched(q))
  return [atMost('ms of a search of the organisation chart of 20,000', { ratio: Math.max(...each) }, 100)]
}
