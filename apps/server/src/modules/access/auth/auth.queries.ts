import { SUPERADMIN } from '@intranet/contract/access'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/token.ts'

export type CodePurpose = 'senha' | 'cadastro'

/** What a code is for, and the mark of who asked for it. */
export interface CodeAsked {
  finalidade: CodePurpose
  pedido: string
}

/** How many wrong tries a code allows. */
export const CODE_TRIES = 5

export const findAccount = (db: Database, email: string) =>
  db
    .selectFrom('rh_usuario')
    .select([
      'id',
      'nome',
      'email',
      'ativo',
      'senha_hash',
      'senha_provisoria_ate',
      'redefinir_senha',
      'confirmado_em',
    ])
    .where('email', '=', email)
    .executeTakeFirst()

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const getPasswordHash = (db: Database, id: number) =>
  db.selectFrom('rh_usuario').select(['email', 'senha_hash']).where('id', '=', id).executeTakeFirstOrThrow()

/** Stores a password that the person chose: nothing forces another one any more. Answers whom to tell. */
export const storePassword = (db: Database, id: number, senha_hash: string) =>
  db
    .updateTable('rh_usuario')
    .set((q) => ({
      senha_hash,
      senha_provisoria_ate: null,
      redefinir_senha: false,
      confirmado_em: q.fn.coalesce('confirmado_em', sql<Date>`agora()`),
    }))
    .where('id', '=', id)
    .returning(['nome', 'email'])
    .executeTakeFirstOrThrow()

/** How the group's providers are called, by people and by programs. */
export async function listGroupNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('empresa').select(['nome', 'sistema']).orderBy('id').limit(500).execute()
  return rows.flatMap(({ nome, sistema }) => [nome, sistema])
}

/** Stores another hash of the same password; nothing where it was replaced in the meantime. It is no edit of the person. */
export const renewHash = (db: Database, { id, senha_hash }: Account, renewed: string) =>
  db
    .updateTable('rh_usuario')
    .set({ senha_hash: renewed, ultimo_acesso: sql`agora()` })
    .where('id', '=', id)
    .where('senha_hash', '=', senha_hash)
    .execute()

export const markAccess = (db: Database, id: number) =>
  db
    .updateTable('rh_usuario')
    .set({ ultimo_acesso: sql`agora()` })
    .where('id', '=', id)
    .execute()

export const insertChallenge = (db: Database, id_usuario: number, token: string, expira_em: Date) =>
  db
    .insertInto('desafio_senha')
    .values({ id: hashToken(token), id_usuario, expira_em })
    .execute()

export const findChallenge = (db: Database, token: string) =>
  db
    .selectFrom('desafio_senha as d')
    .innerJoin('rh_usuario as u', 'u.id', 'd.id_usuario')
    .select(['u.id', 'u.senha_hash', 'u.ativo', 'u.senha_provisoria_ate'])
    .where('d.id', '=', hashToken(token))
    .where('d.expira_em', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Consumes a challenge. Undefined when another request was faster. */
export const takeChallenge = (db: Database, token: string) =>
  db
    .deleteFrom('desafio_senha')
    .where('id', '=', hashToken(token))
    .where('expira_em', '>', sql<Date>`now()`)
    .returning('id_usuario')
    .executeTakeFirst()

export const dropChallenges = (db: Database, id_usuario: number) =>
  db.deleteFrom('desafio_senha').where('id_usuario', '=', id_usuario).execute()

/** What was mailed to a person opens nothing any more: challenges and codes. */
export async function dropMailed(db: Database, id_usuario: number): Promise<void> {
  await dropChallenges(db, id_usuario)
  await db.deleteFrom('codigo_verificacao').where('id_usuario', '=', id_usuario).execute()
}

/** The newest code is the only one that counts. */
export const storeCode = (
  db: Database,
  code: CodeAsked & { id_usuario: number; hash: string; expira_em: Date },
) =>
  db
    .insertInto('codigo_verificacao')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .columns(['id_usuario', 'finalidade'])
        .doUpdateSet({ hash: code.hash, pedido: code.pedido, expira_em: code.expira_em, tentativas: 0 }),
    )
    .execute()

