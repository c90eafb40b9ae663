import { isDeepStrictEqual } from 'node:util'
import type { Load, Measured } from '../load.process.ts'
import { startBare, startServer, type Running } from '../processes.ts'
import { alternate, ratioOf, ratioOfMedians } from '../rounds.ts'
import { bearer, firstPages, restCall, statementsOf, trpcCall } from '../scene.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import type { World } from '../world.ts'

// Short and many: what else the machine does then weighs on neighbours alike.
const ROUNDS = 15
const load = { connections: 8, seconds: 1 }

async function sameRows(
  server: Running,
  bare: Running,
  calls: [string, Record<string, string>][],
): Promise<void> {
  const read = async (url: string, headers = {}) => (await fetch(url, { headers })).json()
  const plain = (await read(`${bare.url}/list/0`)) as { total: number; dados: unknown[] }
  for (const [path, headers] of calls) {
    const body = (await read(server.url + path, headers)) as never
    const list = path.startsWith('/trpc')
      ? body[0]['result']['data']
      : { dados: body['rh_usuario'], total: body['total'] }
    if (!isDeepStrictEqual([list['dados'], list['total']], [plain.dados, plain.total]) || !plain.dados.length)
      throw new Error(`Not the same rows: ${path}`)
  }
}

export const refusing = (all: Measured[]) => {
  const refused = all.reduce((sum, { refused: some }) => sum + some, 0)
  if (refused) throw new Error(`${refused} requests were refused`)
}

const saturate = (world: World, url: string, calls: Load['calls']) => () =>
  world.load.ask<Measured>({ kind: 'saturate', url, calls, ...load } satisfies Load & { kind: string })

/** Both doors of a server beside a bare handler with the same statements; `named` begins the name of each result. */
export async function doorsOf(world: World, server: Running, named = ''): Promise<Result[]> {
  const inputs = firstPages(world.scene)
  const bare = await startBare(world.url)
  try {
    const statements = await Promise.all(inputs.map((input) => statementsOf(world.url, world.scene, input)))
    await bare.ask({ kind: 'serve', statements })
    const trpc = inputs.map((input) => trpcCall(world.scene, input))
    const rest = inputs.map((input) => restCall(world.scene, input))
    await sameRows(server, bare, [
      [trpc[0]!.path, trpc[0]!.headers!],
      [rest[0]!.path, bearer(world.scene)],
    ])
    const measured = await alternate(
      {
        trpc: saturate(world, server.url, trpc),
        bare: saturate(
          world,
          bare.url,
          inputs.map((_, n) => ({ path: `/list/${n}` })),
        ),
        rest: saturate(world, server.url, rest),
      },
      ROUNDS,
    )
    Object.values(measured).forEach(refusing)
    const by = (side: keyof typeof measured, value: 'rate' | 'p99') => measured[side].map((one) => one[value])
    return [
      atLeast(
        `${named}list through tRPC, requests a second / bare handler`,
        ratioOf(by('trpc', 'rate'), by('bare', 'rate')),
        0.85,
      ),
      atLeast(
        `${named}list through REST, requests a second / bare handler`,
        ratioOf(by('rest', 'rate'), by('bare', 'rate')),
        0.8,
      ),
      atMost(
        `${named}list through tRPC, p99 / bare handler`,
        ratioOfMedians(by('trpc', 'p99'), by('bare', 'p99')),
        1.6,
      ),
      atMost(
        `${named}list through REST, p99 / bare handler`,
        ratioOfMedians(by('rest', 'p99'), by('bare', 'p99')),
        1.6,
      ),
    ]
  } finally {
    await bare.stop()
  }
}

/** What one server answers a second, by what another answers. */
export async function besides(world: World, ours: Running, other: Running, calls: Load['calls']) {
  const measured = await alternate(
    { ours: saturate(world, ours.url, calls), other: saturate(world, other.url, calls) },
    ROUNDS,
  )
  return ratioOf(
    measured.ours.map(({ rate }) => rate),
    measured.other.map(({ rate }) => rate),
  )
}

/** Filter, text, order and exact total, signed in. */
export async function listDoors(world: World): Promise<Result[]> {
  const server = await startServer(world.url)
  try {
    return await doorsOf(world, server)
  } finally {
    await server.stop()
  }
}
