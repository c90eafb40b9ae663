import type { RoleOfValue } from '@intranet/contract/access/identity-providers'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { hashToken } from '../../../platform/token.ts'

const activeProviders = (db: Database) =>
  db
    .selectFrom('provedor_identidade')
    .select(['id', 'nome', 'emissor', 'permite_http', 'client_id', 'segredo', 'updated_at'])
    .select([
      'dominios',
      'campo_papeis',
      sql<RoleOfValue[]>`papeis`.as('papeis'),
      'aceita_fator',
      'retorno_proprio',
    ])
    .where('ativo', '=', true)

export const findProvider = (db: Database, id: number) =>
  activeProviders(db).where('id', '=', id).executeTakeFirst()

/** Whether another active provider answers at the shared return address, too. */
export const sharesReturn = async (db: Database, id: number): Promise<boolean> =>
  (await activeProviders(db)
    .where('retorno_proprio', '=', false)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

export type IdentityProvider = NonNullable<Awaited<ReturnType<typeof findProvider>>>

export const findProviderByIssuer = (db: Database, emissor: string) =>
  activeProviders(db).where('emissor', '=', emissor).executeTakeFirst()

/** The session at a provider behind one of ours, with the provider; undefined where there is none. */
export const findProviderSession = (db: Database, token: string) =>
  db
    .selectFrom('sessao as s')
    .innerJoin('sessao_identidade as i', 'i.id', 's.id_sessao_identidade')
    .innerJoin('vinculo_identidade as v', 'v.id', 'i.id_vinculo')
    .select(['i.id', 'i.token_id', 'v.id_provedor'])
    .where('s.id', '=', hashToken(token))
    .executeTakeFirst()

/** Ends sessions at a provider, once what began by them has ended. */
export const removeProviderSessions = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length) await db.deleteFrom('sessao_identidade').where('id', 'in', ids).execute()
}
