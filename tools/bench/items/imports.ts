import { migrate } from '@intranet/db/migrator'
import { mkdtempSync, chmodSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryDuring } from '../memory-during.ts'
import { customersOfSheets, writeSheet } from '../import-files.ts'
import type { Timed } from '../load.process.ts'
import { startServer, type Running } from '../processes.ts'
import { atLeast, atMost, type Result } from '../results.ts'
import { alternate, differenceOf, medianOf, p99, ratioOf, ratioOfMedians, type Ratio } from '../rounds.ts'
import { bearer, type Scene } from '../scene.ts'
import { makeLeadsScene } from '../leads-world.ts'
import { newDatabase, type Ground } from '../world.ts'

const ROWS = 100_000
const MANY = 1_000_000
const ROUNDS = 5

const PLACES = `
  with e as (insert into empresa (nome, sistema) values ('Bench', 'bench_0') returning id),
  c as (insert into vendas_campanha (nome) values ('Bench') returning id),
  cp as (insert into vendas_campanha_provedor select c.id, e.id from c, e),
  k as (insert into vendas_canal (nome) values ('Bench') returning id),
  kp as (insert into vendas_canal_provedor select k.id, e.id from k, e)
  select e.id as id_empresa, c.id as id_campanha, k.id as id_canal from e, c, k`

interface Place {
  id_empresa: number
  id_campanha: number
  id_canal: number
}

interface World {
  client: Client
  scene: Scene
  place: Place
  url: string
  /** Where the server keeps files, also the one that comes after a crash. */
  data: string
}

async function makeWorld(ground: Ground, data: string): Promise<World> {
  const url = await newDatabase(ground, 'importacoes')
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<keyof Place, string>>(PLACES)
  const [id_empresa, id_campanha, id_canal] = ['id_empresa', 'id_campanha', 'id_canal'].map((key) =>
    Number(rows[0]![key as keyof Place]),
  ) as [number, number, number]
  await client.query(
    `insert into relationship_dados_pessoas (id_empresa, codpessoa, nome_razaosocial, cpf)
     select $1, 'C' || cpf, 'Cliente', cpf from unnest($2::text[]) as cpf`,
    [id_empresa, customersOfSheets],
  )
  return { client, scene: await makeLeadsScene(url), place: { id_empresa, id_campanha, id_canal }, url, data }
}

async function call<T>(server: Running, scene: Scene, path: string, body: object): Promise<T> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...bearer(scene), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Sends a sheet; answers the import that waits for it. */
async function send(server: Running, { scene, place }: World, path: string): Promise<number> {
  const form = new FormData()
  form.set('bucket', 'importacoes')
  form.set('file', await openAsBlob(path), 'leads.csv')
  const answer = await fetch(`${server.url}/files`, { method: 'POST', headers: bearer(scene), body: form })
  const { id: id_file } = (await answer.json()) as { id: string }
  type Created = { insert_vendas_lead_importacao: { returning: { id: number }[] } }
  const created = await call<Created>(server, scene, '/api/rest/v1/lead/dados/importacao', {
    ...place,
    id_file,
  })
  return created.insert_vendas_lead_importacao.returning[0]!.id
}

/** The documented call, again until the import is done: it answers after a minute at the latest. */
async function runImport(server: Running, { scene }: World, id: number): Promise<void> {
  type ImportAnswer = { importaClientes: { success: boolean; message: string } }
  for (;;) {
    const { importaClientes } = await call<ImportAnswer>(server, scene, `/v1/lead/arquivo/clientes/${id}`, {})
    if (!importaClientes.success) throw new Error(importaClientes.message)
    if (!importaClientes.message.includes('andamento')) return
    await sleep(50)
  }
}

/**
 * COPY and merge as one would write them by hand: same table, indexes, triggers and columns. No line is looked at, the
 * file comes through no connection, and nothing is done for conflicts: each is cheaper than what ours must do.
 */
async function bareImport({ client, place }: World, path: string): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `insert into vendas_lead_importacao (id_empresa, id_campanha, id_canal, nome_arquivo) values ($1, $2, $3, 'x')
     returning id`,
    [place.id_empresa, place.id_campanha, place.id_canal],
  )
  const began = performance.now()
  await client.query(`begin; set local app.sem_historico = 'on';
    create unlogged table if not exists crua (linha int generated always as identity, nome text, cpf text, telefone text);
    truncate crua restart identity;
    copy crua (nome, cpf, telefone) from '${path}' (format csv, header, delimiter ';', encoding 'UTF8')`)
  await client.query(
    `insert into vendas_lead_participante (id_importacao_evento, linha, nome, telefone, cpf, cliente)
     select $1, linha, nome, telefone, cpf,
       exists (select from relationship_dados_pessoas c where c.cpf = s.cpf and c.id_empresa = $2)
     from crua s`,
    [rows[0]!.id, place.id_empresa],
  )
  await client.query('commit')
  return performance.now() - began
}

