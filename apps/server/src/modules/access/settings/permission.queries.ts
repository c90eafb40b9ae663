import { permissionList, type ListPermissionsInput } from '@intranet/contract/access/settings-permissions'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { personType } from '../../../platform/person-type.ts'
import { inScope } from '../../../platform/scope.ts'
import {
  accessNames,
  holdsSuperadmin,
  personSearch,
  takeProfileFilter,
  taken,
  visibleTo,
} from '../users/user.queries.ts'

const providerNames = sql<string | null>`(
  select string_agg(e.nome, ', ' order by e.nome) from empresa e
  where e.id = any(empresas_do_usuario(u.id)))`

/** People with some access: a profile, a single role, or partner access. */
const hasAccess = sql<boolean>`u.id in (
  select id_usuario from users_profiles union all select id_usuario from usuario_papel
  union all select id_usuario from permissao_parceiro)`

/** How many active people have some access, and the quarter whose review that is. */
export const readReview = (db: Database) =>
  db
    .selectFrom('rh_usuario as u')
    .where(hasAccess)
    .where('u.ativo', '=', true)
    .select([
      sql<number>`count(*)::int`.as('pessoas'),
      sql<number>`extract(quarter from now() at time zone 'America/Sao_Paulo')::int`.as('trimestre'),
      sql<number>`extract(year from now() at time zone 'America/Sao_Paulo')::int`.as('ano'),
    ])
    .executeTakeFirstOrThrow()

const people = (db: Database, actor: Actor) =>
  db
    .selectFrom('rh_usuario as u')
    .where(hasAccess)
    .where((eb) => inScope(actor, eb.ref('u.id_empresa')))

export const countPermissions = (db: Database, actor: Actor) => rowCount(people(db, actor))

/** People × profiles. `superadmin` marks the rows that Excluir leaves alone. */
export function listPermissions(db: Database, actor: Actor, request: ListPermissionsInput) {
  const { filtro, tests } = takeProfileFilter(request.filtro)
  const query = people(db, actor)
    .where((eb) => eb.and(tests))
    .select([
      'u.id',
      'u.nome',
      'u.email',
      personType.as('tipo'),
      'u.id_foto',
      'u.ultimo_acesso',
      'u.ativo',
      'u.updated_at',
    ])
    .select([accessNames.as('perfil'), providerNames.as('provedores'), holdsSuperadmin.as('superadmin')])
  return readPage(
    query,
    { ...request, filtro },
    {
      definition: permissionList,
      alias: 'u',
      refs: { perfil: accessNames, provedores: providerNames, id_perfil: taken },
      search: personSearch(actor),
    },
  )
}

const arrayOf = (column: string, from: string) =>
  sql<never[]>`coalesce((select array_agg(${sql.ref(column)} order by ${sql.ref(column)})
    from ${sql.table(from)} t where t.id_usuario = u.id), '{}')`

/** Changes with every access that is added or removed; without any it is the person's creation. */
const version = sql<Date>`coalesce(
  (select v.updated_at from usuario_permissao_versao v where v.id_usuario = u.id), u.created_at)`

/** A person's access, part by part. */
export const getPermissions = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('rh_usuario as u')
    .where('u.id', '=', id)
    .where((eb) => inScope(actor, eb.ref('u.id_empresa')))
    .select(['u.id', 'u.nome', 'u.email', personType.as('tipo'), 'u.funcionario', 'u.ativo', 'u.id_empresa'])
    .select([
      arrayOf('t.id_perfil', 'users_profiles').$castTo<number[]>().as('perfis'),
      arrayOf('t.papel', 'usuario_papel').$castTo<string[]>().as('roles'),
      arrayOf('t.id_empresa', 'usuario_empresa').$castTo<number[]>().as('empresas'),
      holdsSuperadmin.as('superadmin'),
      sql<boolean>`exists (select from permissao_parceiro p where p.id_usuario = u.id)`.as('parceiro'),
      version.as('updated_at'),
    ])
    .executeTakeFirst()

const links = {
  perfis: ['users_profiles', 'id_perfil'],
  roles: ['usuario_papel', 'papel'],
  empresas: ['usuario_empresa', 'id_empresa'],
} as const

/** Replaces one part of a person's access; entries that stay are not touched. */
export async function replaceLinks(
  db: Database,
  part: keyof typeof links,
  id: number,
  wanted: readonly (number | string)[],
): Promise<void> {
  const [table, column] = links[part]
  const set = sql`${[...wanted]}::${sql.raw(part === 'roles' ? 'text[]' : 'bigint[]')}`
  await sql`delete from ${sql.table(table)} where id_usuario = ${id}
    and ${sql.ref(column)} <> all(${set})`.execute(db)
  await sql`insert into ${sql.table(table)} (id_usuario, ${sql.ref(column)})
    select ${id}, unnest(${set}) on conflict do nothing`.execute(db)
}

/** The role list behind the browser's check: profiles with their roles, single roles, all in force. */
export const getRoleList = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('rh_usuario as u')
    .where('u.id', '=', id)
    .where(visibleTo(actor))
    .select([
      'u.id',
      sql<string[]>`papeis_do_usuario(u.id) || array['user']`.as('roles'),
      sql<{ id_perfil: number; perfil: string; roles: string[] }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id_perfil', p.id, 'perfil', p.nome, 'roles', p.roles) order by p.nome)
        from users_profiles up join perfil_acesso p on p.id = up.id_perfil
        where up.id_usuario = u.id and p.ativo), '[]')`.as('users_profiles'),
    ])
    .execute()
