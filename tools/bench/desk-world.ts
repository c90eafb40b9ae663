import { migrate } from '@intranet/db/migrator'
import { hashToken } from '@intranet/server/platform/token'
import { Client } from 'pg'
import { fillDesk, PROVIDERS, QUEUE_PROVIDER } from './desk-data.ts'
import { start, startServer, type Running } from './processes.ts'
import { makeScene, type Scene } from './scene.ts'
import { newDatabase, type Ground } from './world.ts'

/** Who does what at the desk: the managers of the bench do all of it, each for every provider. */
const ROLES = ['backoffice:gestor', 'financeiro:gestor', 'painel_cliente:gestor', 'regras_bloqueio:gestor']
export const DATABASE = 'mesa'
const TAKERS = 20

export interface DeskWorld {
  url: string
  scene: Scene
  /** Tokens of people of the queue's provider. */
  takers: string[]
  /** The systems of the first two providers, `a` and `b`. */
  erp: Omit<Running, 'url'>
}

async function makeTakers(client: Client): Promise<string[]> {
  const tokens = Array.from({ length: TAKERS }, (_, n) => `bench-session-of-the-queue-${n}`)
  for (const [n, token] of tokens.entries())
    await client.query(
      `with pessoa as (
        insert into rh_usuario (nome, email, funcionario, confirmado_em)
        values ('Atendente', $1, true, now()) returning id
      ), papel as (insert into usuario_papel select id, 'backoffice:solicitante' from pessoa),
      empresa_dela as (insert into usuario_empresa select p.id, e.id from pessoa p, empresa e where e.sistema = $2)
      insert into sessao (id, id_usuario, expires_at) select $3, id, now() + interval '12 hours' from pessoa`,
      [`fila.${n}@bench.example`, QUEUE_PROVIDER, hashToken(token)],
    )
  return tokens
}

async function connectErps(client: Client, erp: DeskWorld['erp']): Promise<void> {
  const port = await erp.ask<number>({ kind: 'listen' })
  for (const [n, system] of ['a', 'b'].entries())
    await client.query(
      `insert into empresa_erp (id_empresa, url, permite_http, capacidades)
       select id, $2, true, '{contratos,conexoes,faturas,ordens_servico,abrir_os,resultado_acao}'
       from empresa where sistema = $1`,
      [PROVIDERS[n], `http://127.0.0.1:${port}/${system}`],
    )
}

/** Customers, debts, rules and a desk full of work, with the people and the systems of the providers. */
export async function makeDeskWorld(ground: Ground): Promise<DeskWorld> {
  const url = await newDatabase(ground, DATABASE)
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  const erp = start('tools/bench/desk-erp.process.ts')
  try {
    for (const sistema of [...PROVIDERS, QUEUE_PROVIDER])
      await client.query('insert into empresa (nome, sistema) values ($1, $1)', [sistema])
    const scene = await makeScene(url)
    await client.query(
      `insert into usuario_papel select id, unnest($1::text[]) from rh_usuario where email like 'gestora%'`,
      [ROLES],
    )
    const takers = await makeTakers(client)
    const begin = performance.now()
    await fillDesk(url)
    process.stderr.write(`the desk in ${Math.round((performance.now() - begin) / 1000)} s\n`)
    await connectErps(client, erp)
    const actor = { ...scene.actor, roles: [...ROLES, 'user'] }
    return { url, scene: { ...scene, actor }, takers, erp }
  } finally {
    await client.end()
  }
}

/** A server that may reach the systems on this machine. */
export const startDesk = ({ url }: DeskWorld): Promise<Running> =>
  startServer(url, { OUTGOING_ALLOW: '127.0.0.1' })
