import { migrate } from '@intranet/db/migrator'
import { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Measured } from '../load.process.ts'
import { startBare, startServer } from '../processes.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, ratioOf } from '../rounds.ts'
import { newDatabase, type Ground } from '../world.ts'

const CONNECTIONS = 50
const SECONDS = 3
const ROUNDS = 7
const CODE = 'Bench001'
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

const LINK = `
  with e as (insert into empresa (nome, sistema) values ('Bench', 'bench') returning id),
  c as (insert into vendas_campanha (nome) values ('Bench') returning id),
  k as (insert into vendas_canal (nome) values ('Bench') returning id),
  d as (insert into vendas_destino (nome, url) values ('Bench', 'https://bench.example/planos') returning id)
  insert into vendas_tracking_url (codigo, id_empresa, id_campanha, id_canal, id_destino)
  select '${CODE}', e.id, c.id, k.id, d.id from e, c, k, d`

/** A tracking link's redirect beside an empty route of Fastify; afterwards every answered click must be in the table. */
export async function redirect(ground: Ground): Promise<Result[]> {
  const url = await newDatabase(ground, 'redirecionamento')
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(LINK)
  const [server, bare] = [await startServer(url), await startBare(url)]
  const saturate = (target: string, path: string) =>
    ground.load.ask<Measured>({
      kind: 'saturate',
      url: target,
      calls: [{ path, headers: { 'user-agent': BROWSER } }],
      connections: CONNECTIONS,
      seconds: SECONDS,
    })
  let answered = 0
  try {
    const measured = await alternate(
      {
        link: async () => {
          const round = await saturate(server.url, `/r/${CODE}`)
          answered += round.answers
          return round
        },
        empty: () => saturate(bare.url, '/healthz'),
      },
      ROUNDS,
    )
    await sleep(1000)
    const { rows } = await client.query<{ cliques: number }>(
      'select coalesce(sum(cliques), 0)::int as cliques from vendas_tracking_clique',
    )
    const rate = (rounds: Measured[]) => rounds.map((round) => round.rate)
    const lost = Math.max(0, answered - rows[0]!.cliques)
    return [
      atLeast(
        `redirect of a link, ${CONNECTIONS} connections, by an empty route`,
        ratioOf(rate(measured.link), rate(measured.empty)),
        0.6,
      ),
      atMost('clicks answered but not counted', { ratio: lost }, 0),
    ]
  } finally {
    await Promise.all([server.stop(), bare.stop(), client.end()])
  }
}
