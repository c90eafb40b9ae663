import { listUsers } from '@intranet/server/modules/access/users/user.queries'
import type { Actor } from '@intranet/server/platform/actor'
import { hashToken } from '@intranet/server/platform/token'
import { userSchemas } from '@intranet/contract/access/user-schemas'
import { Client } from 'pg'
import type { Statements } from './bare.process.ts'
import { issuedBy } from './issued.ts'
import type { Call } from './call.ts'
import { PROVIDERS } from './data.ts'
import { PEOPLE, tokenOf } from './people.ts'

/** What the manager of people asks for all day: one provider, part of a name, a page of 20 by name. */
export interface ListInput {
  limit: number
  sort: string
  q?: string
  filtro: { id_empresa?: number }
  contar?: boolean
  offset?: number
  depois?: string
}

const WORDS = ['silveira', 'mariana', 'gonçalves', 'joão', 'mari', 'rocha']

export interface Scene {
  token: string
  providers: number[]
  actor: Actor
}

export const bearer = ({ token }: Pick<Scene, 'token'>) => ({ authorization: `Bearer ${token}` })

/** Managers of people over all providers, each with an open session; the scene is the first one's. */
export async function makeScene(url: string): Promise<Scene> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const made: { id: number; providers: number[] }[] = []
  for (let n = 0; n < PEOPLE; n += 1) made.push(await makeManager(client, n))
  await client.end()
  const { id, providers } = made[0]!
  const roles = ['rh:gestor', 'vendas:solicitante', 'user']
  const nobody = { id_empresa: null, id_departamento: null, id_cargo: null }
  const person = { id, nome: 'Gestora do Bench', email: emailOf(0), employee: true }
  const actor = {
    ...person,
    ...nobody,
    roles,
    empresas: providers,
    sessao: '',
    expira_em: new Date(),
  } as Actor
  return { token: tokenOf(0), providers, actor }
}

const emailOf = (n: number) => `gestora${n || ''}@bench.example`

async function makeManager(client: Client, n: number): Promise<{ id: number; providers: number[] }> {
  const { rows } = await client.query<{ id: string }>(
    `insert into rh_usuario (nome, email, funcionario, confirmado_em)
     values ('Gestora do Bench', $1, true, now()) returning id`,
    [emailOf(n)],
  )
  const id = Number(rows[0]!.id)
  await client.query(`insert into usuario_papel values ($1, 'rh:gestor'), ($1, 'vendas:solicitante')`, [id])
  const { rows: companies } = await client.query<{ id: string }>(
    `insert into usuario_empresa select $1, id from empresa where sistema like 'bench%' order by id returning id_empresa as id`,
    [id],
  )
  await client.query(
    `insert into sessao (id, id_usuario, expires_at) values ($1, $2, now() + interval '12 hours')`,
    [hashToken(tokenOf(n)), id],
  )
  return { id, providers: companies.map((row) => Number(row.id)) }
}

/** First pages over every provider, large and small. */
export const firstPages = ({ providers }: Scene, over: Partial<ListInput> = {}): ListInput[] =>
  Array.from({ length: PROVIDERS }, (_, n) => ({
    limit: 20,
    sort: 'nome',
    q: WORDS[n % WORDS.length],
    filtro: { id_empresa: providers[n % providers.length] },
    ...over,
  }))

export const trpcCall = (scene: Scene, input: ListInput): Call => ({
  path: `/trpc/users.list?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`,
  headers: { cookie: `sessao=${scene.token}` },
})

export function restCall(scene: Scene, { filtro, limit, ...rest }: ListInput): Call {
  const query = new URLSearchParams({ limit: String(limit), filtro: JSON.stringify(filtro) })
  for (const [key, value] of Object.entries(rest)) if (value !== undefined) query.set(key, String(value))
  return { path: `/v1/usuario?${query}`, headers: bearer(scene) }
}

/** The very statements that the server issues for a list request, its session's apart. */
export async function statementsOf(url: string, { actor }: Scene, input: ListInput): Promise<Statements> {
  const issued = await issuedBy(url, (db) => listUsers(db, actor, userSchemas.list.input.parse(input)))
  const [page, total] = issued
  if (!page || issued.length > 2) throw new Error(`A list issued ${issued.length} statements`)
  return { page, total }
}
