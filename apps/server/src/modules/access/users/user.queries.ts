import { can, isSuperadmin, SUPERADMIN } from '@intranet/contract/access'
import { userSchemas, type ListUsersInput } from '@intranet/contract/access/user-schemas'
import { common } from '@intranet/contract/messages'
import { settings } from '@intranet/contract/messages/access'
import { list as text } from '@intranet/contract/messages/list-requests'
import type { PersonOptionsInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { refusals } from '../../../platform/errors.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { originColumns } from '../../../platform/origin.ts'
import { personOptions, selectable } from '../../../platform/options.ts'
import { choseOwnPassword } from '../../../platform/own-password.ts'
import { personType } from '../../../platform/person-type.ts'
import { inScope } from '../../../platform/scope.ts'
import { filteredCpf, maskedCpf } from './masked-cpf.ts'

/** Names of a person's access profiles, as one text. */
export const holdsSuperadmin = sql<boolean>`${SUPERADMIN} = any(papeis_do_usuario(u.id))`

/**
 * Where a person's access comes from; a superadmin is 'Super Admin', whatever else they hold. Null without any.
 * One look at each of the three tables: it is asked for every row of a list.
 */
export const accessNames = sql<string | null>`(
  select case when bool_or(f.ativo and ${SUPERADMIN} = any(f.papeis)) then ${settings.superAdmin}
    else string_agg(f.nome, ', ' order by f.ordem, f.nome) end
  from (
    select 1 as ordem, p.nome, p.roles as papeis, p.ativo
      from users_profiles up join perfil_acesso p on p.id = up.id_perfil where up.id_usuario = u.id
    union all select 2, 'Papéis avulsos', array_agg(r.papel), true
      from usuario_papel r where r.id_usuario = u.id having count(*) > 0
    union all select 3, 'Parceiro', '{}', true
      where exists (select from permissao_parceiro pp where pp.id_usuario = u.id)
  ) f)`

/** Asked for the rows of a page alone: a join is made before a page is cut. */
const departmentName = sql<
  string | null
>`(select d.nome from rh_departamento d where d.id = u.id_departamento)`

/** `busca` holds CPFs: people who do not keep people's records must not find one by trying. */
export const personSearch = (actor: Actor) =>
  can(actor, 'users', 'manage') ? 'u.busca' : (['u.busca', normalised('u.nome', 'u.email')] as const)

interface ProfileFilter {
  id_perfil?: unknown
  _and?: readonly ProfileFilter[]
  _or?: readonly ProfileFilter[]
}

/** The profiles that a filter wants, in the two forms that make sense for a person with several of them. */
function wantedProfiles(condition: unknown): number[] {
  const { _eq, _in, ...others } = (
    typeof condition === 'object' && condition !== null ? condition : { _eq: condition }
  ) as { _eq?: unknown; _in?: number[] }
  const keys = _in ?? [_eq]
  if (Object.keys(others).length || keys.some((key) => typeof key !== 'number'))
    throw refusals.invalid({ 'filtro.id_perfil': common.invalidData })
  return keys as number[]
}

/** Instead of `id_perfil` in lists, whose filter `takeProfileFilter` takes out. */
export const taken = sql<null>`null`

/** Filters people by access profiles; `id_perfil` is not a column of a person. */
export function takeProfileFilter<F extends ProfileFilter>(
  filtro: F,
): { filtro: F; tests: RawBuilder<boolean>[] } {
  const { id_perfil: wanted, _and, ...rest } = filtro
  if (rest._or?.some((part) => part.id_perfil !== undefined))
    throw refusals.invalid({ 'filtro._or': text.notInOr('id_perfil') })
  const parts = _and?.map((part) => takeProfileFilter(part))
  const tests: RawBuilder<boolean>[] = (parts ?? []).flatMap((part) => part.tests)
  if (wanted !== undefined)
    tests.push(sql`u.id in (select id_usuario from users_profiles
      where id_perfil = any(${wantedProfiles(wanted)}::bigint[]))`)
  return {
    filtro: { ...rest, ...(parts && { _and: parts.map((part) => part.filtro) }) } as F,
    tests,
  }
}

const people = (db: Database, actor: Actor) =>
  db.selectFrom('rh_usuario as u').where((eb) => inScope(actor, eb.ref('u.id_empresa')))

/** "Marina Prates (marina@provedor.com.br)" of some. */
export async function namedWithAddress(db: Database, ids: readonly number[]): Promise<[number, string][]> {
  const named = await db
    .selectFrom('rh_usuario')
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .select(['id', 'nome', 'email'])
    .execute()
  return named.map(({ id, nome, email }) => [id, nome ? `${nome} (${email})` : email])
}

/** The address that somebody signs in with. */
export const findAddress = (db: Database, id: number) =>
  db.selectFrom('rh_usuario').select(['id', 'email']).where('id', '=', id).executeTakeFirst()

export const countUsers = (db: Database, actor: Actor) => rowCount(people(db, actor))

/** One page of the people whom the actor may see. CPFs are masked. */
export function listUsers(db: Database, actor: Actor, request: ListUsersInput) {
  const { filtro, tests } = takeProfileFilter(request.filtro)
  const query = people(db, actor)
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .where((eb) => eb.and(tests))
    .select([
      'u.id',
      'u.nome',
      'u.email',
      maskedCpf.as('cpf'),
      personType.as('tipo'),
      'u.id_empresa',
      'e.nome as empresa',
      'u.id_departamento',
      departmentName.as('departamento'),
      accessNames.as('perfil'),
      'u.ultimo_acesso',
      'u.ativo',
      'u.id_foto',
      'u.created_at',
      'u.updated_at',
    ])
  return readPage(
    query,
    { ...request, filtro },
    {
      definition: userSchemas.list,
      alias: 'u',
      refs: {
        empresa: 'e.nome',
        perfil: accessNames,
        cpf: filteredCpf(can(actor, 'users', 'manage')),
        tipo: personType,
        id_perfil: taken,
      },
      search: personSearch(actor),
    },
  )
}

/** The person themselves, and people who see their provider. */
export const visibleTo = (actor: Actor) =>
  sql<boolean>`(u.id = ${actor.id} or ${inScope(actor, 'u.id_empresa')})`

// Listed one by one: what a password is made of never leaves the database.
const ownColumns = [
  'u.id',
  'u.nome',
  'u.email',
  'u.funcionario',
  'u.ativo',
  'u.ultimo_acesso',
  'u.id_empresa',
  'u.id_departamento',
  'u.id_setor',
  'u.id_cargo',
  'u.id_contratante',
  'u.id_gestor',
  'u.matricula',
  'u.tipo_vinculo',
  'u.situacao',
  'u.data_admissao',
  'u.data_desligamento',
  'u.cpf',
  'u.rg',
  'u.genero',
  'u.estado_civil',
  'u.data_nascimento',
  'u.nacionalidade',
  'u.email_corp',
  'u.email_pessoal',
  'u.telefone',
  'u.telefone_corp',
  'u.cep',
  'u.rua',
  'u.numero',
  'u.complemento',
  'u.bairro',
  'u.id_cidade',
  'u.cnh_categoria',
  'u.cnh_numero',
  'u.linkedin',
  'u.viagem',
  'u.exibir_aniversario',
  'u.id_foto',
  'u.created_at',
  'u.updated_at',
] as const

/** A person with all own and organisation data, when the actor sees their provider or is that person. */
export const getUser = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('rh_usuario as u')
    .leftJoin('empresa as e', 'e.id', 'u.id_empresa')
    .leftJoin('rh_departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('rh_cargo as c', 'c.id', 'u.id_cargo')
    .leftJoin('rh_setor as s', 's.id', 'u.id_setor')
    .leftJoin('empresa_contratante as k', 'k.id', 'u.id_contratante')
    .leftJoin('rh_usuario as g', 'g.id', 'u.id_gestor')
    .leftJoin('cidade as ci', 'ci.id', 'u.id_cidade')
    .where('u.id', '=', id)
    .where(visibleTo(actor))
    .select(ownColumns)
    .select([
      personType.as('tipo'),
      sql<boolean>`u.senha_provisoria_ate is not null`.as('convidado'),
      'e.nome as empresa',
      'd.nome as departamento',
      'c.nome as cargo',
      's.nome as setor',
      'k.nome_fantasia as contratante',
      'g.nome as gestor',
      'ci.nome as cidade',
      'ci.uf',
      accessNames.as('perfil'),
    ])
    .executeTakeFirst()

/** Remembers who read which documents of whom. Outside the transaction: a refusal may not undo it. */
export const recordDocumentReading = (db: Database, actor: Actor, id_titular: number, campos: string[]) =>
  db
    .insertInto('acesso_dado_pessoal')
    .values({ id_usuario: actor.id, id_titular, campos, ...originColumns() })
    .execute()

/** What the rules of a write need of a person; undefined when the actor may not see them. */
export const getForWrite = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('rh_usuario as u')
    .where('u.id', '=', id)
    .where(visibleTo(actor))
    .select([
      'u.id',
      'u.nome',
      'u.email',
      'u.telefone',
      'u.telefone_corp',
      'u.whatsapp_corp',
      'u.email_corp',
      'u.ativo',
      'u.funcionario',
      'u.id_empresa',
      'u.id_departamento',
      'u.id_setor',
      'u.id_cargo',
      'u.id_contratante',
      'u.id_gestor',
      'u.situacao',
      'u.data_admissao',
      'u.cnh_categoria',
      'u.cnh_numero',
      'u.id_foto',
      'u.ultimo_acesso',
      'u.senha_provisoria_ate',
      choseOwnPassword('u').as('propria'),
      sql<string[]>`papeis_do_usuario(u.id)`.as('roles'),
    ])
    .executeTakeFirst()

/** The people of some whom this actor may switch, reset or invite: a superadmin only by a superadmin. */
export async function manageable(db: Database, actor: Actor, ids: readonly number[]) {
  const rows = await db
    .selectFrom('rh_usuario as u')
    .where('u.id', 'in', ids)
    .where((eb) => inScope(actor, eb.ref('u.id_empresa')))
    .select([
      'u.id',
      sql<string>`coalesce(u.nome, u.email)`.as('nome'),
      sql<string[]>`papeis_do_usuario(u.id)`.as('roles'),
    ])
    .execute()
  return isSuperadmin(actor) ? rows : rows.filter(({ roles }) => !roles.includes(SUPERADMIN))
}

/** Active employees in the actor's providers. */
export const userOptions = (db: Database, actor: Actor, input: PersonOptionsInput) =>
  personOptions(
    db,
    sql<boolean>`${inScope(actor, 'u.id_empresa')} and ${selectable('u', input.incluir)}`,
    input,
  )
