import { createDatabase } from '@intranet/db/connection'
import { soughtTerm } from '@intranet/contract/careers/talent-bank'
import { rescoreVacancy } from '@intranet/server/modules/careers/keywords/rescore.service'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Call } from '../call.ts'
import { SCORE_AT_ONCE, searchByHand, searchNaively } from '../careers-by-hand.ts'
import { makeCareersWorld, type CareersWorld } from '../careers-world.ts'
import type { Measured } from '../load.process.ts'
import { buildWebIfStale } from '../../web-build.ts'
import { startBare, startServer, type Running } from '../processes.ts'
import { atLeast, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import type { Ground } from '../world.ts'
import { publicPages } from './careers-public.ts'
import { refusing } from './list-doors.ts'

const SEARCH_ROUNDS = 5
const SCORE_ROUNDS = 3

const SOUGHT = [
  { termo: 'GPON', sinonimos: ['OLT', 'ONU'], peso: 5 },
  { termo: 'OTDR', sinonimos: ['medição'], peso: 4 },
  { termo: 'emenda', sinonimos: ['fusão', 'solda'], peso: 3 },
  { termo: 'escada', sinonimos: ['poste'], peso: 2 },
  { termo: 'nobreak', sinonimos: ['elétrica'], peso: 1 },
].map((term) => soughtTerm.parse(term))

interface Found {
  total: number
  dados: { id: number }[]
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

/** Five weighted words with synonyms, first page with its total: the same people as by hand, in the same order. */
async function talentSearch(ground: Ground, world: CareersWorld, server: Running, bare: Running) {
  const { url, scene } = world
  const input = encodeURIComponent(JSON.stringify({ 0: { palavras: SOUGHT } }))
  const call: Call = {
    path: `/trpc/talentBank.list?batch=1&input=${input}`,
    headers: { cookie: `sessao=${scene.token}` },
  }
  await bare.ask({ kind: 'serve', statements: [{ page: searchByHand(SOUGHT, scene.providers) }] })
  const read = async (address: string, headers = {}) => (await fetch(address, { headers })).json()
  const [answered] = (await read(server.url + call.path, call.headers)) as [{ result: { data: Found } }]
  const ours = answered.result.data
  const plain = (await read(`${bare.url}/list/0`)) as Found
  const ids = ({ dados }: Found) => String(dados.map(({ id }) => id))
  if (!plain.total || ours.total !== plain.total || ids(ours) !== ids(plain))
    throw new Error(`Not the same people: ${ours.total} and ${plain.total}`)
  process.stderr.write(`${ours.total} of ${world.cvs} people meet the words\n`)
  const load = { kind: 'saturate', connections: 2, seconds: 3 }
  const measured = await alternate(
    {
      ours: () => ground.load.ask<Measured>({ ...load, url: server.url, calls: [call] }),
      hand: () => ground.load.ask<Measured>({ ...load, url: bare.url, calls: [{ path: '/list/0' }] }),
    },
    SEARCH_ROUNDS,
  )
  Object.values(measured).forEach(refusing)
  const rates = (side: Measured[]) => side.map(({ rate }) => rate)
  const client = new Client({ connectionString: url })
  await client.connect()
  const naive = await timed(() => client.query(searchNaively(SOUGHT)))
  await client.end()
  const alone = await timed(() => read(server.url + call.path, call.headers))
  process.stderr.write(`a search ${Math.round(alone)} ms, naively ${Math.round(naive)} ms\n`)
  return [
    atLeast(
      'talent bank by five words, searches a second / best statement by hand',
      ratioOf(rates(measured.ours), rates(measured.hand)),
      0.7,
    ),
    atLeast(
      'talent bank by five words, ms of ILIKE over the texts / ours',
      { ratio: naive / alone, spread: [naive / alone, naive / alone] },
      10,
    ),
  ]
}

/** Whether the progress could be seen while the work went on. */
async function watch(client: Client, id_vaga: number, until: AbortSignal): Promise<boolean> {
  let seen = false
  while (!until.aborted) {
    const { rows } = await client.query<{ feitas: number; total: number }>(
      'select feitas, total from vaga_repontuacao where id_vaga = $1 and concluida_em is null',
      [id_vaga],
    )
    const [row] = rows
    if (row && row.feitas > 0 && row.feitas < row.total) seen = true
    await sleep(50)
  }
  return seen
}

/** A changed word of a vacancy to which everybody applied, scored in parts as the background does it. */
async function scoring({ url, id_vaga }: CareersWorld): Promise<Result[]> {
  const { db, close } = createDatabase(url, { max: 2 })
  const client = new Client({ connectionString: url })
  const watcher = new Client({ connectionString: url })
  await Promise.all([client.connect(), watcher.connect()])
  let weight = 0
  // Other weights every time, or nothing would be written.
  const change = async () => {
    weight += 1
    await client.query('update palavra_chave set peso = 1 + (id + $2) % 5 where id_vaga = $1', [
      id_vaga,
      weight,
    ])
    await client.query('vacuum candidatura')
  }
  let seen = false
  try {
    const measured = await alternate(
      {
        async ours() {
          await change()
          const end = new AbortController()
          const watched = watch(watcher, id_vaga, end.signal)
          const took = await timed(() => rescoreVacancy(db, id_vaga))
          end.abort()
          seen = (await watched) || seen
          const { rows } = await client.query('select from vaga_repontuacao where feitas = total')
          if (!rows.length) throw new Error('The scoring did not end')
          return took
        },
        async hand() {
          await change()
          return timed(() => client.query(SCORE_AT_ONCE, [id_vaga]))
        },
      },
      SCORE_ROUNDS,
    )
    if (!seen) process.stderr.write('No progress was seen: too few applications for more than one part\n')
    const seconds = (of: number[]) => of.map((ms) => (ms / 1000).toFixed(1)).join(', ')
    process.stderr.write(`scoring ${seconds(measured.ours)} s, at once ${seconds(measured.hand)} s\n`)
    const ratio = ratioOf(measured.hand, measured.ours)
    return [atLeast('scoring a changed vacancy, applications a second / one statement', ratio, 0.7)]
  } finally {
    await Promise.all([close(), client.end(), watcher.end()])
  }
}

/** Vacancies, applications and a talent bank of 200,000 CVs. */
export async function careers(ground: Ground): Promise<Result[]> {
  // The pages of vacancies are the build's.
  buildWebIfStale()
  const world = await makeCareersWorld(ground)
  const scored = await scoring(world)
  const server = await startServer(world.url)
  const bare = await startBare(world.url)
  try {
    return [
      ...(await talentSearch(ground, world, server, bare)),
      ...scored,
      ...(await publicPages(ground, world, server, bare)),
    ]
  } finally {
    await server.stop()
    await bare.stop()
  }
}
