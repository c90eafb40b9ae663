import { Client } from 'pg'
import type { Statements } from '../bare.process.ts'
import type { Call } from '../call.ts'
import type { Measured } from '../load.process.ts'
import { startBare, startServer } from '../processes.ts'
import { atLeast, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import { firstPages, trpcCall, type ListInput, type Scene } from '../scene.ts'
import { copyOf, type World } from '../world.ts'
import { refusing } from './list-doors.ts'

/** Somebody filters, and looks at this many pages. */
const PAGES = 5
const ROUNDS = 9
const load = { connections: 8, seconds: 1 }

// The same rows with the indexes that come to mind first.
const NAIVE_INDEXES = `
  drop index rh_usuario_lista, rh_usuario_empresa, rh_usuario_busca;
  create index on rh_usuario (created_at);
  create index on rh_usuario (nome);
  create index on rh_usuario (id_empresa);
  vacuum (analyze) rh_usuario;`
const TRIGRAMS = 'create index on rh_usuario using gin (nome gin_trgm_ops); vacuum (analyze) rh_usuario;'

const FROM = `from rh_usuario u left join empresa e on e.id = u.id_empresa
  where u.id_empresa = $1 and u.nome ilike $2`

function naivePage({ filtro, q }: ListInput, page: number): Statements {
  const values = [filtro.id_empresa, `%${q}%`]
  const text = `select u.id, u.nome, u.email, u.cpf, u.funcionario, u.id_empresa, e.nome as empresa,
    (select string_agg(p.nome, ', ' order by p.nome) from users_profiles up
      join perfil_acesso p on p.id = up.id_perfil where up.id_usuario = u.id) as perfil,
    u.ultimo_acesso, u.ativo, u.id_foto, u.created_at, u.updated_at ${FROM}
    order by u.nome, u.id limit 20 offset ${page * 20}`
  return { page: { text, values }, total: { text: `select count(*) as total ${FROM}`, values } }
}

/** First page with its total, then the pages after the last row seen, without counting again. */
async function followingPages(url: string, scene: Scene): Promise<Call[]> {
  const calls: Call[] = []
  for (const first of firstPages(scene)) {
    let input = first
    for (let page = 0; page < PAGES; page++) {
      const call = trpcCall(scene, input)
      calls.push(call)
      const answered = await fetch(url + call.path, { headers: call.headers })
      const [{ result }] = (await answered.json()) as [{ result: { data: { depois: string | null } } }]
      if (!result.data.depois) break
      input = { ...first, contar: false, depois: result.data.depois }
    }
  }
  return calls
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  // One by one: VACUUM does not run in a list of statements.
  for (const part of statement.split(';')) if (part.trim()) await client.query(part)
  await client.end()
}

/** The list by design, with session and all, beside the naive one in a bare handler without any. */
export async function naiveList(world: World): Promise<Result[]> {
  const url = await copyOf(world, 'ingenuo')
  await run(url, NAIVE_INDEXES)
  const server = await startServer(world.url)
  const bare = await startBare(url)
  try {
    const calls = await followingPages(server.url, world.scene)
    const naive = firstPages(world.scene).flatMap((input) =>
      Array.from({ length: PAGES }, (_, page) => naivePage(input, page)),
    )
    await bare.ask({ kind: 'serve', statements: naive })
    const sides = {
      design: () => world.load.ask<Measured>({ kind: 'saturate', url: server.url, calls, ...load }),
      naive: () =>
        world.load.ask<Measured>({
          kind: 'saturate',
          url: bare.url,
          calls: naive.map((_, n) => ({ path: `/list/${n}` })),
          ...load,
        }),
    }
    const compare = async () => {
      const measured = await alternate(sides, ROUNDS)
      Object.values(measured).forEach(refusing)
      const rates = (side: keyof typeof measured) => measured[side].map(({ rate }) => rate)
      return ratioOf(rates('design'), rates('naive'))
    }
    const plain = await compare()
    await run(url, TRIGRAMS)
    const trigrams = await compare()
    return [
      atLeast('list by design / naive list (ILIKE, offset, count)', plain, 3),
      atLeast('list by design / naive list with a trigram index', trigrams, 3),
    ]
  } finally {
    await server.stop()
    await bare.stop()
  }
}
