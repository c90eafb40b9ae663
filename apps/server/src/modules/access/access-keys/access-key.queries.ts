import { isSuperadmin } from '@intranet/contract/access'
import { accessKeyList, type ListAccessKeysInput } from '@intranet/contract/access/access-keys'
import { KEPT_CALLS, type KeySituation } from '@intranet/contract/access/access-key-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { found, type SavedRecord } from '../../../platform/records.ts'

/** One's own keys; everybody's for superadmins. */
export const ownKeys = (actor: Actor) =>
  isSuperadmin(actor) ? sql<boolean>`true` : sql<boolean>`c.id_usuario = ${actor.id}`

const situation = sql<KeySituation>`case when c.revogada_em is not null then 'revogada'
  when c.validade_fim < ${today} then 'vencida' when not u.ativo then 'suspensa' else 'ativa' end`

const ofKey = (what: string) => sql`from chave_acesso_empresa k join empresa e on e.id = k.id_empresa
  where k.id_chave = c.id${sql.raw(what)}`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('chave_acesso as c')
    .innerJoin('rh_usuario as u', 'u.id', 'c.id_usuario')
    .leftJoin('chave_acesso_uso as o', 'o.id_chave', 'c.id')
    .where(ownKeys(actor))
    .select(['c.id', 'c.nome', 'c.prefixo', 'c.id_usuario', 'c.roles', 'c.enderecos', 'c.validade_fim'])
    .select(['c.dados_pessoais', 'c.fonte', 'c.revogada_em', 'c.created_at', 'c.updated_at', 'o.ultimo_uso'])
    .select([
      sql<string>`coalesce(u.nome, u.email)`.as('usuario'),
      situation.as('situacao'),
      sql<string | null>`case when c.anterior_ate > now() then c.prefixo_anterior end`.as('prefixo_anterior'),
      sql<Date | null>`case when c.anterior_ate > now() then c.anterior_ate end`.as('anterior_ate'),
      sql<string>`(select string_agg(e.nome, ', ' order by e.nome) ${ofKey('')})`.as('provedores'),
      sql<number[]>`array(select e.id ${ofKey(' order by e.nome, e.id')})`.as('empresas'),
    ])

export const listAccessKeys = (db: Database, actor: Actor, request: ListAccessKeysInput) =>
  readPage(visible(db, actor), request, {
    definition: accessKeyList,
    alias: 'c',
    refs: {
      usuario: sql`coalesce(u.nome, u.email)`,
      situacao: situation,
      provedores: sql`(select string_agg(e.nome, ', ' order by e.nome) ${ofKey('')})`,
      ultimo_uso: 'o.ultimo_uso',
      revogada: sql`c.revogada_em is not null`,
    },
    search: normalised('c.nome'),
  })

export const getAccessKey = async (db: Database, actor: Actor, id: number) =>
  found(await visible(db, actor).where('c.id', '=', id).executeTakeFirst())

export interface StoredKey {
  nome: string
  id_usuario: number
  roles: string[]
  dados_pessoais: boolean
  enderecos: string[]
  fonte?: string | null
  validade_fim: string
}

export async function insertAccessKey(
  db: Database,
  { empresas, ...key }: StoredKey & { empresas: number[]; prefixo: string; hash: string },
): Promise<number> {
  const { id } = await db.insertInto('chave_acesso').values(key).returning('id').executeTakeFirstOrThrow()
  await replaceProviders(db, id, empresas)
  return id
}

export async function replaceProviders(db: Database, id: number, empresas: number[]): Promise<void> {
  await sql`delete from chave_acesso_empresa where id_chave = ${id} and id_empresa <> all(${empresas}::bigint[])`.execute(
    db,
  )
  await sql`insert into chave_acesso_empresa (id_chave, id_empresa)
    select ${id}, unnest(${empresas}::bigint[]) on conflict do nothing`.execute(db)
}

