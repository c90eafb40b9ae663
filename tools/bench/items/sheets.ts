import { migrate } from '@intranet/db/migrator'
import { Client } from 'pg'
import { startServer, type Running } from '../processes.ts'
import { atMost, informational, type Result } from '../results.ts'
import { bearer, makeScene, type Scene } from '../scene.ts'
import { newDatabase, type Ground } from '../world.ts'

const LINES = 100_000
const VEHICLES = 300
const DAY_MS = 86_400_000

const FLEET = `
  with e as (insert into empresa (nome, sistema) values ('Bench', 'bench_0') returning id)
  insert into veiculo (placa, renavam, marca, modelo, ano_fabricacao, ano_modelo, tipo, combustivel, propriedade,
    categoria_exigida, id_empresa, km_atual)
  select 'BEN1' || chr(65 + n / 100) || lpad((n % 100)::text, 2, '0'), lpad(n::text, 11, '0'), 'Fiat', 'Strada', 2023,
    2024, 'utilitario', 'flex', 'proprio', 'B', e.id, 900000
  from e, generate_series(0, ${VEHICLES - 1}) n`

const plateOf = (n: number) =>
  `BEN1${String.fromCharCode(65 + Math.floor(n / 100))}${String(n % 100).padStart(2, '0')}`

/** A year of a fuel card: each vehicle once a day. Of every hundred lines one is the line above again. */
function fuelCard(): { text: string; right: number } {
  const first = Date.now() - (Math.ceil(LINES / VEHICLES) + 2) * DAY_MS
  const lines = ['Placa;Data e hora;KM;Litros;Valor;Posto;Cupom']
  let right = 0
  for (let n = 0; n < LINES; n++) {
    if (n % 100 === 99) {
      lines.push(lines.at(-1)!)
      continue
    }
    right++
    const day = Math.floor(n / VEHICLES)
    const [year, month, date] = new Date(first + day * DAY_MS).toISOString().slice(0, 10).split('-')
    const moment = `${date}/${month}/${year} 08:${String(n % 60).padStart(2, '0')}`
    const litres = `${30 + (n % 20)},${String(n % 1000).padStart(3, '0')}`
    lines.push(
      `${plateOf(n % VEHICLES)};${moment};${1000 + day * 120};${litres};263,08;Posto ${n % 40};T${n}`,
    )
  }
  return { text: lines.join('\r\n'), right }
}

async function makeWorld(ground: Ground): Promise<{ client: Client; scene: Scene; url: string }> {
  const url = await newDatabase(ground, 'planilhas')
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(FLEET)
  const scene = await makeScene(url)
  await client.query(`insert into usuario_papel values ($1, 'frota:gestor')`, [scene.actor.id])
  return { client, scene, url }
}

/** The calls of "Importar planilha", as its screen makes them. */
function screenOf({ url }: Running, scene: Scene) {
  async function call<T>(procedure: string, input: object): Promise<T> {
    const answer = await fetch(`${url}/trpc/sheetImports.${procedure}`, {
      method: 'POST',
      headers: { ...bearer(scene), 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`)
    const { result } = (await answer.json()) as { result: { data: T } }
    return result.data
  }
  return {
    async send(text: string): Promise<number> {
      const form = new FormData()
      form.set('bucket', 'importacoes')
      form.set('file', new Blob([text]), 'cartao.csv')
      const sent = await fetch(`${url}/files`, { method: 'POST', headers: bearer(scene), body: form })
      const { id: id_file } = (await sent.json()) as { id: string }
      return (await call<{ id: number }>('create', { entidade: 'fuels', id_file })).id
    },
    async write(id: number) {
      while ((await call<{ pendentes: number }>('advance', { id })).pendentes > 0);
    },
    async undo(id: number) {
      for (let abaixo: number | null | undefined; abaixo !== null;)
        abaixo = (await call<{ proximo: number | null }>('undo', { id, abaixo })).proximo
    },
  }
}

/** A fuel card of 100,000 lines: how long it takes, that a line twice is one fill, and that it is undone. */
export async function sheets(ground: Ground): Promise<Result[]> {
  const { client, scene, url } = await makeWorld(ground)
  const server = await startServer(url)
  const screen = screenOf(server, scene)
  const { text, right } = fuelCard()
  const fills = async () =>
    (await client.query<{ total: number }>('select count(*)::int as total from abastecimento')).rows[0]!.total
  async function seconds<T>(work: () => Promise<T>): Promise<[taken: number, done: T]> {
    const began = performance.now()
    const done = await work()
    return [(performance.now() - began) / 1000, done]
  }
  try {
    const [checking, id] = await seconds(() => screen.send(text))
    const [writing] = await seconds(() => screen.write(id))
    const missing = right - (await fills())
    const [again, second] = await seconds(() => screen.send(text))
    await screen.write(second)
    const more = (await fills()) - right
    const [undoing] = await seconds(() => screen.undo(id))
    return [
      atMost(
        'fuel card of 100,000 lines: s from the file to the last fill',
        { ratio: checking + writing },
        60,
      ),
      informational('fuel card of 100,000 lines: s until the preview', { ratio: checking }),
      informational('fuel card of 100,000 lines: s until the preview of a second run', { ratio: again }),
      informational('fuel card of 100,000 lines: s to undo it', { ratio: undoing }),
      atMost(
        'fuel card: fills missing, doubled, made by a second run or left by an undo',
        {
          ratio: Math.abs(missing) + Math.abs(more) + (await fills()),
        },
        0,
      ),
    ]
  } finally {
    await server.stop()
    await client.end()
  }
}