export const findCode = (db: Database, id_usuario: number, finalidade: CodePurpose) =>
  db
    .selectFrom('codigo_verificacao')
    .select('pedido')
    .where('id_usuario', '=', id_usuario)
    .where('finalidade', '=', finalidade)
    .executeTakeFirst()

/** Counts a try and answers the hash to compare with; undefined when the code is gone, another's, too old or used up. */
export const tryCode = (db: Database, id_usuario: number, { finalidade, pedido }: CodeAsked) =>
  db
    .updateTable('codigo_verificacao')
    .set((q) => ({ tentativas: q('tentativas', '+', 1) }))
    .where('id_usuario', '=', id_usuario)
    .where('finalidade', '=', finalidade)
    .where('pedido', '=', pedido)
    .where('tentativas', '<', CODE_TRIES)
    .where('expira_em', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst()

/** Consumes exactly the code that was compared. False when it was used or replaced in the meantime. */
export async function takeCode(
  db: Database,
  id_usuario: number,
  finalidade: CodePurpose,
  hash: string,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('codigo_verificacao')
    .where('id_usuario', '=', id_usuario)
    .where('finalidade', '=', finalidade)
    .where('hash', '=', hash)
    .returning('id_usuario')
    .executeTakeFirst()
  return taken !== undefined
}

export const confirmAccount = (db: Database, id: number, senha_hash: string) =>
  db
    .updateTable('rh_usuario')
    .set({ senha_hash, confirmado_em: sql`agora()` })
    .where('id', '=', id)
    .execute()

/** Sign-ups that nobody confirmed, without work, place or access: anybody may have typed the address. */
const unconfirmed = (db: Database) =>
  db
    .deleteFrom('rh_usuario')
    .where('confirmado_em', 'is', null)
    .where('funcionario', '=', false)
    .where('situacao', '=', 'ativo')
    .where('id_empresa', 'is', null)
    .where('senha_provisoria_ate', 'is', null)
    .where('ultimo_acesso', 'is', null)
    .where('id', 'not in', (q) => q.selectFrom('usuario_papel').select('id_usuario'))
    .where('id', 'not in', (q) => q.selectFrom('users_profiles').select('id_usuario'))
    .where('id', 'not in', (q) => q.selectFrom('permissao_parceiro').select('id_usuario'))

/** Frees addresses for their owners: deletes password and code of the sign-up. Deactivated people stay deactivated. */
export const freeUnconfirmed = (db: Database, emails: readonly string[]) =>
  unconfirmed(db).where('email', 'in', emails).where('ativo', '=', true).execute()

/** Removes sign-ups that are older than so many days. */
export const removeUnconfirmed = (db: Database, days: number) =>
  unconfirmed(db)
    .where(sql<boolean>`created_at < now() - make_interval(days => ${days})`)
    .execute()

export const insertCandidate = (
  db: Database,
  candidate: { nome: string; email: string; telefone: string; senha_hash: string },
) =>
  db
    .insertInto('rh_usuario')
    .values({ ...candidate, funcionario: false, aceite_lgpd_em: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()

/** An active superadmin with a password. */
export const superadminWithPassword = (db: Database) =>
  db
    .selectFrom('rh_usuario as u')
    .where('u.ativo', '=', true)
    .where('u.senha_hash', 'is not', null)
    .where(sql<boolean>`${SUPERADMIN} = any(papeis_do_usuario(u.id))`)
    .select('u.id')
    .executeTakeFirst()

/** Makes the person with an address an active superadmin, whether they are there already or not; answers their id. */
export async function makeSuperadmin(db: Database, email: string): Promise<number> {
  const { id } = await db
    .insertInto('rh_usuario')
    .values({ email, funcionario: true })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ativo: true, funcionario: true }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('usuario_papel')
    .values({ id_usuario: id, papel: SUPERADMIN })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}
