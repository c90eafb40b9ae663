import { SUPERADMIN } from '@intranet/contract/access'
import type { Entering } from '@intranet/contract/access/factor-demand'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/token.ts'

interface FactorRow extends Entering {
  app: Date | null
  passkeys: number
  recuperacao: number
}

/** Which factors somebody has, and what may demand one; undefined for nobody. */
export async function readFactors(db: Database, id: number) {
  const { rows } = await sql<FactorRow>`
    select papeis_do_usuario(u.id) as roles, u.funcionario as employee,
      (select a.confirmado_em from fator_app a where a.id_usuario = u.id and a.confirmado_em is not null) as app,
      (select count(*)::int from fator_passkey p where p.id_usuario = u.id) as passkeys,
      (select count(*)::int from fator_recuperacao r where r.id_usuario = u.id) as recuperacao
    from rh_usuario u where u.id = ${id}`.execute(db)
  return rows[0]
}

/** Changes of one person's factors come one after the other, until the transaction ends. */
export const lockPerson = (db: Database, id: number) =>
  db.selectFrom('rh_usuario').select('id').where('id', '=', id).forUpdate().execute()

/** The app in use, or the one that waits for its first code. */
export const findApp = (db: Database, id_usuario: number, state: 'in use' | 'waiting') =>
  db
    .selectFrom('fator_app')
    .select(['id', 'segredo'])
    .where('id_usuario', '=', id_usuario)
    .where('confirmado_em', state === 'in use' ? 'is not' : 'is', null)
    .executeTakeFirst()

/** Stores a new app's secret until its first code comes; an earlier one that waits is replaced. */
export const storeApp = (db: Database, id_usuario: number, segredo: string) =>
  db
    .insertInto('fator_app')
    .values({ id_usuario, segredo })
    .onConflict((conflict) =>
      conflict
        .expression(sql`id_usuario, (confirmado_em is null)`)
        .doUpdateSet({ segredo, ultimo_passo: 0, created_at: sql`now()` }),
    )
    .execute()