/** Also where the providers alone changed: who has the key open has an older version then. */
export const updateAccessKey = (db: Database, id: number, fields: Partial<StoredKey>): Promise<SavedRecord> =>
  db
    .updateTable('chave_acesso')
    .set({ ...fields, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

/** Whether a key may be used from more places than before; no address means from anywhere. */
export async function addsAddresses(
  db: Database,
  before: readonly string[],
  after: readonly string[],
): Promise<boolean> {
  if (!before.length) return false
  if (!after.length) return true
  const { rows } = await sql<{ mais: boolean }>`select exists (
    select from unnest(${[...after]}::inet[]) e where not e <<= any(${[...before]}::inet[])) as mais`.execute(
    db,
  )
  return rows[0]!.mais
}

/** The key of before works for a day beside the new one; one of before that ends at once. */
export const replaceKey = (db: Database, id: number, { hash, prefixo }: { hash: string; prefixo: string }) =>
  db
    .updateTable('chave_acesso')
    .set((of) => ({
      hash,
      prefixo,
      hash_anterior: of.ref('hash'),
      prefixo_anterior: of.ref('prefixo'),
      anterior_ate: sql<Date>`now() + interval '1 day'`,
    }))
    .where('id', '=', id)
    .returning([
      'id',
      'prefixo',
      sql<string>`prefixo_anterior`.as('prefixo_anterior'),
      sql<Date>`anterior_ate`.as('anterior_ate'),
    ])
    .executeTakeFirstOrThrow()

/** The last calls of a key, the newest first. */
export async function lastCalls(db: Database, id_chave: number) {
  const { rows } = await sql<{ momento: Date; metodo: string; rota: string; status: number; pedido: string }>`
    select momento, metodo, rota, status, pedido from chave_acesso_chamada
    where id_chave = ${id_chave} order by ordem desc limit ${KEPT_CALLS}`.execute(db)
  return rows
}

/** Forgets the calls of keys whose last day is over. */
export const forgetEndedCalls = (db: Database) =>
  sql`delete from chave_acesso_chamada where id_chave in (
    select id from chave_acesso where validade_fim < ${today})`.execute(db)

/** Ends a key at this moment; one that was revoked already stays as it was. */
export const revokeAccessKey = (db: Database, id: number) =>
  db
    .updateTable('chave_acesso')
    .set({ revogada_em: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revogada_em', 'is', null)
    .execute()

/** The same of all keys of a person. */
export const revokeKeysOf = (db: Database, id_usuario: number) =>
  db
    .updateTable('chave_acesso')
    .set({ revogada_em: sql<Date>`now()` })
    .where('id_usuario', '=', id_usuario)
    .where('revogada_em', 'is', null)
    .execute()

/** Somebody whose programs may act: their roles at this moment and the providers that a key of theirs may have. */
export async function keyOwner(db: Database, id: number) {
  const { rows } = await sql<{ roles: string[]; empresas: { id: number; nome: string }[] }>`
    select p.roles, coalesce((
      select jsonb_agg(jsonb_build_object('id', e.id, 'nome', e.nome) order by e.nome, e.id) from empresa e
      where e.ativo and ('users:superadmin' = any(p.roles) or e.id = any(empresas_do_usuario(u.id)))), '[]') as empresas
    from rh_usuario u cross join lateral (select papeis_do_usuario(u.id) as roles) p
    where u.id = ${id} and u.ativo`.execute(db)
  return rows[0]
}

/** Keys that end within two weeks: which of the two notices is due. */
export async function endingKeys(db: Database) {
  const { rows } = await sql<{
    id: number
    nome: string
    id_usuario: number
    validade_fim: string
    aviso: 'semanas' | 'dias'
  }>`
    select c.id, c.nome, c.id_usuario, c.validade_fim,
      case when c.validade_fim <= ${today} + 3 then 'dias' else 'semanas' end as aviso
    from chave_acesso c
    where c.revogada_em is null and c.validade_fim between ${today} and ${today} + 14
    order by c.id limit 10000`.execute(db)
  return rows
}

/** What a key says of itself, and the providers that it reaches at this moment. */
export async function readOwnKey(
  db: Database,
  id: number,
  reached: readonly number[],
  ends: Date | undefined,
) {
  const { rows } = await sql<{
    id: number
    nome: string
    prefixo: string
    usuario: string
    dados_pessoais: boolean
    empresas: { id: number; nome: string }[]
    enderecos: string[]
    fonte: string | null
    validade_fim: string
  }>`
    select c.id, c.nome, case when c.anterior_ate = ${ends ?? null} then c.prefixo_anterior else c.prefixo end as prefixo,
      coalesce(u.nome, u.email) as usuario, c.dados_pessoais, c.enderecos,
      c.fonte, c.validade_fim, coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id, 'nome', e.nome) order by e.nome, e.id) from empresa e
        where e.id = any(${[...reached]}::bigint[])), '[]') as empresas
    from chave_acesso c join rh_usuario u on u.id = c.id_usuario where c.id = ${id}`.execute(db)
  return found(rows[0])
}
