import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/token.ts'

/** Sign-in pages show no more. */
const MOST_OFFERED = 10

export const listOffered = (db: Database) =>
  db
    .selectFrom('provedor_identidade')
    .select(['id', 'nome'])
    .where('ativo', '=', true)
    .orderBy('nome')
    .orderBy('id')
    .limit(MOST_OFFERED)
    .execute()

export interface Entry {
  state: string
  browser: string
  id_provedor: number
  volta: string | null
  de_novo: boolean
}

/** Notes a sign-in that goes to a provider. */
export const insertEntry = (db: Database, { state, browser, ...entry }: Entry, minutes: number) =>
  db
    .insertInto('entrada_unica')
    .values({
      ...entry,
      id: hashToken(state),
      navegador: hashToken(browser),
      expira_em: new Date(Date.now() + minutes * 60_000),
    })
    .execute()

/** Takes it, once, for the browser that began it. Undefined where it is over, was taken, or is another browser's. */
export const takeEntry = (db: Database, state: string, browser: string) =>
  db
    .deleteFrom('entrada_unica')
    .where('id', '=', hashToken(state))
    .where('navegador', '=', hashToken(browser))
    .where('expira_em', '>', sql<Date>`now()`)
    .returning(['id_provedor', 'volta', 'de_novo'])
    .executeTakeFirst()

const personColumns = ['u.id', 'u.email', 'u.ativo', 'u.funcionario', 'u.situacao'] as const
const superadmin = sql<boolean>`'users:superadmin' = any (papeis_do_usuario(u.id))`

/** Who an identity is. */
export const findLinked = (db: Database, emissor: string, sujeito: string) =>
  db
    .selectFrom('vinculo_identidade as v')
    .innerJoin('rh_usuario as u', 'u.id', 'v.id_usuario')
    .select(['v.id as id_vinculo', ...personColumns, superadmin.as('superadmin')])
    .where('v.emissor', '=', emissor)
    .where('v.sujeito', '=', sujeito)
    .executeTakeFirst()

export const findByEmail = (db: Database, email: string) =>
  db
    .selectFrom('rh_usuario as u')
    .select([...personColumns, superadmin.as('superadmin')])
    .where('u.email', '=', email)
    .executeTakeFirst()

export interface NewLink {
  id_provedor: number
  id_usuario: number
  emissor: string
  sujeito: string
  id_vinculado_por?: number
}

/** Links an identity to a person. Undefined where it is somebody's, or the person has another one of this issuer. */
export const insertLink = (db: Database, link: NewLink) =>
  db
    .insertInto('vinculo_identidade')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

/** What a superadmin may link to a person; the newest try of an identity is kept. */
export const noteWaiting = (db: Database, id_provedor: number, sujeito: string, email: string | null) =>
  db
    .insertInto('identidade_espera')
    .values({ id_provedor, sujeito, email })
    .onConflict((conflict) =>
      conflict.columns(['id_provedor', 'sujeito']).doUpdateSet({ email, updated_at: sql<Date>`now()` }),
    )
    .execute()

export const dropWaiting = (db: Database, id_provedor: number, sujeito: string) =>
  db
    .deleteFrom('identidade_espera')
    .where('id_provedor', '=', id_provedor)
    .where('sujeito', '=', sujeito)
    .execute()

export const insertProviderSession = (
  db: Database,
  row: { id_vinculo: number; sid: string | null; token_id: string | null },
) => db.insertInto('sessao_identidade').values(row).returning('id').executeTakeFirstOrThrow()

/** A first password that was never used is none: who wants one later asks for a code. The address is confirmed. */
export const dropFirstPassword = (db: Database, id: number) =>
  db
    .updateTable('rh_usuario')
    .set({ senha_provisoria_ate: null, redefinir_senha: true })
    .where('id', '=', id)
    .where('senha_provisoria_ate', 'is not', null)
    .execute()