/** Takes the code of a step of 30 seconds. False where it, or a later one, was taken before. */
export async function takeStep(db: Database, id: number, passo: number): Promise<boolean> {
  const taken = await db
    .updateTable('fator_app')
    .set({ ultimo_passo: passo })
    .where('id', '=', id)
    .where('ultimo_passo', '<', passo)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The app that waited is in use from now on, in place of an earlier one. False where it is not there any more. */
export async function useApp(
  db: Database,
  id_usuario: number,
  { id, segredo }: { id: number; segredo: string },
): Promise<boolean> {
  await db
    .deleteFrom('fator_app')
    .where('id_usuario', '=', id_usuario)
    .where('confirmado_em', 'is not', null)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('fator_app')
    .set({ confirmado_em: sql`now()` })
    .where('id', '=', id)
    .where('id_usuario', '=', id_usuario)
    .where('segredo', '=', segredo)
    .where('confirmado_em', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function removeApp(db: Database, id_usuario: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('fator_app')
    .where('id_usuario', '=', id_usuario)
    .where('confirmado_em', 'is not', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** More than anybody has. */
export const MOST_PASSKEYS = 50

export const listPasskeys = (db: Database, id_usuario: number) =>
  db
    .selectFrom('fator_passkey')
    .select(['id', 'nome', 'credencial', 'transportes', 'ultimo_uso', 'created_at'])
    .where('id_usuario', '=', id_usuario)
    .orderBy('id')
    .limit(MOST_PASSKEYS)
    .execute()

export const findPasskey = (db: Database, id_usuario: number, credencial: string) =>
  db
    .selectFrom('fator_passkey')
    .select(['id', 'credencial', 'chave_publica', 'contador', 'transportes'])
    .where('id_usuario', '=', id_usuario)
    .where('credencial', '=', credencial)
    .executeTakeFirst()

export interface NewPasskey {
  id_usuario: number
  nome: string
  credencial: string
  chave_publica: string
  contador: number
  transportes: string[]
}
export const insertPasskey = (db: Database, passkey: NewPasskey) =>
  db.insertInto('fator_passkey').values(passkey).execute()

export const markPasskey = (db: Database, id: number, contador: number) =>
  db
    .updateTable('fator_passkey')
    .set({ contador, ultimo_uso: sql`now()` })
    .where('id', '=', id)
    .execute()

export async function removePasskey(db: Database, id_usuario: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('fator_passkey')
    .where('id_usuario', '=', id_usuario)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function replaceRecovery(db: Database, id_usuario: number, codes: readonly string[]) {
  await removeRecovery(db, id_usuario)
  await db
    .insertInto('fator_recuperacao')
    .values(codes.map((code) => ({ id_usuario, hash: hashToken(code) })))
    .execute()
}

export const removeRecovery = (db: Database, id_usuario: number) =>
  db.deleteFrom('fator_recuperacao').where('id_usuario', '=', id_usuario).execute()

/** Uses a recovery code up. False for one that is not this person's, or was used. */
export async function takeRecovery(db: Database, id_usuario: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('fator_recuperacao')
    .where('id_usuario', '=', id_usuario)
    .where('hash', '=', hashToken(code))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function removeAllFactors(db: Database, id_usuario: number): Promise<void> {
  await removeRecovery(db, id_usuario)
  await db.deleteFrom('fator_passkey').where('id_usuario', '=', id_usuario).execute()
  await db.deleteFrom('fator_app').where('id_usuario', '=', id_usuario).execute()
}

/** Hours in which another superadmin may do what one asked for, and in which a new superadmin decides neither. */
const RESET_HOURS = 24

const lapsesAt = sql<Date>`(r.created_at + make_interval(hours => ${RESET_HOURS}))`
/** Who asked may have been deactivated, or have lost the role. */
const askedBySuperadmin = sql<boolean>`exists (select from rh_usuario s
  where s.id = r.id_pedido_por and s.ativo and ${SUPERADMIN} = any(papeis_do_usuario(s.id)))`

/** Requests that another superadmin may confirm now, as rows of the home's duties. */
export const resetsFor = (id_ator: number) => sql`
  select r.id_usuario as id, 'Remoção do segundo fator' as titulo, coalesce(u.nome, u.email) as detalhe,
    '/users/sessions/' || r.id_usuario as rota, 'Confirmar' as verbo,
    (${lapsesAt} at time zone 'America/Sao_Paulo')::date as prazo, null as percentual, null as valor, r.created_at as desde
  from fator_reinicio r join rh_usuario u on u.id = r.id_usuario
  where ${lapsesAt} > now() and ${askedBySuperadmin} and ${id_ator} not in (r.id_usuario, r.id_pedido_por)`

/** Removes the requests that nobody confirmed in time; answers those that a superadmin of today asked for. */
export async function removeLapsedResets(db: Database) {
  const gone = await db
    .deleteFrom('fator_reinicio as r')
    .using('rh_usuario as u')
    .whereRef('u.id', '=', 'r.id_usuario')
    .where(lapsesAt, '<=', sql<Date>`now()`)
    .returning([
      'r.id_usuario',
      'r.id_pedido_por',
      'u.nome',
      'u.email',
      askedBySuperadmin.as('por_superadmin'),
    ])
    .execute()
  return gone.filter(({ por_superadmin }) => por_superadmin)
}

/** Whether somebody became superadmin of late, by a role or a profile given to them, or by a profile that gained it. */
export async function isNewSuperadmin(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from log_historico h
    where h.data > now() - make_interval(hours => ${RESET_HOURS}) and (
      h.tabela = 'usuario_papel' and h.id_item = ${String(id)} and h.operacao = 'INSERT'
        and h.new_data->>'papel' = ${SUPERADMIN}
      or h.tabela = 'users_profiles' and h.id_item = ${String(id)} and h.operacao = 'INSERT'
        and (h.new_data->>'id_perfil')::bigint in (select p.id from perfil_acesso p where ${SUPERADMIN} = any(p.roles))
      or h.tabela = 'perfil_acesso' and h.operacao = 'UPDATE' and h.new_data->'roles' ? ${SUPERADMIN}
        and not h.old_data->'roles' ? ${SUPERADMIN}
        and h.id_item in (select up.id_perfil::text from users_profiles up where up.id_usuario = ${id}))
    limit 1`.execute(db)
  return rows.length > 0
}

export const findReset = (db: Database, id_usuario: number) =>
  db
    .selectFrom('fator_reinicio as r')
    .innerJoin('rh_usuario as u', 'u.id', 'r.id_pedido_por')
    .select(['r.id_pedido_por', 'u.nome', 'u.email', 'r.created_at'])
    .where('r.id_usuario', '=', id_usuario)
    .where(lapsesAt, '>', sql<Date>`now()`)
    .where(askedBySuperadmin)
    .executeTakeFirst()

export const askReset = (db: Database, id_usuario: number, id_pedido_por: number) =>
  db
    .insertInto('fator_reinicio')
    .values({ id_usuario, id_pedido_por })
    .onConflict((conflict) =>
      conflict.column('id_usuario').doUpdateSet({ id_pedido_por, created_at: sql`now()` }),
    )
    .execute()

/** Ends the request of another superadmin. False where there is none in force. */
export async function takeReset(db: Database, id_usuario: number, id_ator: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('fator_reinicio as r')
    .where('r.id_usuario', '=', id_usuario)
    .where('r.id_pedido_por', '!=', id_ator)
    .where(lapsesAt, '>', sql<Date>`now()`)
    .where(askedBySuperadmin)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Who shows a factor has lost none. */
export const dropReset = (db: Database, id_usuario: number) =>
  db.deleteFrom('fator_reinicio').where('id_usuario', '=', id_usuario).execute()
