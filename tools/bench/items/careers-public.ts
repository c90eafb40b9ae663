import { publicVacanciesInput } from '@intranet/contract/careers/vacancies'
import {
  findPublicVacancy,
  listPublicVacancies,
} from '@intranet/server/modules/careers/vacancies/public-vacancy.queries'
import type { Call } from '../call.ts'
import type { CareersWorld } from '../careers-world.ts'
import { issuedBy } from '../issued.ts'
import type { Measured, Timed } from '../load.process.ts'
import { start, type Running } from '../processes.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, p99, ratioOf, ratioOfMedians, warmUp } from '../rounds.ts'
import type { Ground } from '../world.ts'
import { refusing } from './list-doors.ts'

const ROUNDS = 9
const VISITED = 20
const load = { kind: 'saturate', connections: 8, seconds: 1 }

/** 1,000 visitors a minute, each with a page and what it then reads. */
const VISITS = { perSecond: 34, seconds: 5 }
const STEADY_ROUNDS = 7

const asked = (path: string, input: object): Call => ({
  path: `/trpc/${path}?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`,
})

interface Place {
  ground: Ground
  server: Running
  bare: Running
}

/** Rates of our calls by those of the bare handler. */
async function beside({ ground, server, bare }: Place, name: string, ours: Call[], theirs: Call[]) {
  const sides = {
    ours: () => ground.load.ask<Measured>({ ...load, url: server.url, calls: ours }),
    bare: () => ground.load.ask<Measured>({ ...load, url: bare.url, calls: theirs }),
  }
  for (const side of Object.values(sides)) await warmUp(side)
  const measured = await alternate(sides, ROUNDS)
  Object.values(measured).forEach(refusing)
  const rates = (side: Measured[]) => side.map(({ rate }) => rate)
  return atLeast(
    `${name} for guests, requests a second / bare handler`,
    ratioOf(rates(measured.ours), rates(measured.bare)),
    0.85,
  )
}

/** What visitors of the public pages cost those who work. */
async function visitorsBesideLists(place: Place, { scene }: CareersWorld, visits: Call[]) {
  const { ground, server } = place
  const visitors = start('tools/bench/load.process.ts')
  const headers = { cookie: `sessao=${scene.token}` }
  const lists = [asked('vacancies.list', {}), asked('talentBank.list', { limit: 20 })].map((call) => ({
    ...call,
    headers,
  }))
  const listed = async () => {
    const { times, refused } = await ground.load.ask<Timed>({
      kind: 'steady',
      url: server.url,
      calls: lists,
      connections: 8,
      seconds: VISITS.seconds,
      perSecond: 20,
    })
    if (refused) throw new Error(`${refused} lists were refused`)
    return p99(times)
  }
  try {
    const measured = await alternate(
      {
        quiet: listed,
        async visited() {
          const visit = visitors.ask<Timed>({
            kind: 'steady',
            url: server.url,
            calls: visits,
            connections: 8,
            ...VISITS,
          })
          const [lists99, { refused }] = await Promise.all([listed(), visit])
          if (refused) throw new Error(`${refused} visits were refused`)
          return lists99
        },
      },
      STEADY_ROUNDS,
    )
    const ratio = ratioOfMedians(measured.visited, measured.quiet)
    return atMost('p99 of signed-in lists beside 1,000 visitors a minute / quiet', ratio, 2)
  } finally {
    await visitors.stop()
  }
}

/** The public list and a vacancy's page, as guests and search engines read them. */
export async function publicPages(
  ground: Ground,
  world: CareersWorld,
  server: Running,
  bare: Running,
): Promise<Result[]> {
  const place = { ground, server, bare }
  const inputs = [{}, { q: 'suporte' }, { modalidade: 'remoto' as const }, { empresa: 'bench_0' }]
  const read = (input: object) =>
    issuedBy(world.url, (db) => listPublicVacancies(db, null, publicVacanciesInput.parse(input)))
  const lists = await Promise.all(inputs.map(read))
  await bare.ask({ kind: 'serve', statements: lists.map(([page, total]) => ({ page, total })) })
  const first = (await (await fetch(`${bare.url}/list/0`)).json()) as { dados: { id: number }[] }
  const ids = first.dados.slice(0, VISITED).map(({ id }) => id)
  const statements = await Promise.all(
    ids.map((id) => issuedBy(world.url, (db) => findPublicVacancy(db, null, id))),
  )
  const addresses = ids.map((id) => `/careers/role/${id}/vaga`)
  const html = await Promise.all(addresses.map(async (path) => (await fetch(server.url + path)).text()))
  if (!html.every((page) => page.includes('"JobPosting"'))) throw new Error('A page without its vacancy')
  await bare.ask({
    kind: 'pages',
    pages: ids.map((_, n) => ({ statements: statements[n]!, html: html[n]! })),
  })
  await bare.ask({ kind: 'work', statements })
  const numbered = (path: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ path: `/${path}/${n}` }))
  const pages = addresses.map((path) => ({ path }))
  const records = ids.map((id) => asked('vacancies.getPublic', { id }))
  return [
    await beside(
      place,
      'public list of vacancies',
      inputs.map((input) => asked('vacancies.listPublic', input)),
      numbered('list', inputs.length),
    ),
    await beside(place, "a vacancy's record", records, numbered('work', ids.length)),
    await beside(place, "a vacancy's page", pages, numbered('page', ids.length)),
    await visitorsBesideLists(
      place,
      world,
      pages.flatMap((page, n) => [page, records[n]!]),
    ),
    atMost(
      "KB of a vacancy page's HTML",
      { ratio: Math.max(...html.map((page) => Buffer.byteLength(page))) / 1024 },
      30,
    ),
  ]
}
