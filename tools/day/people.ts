/** Signed-in people of all roles: copies of the demo's sign-ins, each with an account and a session. */
import { demoSignIns } from '@intranet/db/demo/sign-ins'
import { withClient } from '@intranet/db/with-client'
import { hashToken } from '@intranet/server/platform/token'
import type { Client } from 'pg'
import { roles, type Role } from './mix.ts'

export interface Person {
  token: string
  role: Role
}

/** Everybody with providers has this one too, where leads are written, and one of the others. */
export const SHARED_PROVIDER = 'bench_0'
const OTHERS = 11

/** Of each role its share, at least one. */
export function placesOf(people: number): Role[] {
  const whole = roles.reduce((sum, role) => sum + role.people, 0)
  const firsts = roles.slice(0, people)
  const rest = roles.flatMap((role) =>
    Array.from({ length: Math.max(0, Math.round((role.people * people) / whole) - 1) }, () => role),
  )
  return [...firsts, ...rest].slice(0, people)
}

const tokenOf = (n: number) => `day-session-of-person-${n}`

async function copy(client: Client, { login }: Role, n: number): Promise<void> {
  const { rows } = await client.query<{ id: string; modelo: string }>(
    `insert into rh_usuario (nome, email, funcionario, confirmado_em, genero, data_nascimento, data_admissao, id_empresa,
       id_departamento, id_cargo)
     select nome || ' ' || $2::int, 'dia.' || $2::int || '@dia.example', funcionario, now(), genero, data_nascimento,
       data_admissao, id_empresa, id_departamento, id_cargo
     from rh_usuario where email = $1 returning id, (select id from rh_usuario where email = $1) as modelo`,
    [`${login}@intranet.example`, n],
  )
  const { id, modelo } = rows[0]!
  for (const [table, columns] of [
    ['usuario_papel', 'papel'],
    ['users_profiles', 'id_perfil'],
    ['usuario_empresa', 'id_empresa'],
    ['permissao_parceiro', 'id_empresa, roles, validade_fim'],
  ])
    await client.query(
      `insert into ${table} (id_usuario, ${columns}) select $1, ${columns} from ${table} where id_usuario = $2`,
      [id, modelo],
    )
  const bench = [SHARED_PROVIDER, `bench_${1 + (n % OTHERS)}`]
  await client.query(
    `insert into usuario_empresa select $1, id from empresa where sistema = any($2)
       and exists (select from usuario_empresa where id_usuario = $1)`,
    [id, bench],
  )
  await client.query(
    `insert into permissao_parceiro (id_usuario, id_empresa, roles, validade_fim)
     select $1, e.id, roles, validade_fim from permissao_parceiro p, empresa e
     where p.id_usuario = $1 and e.sistema = any($2)`,
    [id, bench],
  )
  // What is exported asks for the password again ten minutes after it was shown: that is not what is tried here.
  await client.query(
    `insert into sessao (id, id_usuario, expires_at, confirmada_em)
     values ($1, $2, now() + interval '12 hours', now() + interval '1 day')`,
    [hashToken(tokenOf(n)), id],
  )
}

/** Makes them in a database that holds the demo. */
export async function makePeople(databaseUrl: string, people: number): Promise<Person[]> {
  const missing = demoSignIns.filter(({ login }) => !roles.some((role) => role.login === login))
  if (missing.length)
    throw new Error(`tools/day/mix.ts: nobody is like ${missing.map((one) => one.login).join()}`)
  const places = placesOf(people)
  await withClient(databaseUrl, async (client) => {
    await client.query('begin')
    await client.query(`select set_config('app.sem_historico', 'on', true)`)
    for (const [n, role] of places.entries()) await copy(client, role, n)
    await client.query('commit')
  })
  return places.map((role, n) => ({ role, token: tokenOf(n) }))
}