/** p99 of a list that others ask for, beside imports by alone. */
async function besideOthers(ground: Ground, server: Running, world: World, path: string): Promise<Ratio> {
  const ask = () =>
    ground.load.ask<Timed>({
      kind: 'steady',
      url: server.url,
      calls: [{ path: '/v1/vendas/campanha?limit=20', headers: bearer(world.scene) }],
      connections: 0,
      seconds: 6,
      perSecond: 40,
    })
  const quiet: number[] = []
  const busy: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(p99((await ask()).times))
    const until = new AbortController()
    const importing = (async () => {
      while (!until.signal.aborted) await runImport(server, world, await send(server, world, path))
    })()
    busy.push(p99((await ask()).times))
    until.abort()
    await importing
  }
  return ratioOfMedians(busy, quiet)
}

/** Three times ended without warning in the middle of an import; afterwards every line is there once. */
async function crashes(world: World, path: string, right: number): Promise<Result> {
  let server = await startServer(world.url, { DATA_DIR: world.data })
  const id = await send(server, world, path)
  for (let crash = 0; crash < 3; crash++) {
    const running = runImport(server, world, id).catch(() => {})
    await sleep(150 + Math.random() * 900)
    process.kill(await server.ask<number>({ kind: 'pid' }), 'SIGKILL')
    await Promise.all([running, server.stop()])
    server = await startServer(world.url, { DATA_DIR: world.data })
  }
  try {
    await runImport(server, world, id)
    const { rows } = await world.client.query<{
      lines: number
      total: number
      errors: number
      counted: number
    }>(
      `select count(*)::int as total, count(distinct linha)::int as lines,
         (select count(*)::int from vendas_lead_importacao_erro where id_importacao_evento = $1) as errors,
         (select total_participantes from vendas_lead_importacao where id = $1) as counted
       from vendas_lead_participante where id_importacao_evento = $1`,
      [id],
    )
    const { total, lines, errors, counted } = rows[0]!
    const wrong = [total - right, lines - right, errors - (ROWS - right), counted - right]
    return atMost(
      'import: lines lost or doubled by three kill -9',
      { ratio: wrong.reduce((sum, difference) => sum + Math.abs(difference), 0) },
      0,
    )
  } finally {
    await server.stop()
  }
}

/** Imports of leads: speed beside a bare COPY and merge, memory, others' waiting, crashes. */
export async function imports(ground: Ground): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-importacoes-'))
  // PostgreSQL reads the file itself, as another user.
  chmodSync(folder, 0o755)
  const [checked, clean, many] = ['leads.csv', 'limpa.csv', 'muitas.csv'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  const right = await writeSheet(checked, ROWS, true)
  await writeSheet(clean, ROWS, false)
  await writeSheet(many, MANY, true)
  const world = await makeWorld(ground, join(folder, 'dados'))
  const server = await startServer(world.url, { DATA_DIR: world.data })
  try {
    const ours = async () => {
      const id = await send(server, world, checked)
      const began = performance.now()
      await runImport(server, world, id)
      return performance.now() - began
    }
    const times = await alternate({ bare: () => bareImport(world, clean), ours }, ROUNDS)
    const memoryOf = (path: string) => () =>
      memoryDuring(server, async () => runImport(server, world, await send(server, world, path)))
    const memory = await alternate({ few: memoryOf(checked), lots: memoryOf(many) }, ROUNDS)
    const waiting = await besideOthers(ground, server, world, checked)
    await server.stop()
    return [
      atLeast('import of 100,000 lines by a bare COPY and merge', ratioOf(times.bare, times.ours), 0.85),
      atMost('import: MB above idle', medianOf(memory.few), 60),
      atMost('import: MB more for 1,000,000 lines', differenceOf(memory.lots, memory.few), 20),
      atMost("import: p99 of others' requests / quiet", waiting, 3),
      await crashes(world, checked, right),
    ]
  } finally {
    await Promise.all([server.stop(), world.client.end()])
    rmSync(folder, { recursive: true, force: true })
  }
}
