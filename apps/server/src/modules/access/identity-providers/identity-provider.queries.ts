import {
  identityProviderList,
  type IdentityProviderFields,
  type ListIdentityProvidersInput,
  type RoleOfValue,
  type UpdateIdentityProviderInput,
} from '@intranet/contract/access/identity-providers'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { found, removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'

/** For superadmins only; the answer says whether there is a secret, never the secret itself. */
const visible = (db: Database) =>
  db
    .selectFrom('provedor_identidade as p')
    .select(['p.id', 'p.nome', 'p.emissor', 'p.permite_http', 'p.client_id', 'p.dominios', 'p.campo_papeis'])
    .select([
      sql<boolean>`p.segredo is not null`.as('com_segredo'),
      sql<RoleOfValue[]>`p.papeis`.as('papeis'),
    ])
    .select([
      'p.aceita_fator',
      'p.retorno_proprio',
      'p.senhas_desligadas',
      'p.id_excecao_1',
      'p.id_excecao_2',
    ])
    .select(['p.testado_em', 'p.erro_teste', 'p.ativo', 'p.created_at', 'p.updated_at'])

export const listIdentityProviders = (db: Database, request: ListIdentityProvidersInput) =>
  readPage(visible(db), request, {
    definition: identityProviderList,
    alias: 'p',
    search: normalised('p.nome', 'p.emissor'),
  })

export const countIdentityProviders = (db: Database) => rowCount(visible(db))

export const getIdentityProvider = (db: Database, id: number) =>
  visible(db).where('p.id', '=', id).executeTakeFirst()

/** With its sealed secret, for who asks it. Throws 404. */
export const getWay = async (db: Database, id: number) =>
  found(
    await db
      .selectFrom('provedor_identidade')
      .select(['id', 'nome', 'emissor', 'permite_http', 'client_id', 'segredo', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )

const stored = <T extends { papeis?: RoleOfValue[] | undefined }>({ papeis, ...fields }: T) => ({
  ...fields,
  ...(papeis && { papeis: JSON.stringify(papeis) }),
})

export const insertIdentityProviders = (db: Database, rows: IdentityProviderFields[]) =>
  db.insertInto('provedor_identidade').values(rows.map(stored)).returning('id').execute()

/** An empty secret keeps the one that is there. */
export const updateIdentityProvider = (db: Database, { segredo, ...input }: UpdateIdentityProviderInput) =>
  saveRecord(db.updateTable('provedor_identidade'), stored({ ...input, segredo: segredo ?? undefined }))

export const switchIdentityProviders = (db: Database, input: SetActiveInput) =>
  switchRecords(db.updateTable('provedor_identidade'), input)

/** Sessions at some providers, which no new one of ours can begin by until the transaction ends. */
export async function sessionsBy(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('sessao_identidade')
    .select('id')
    .where('id_vinculo', 'in', (q) =>
      q.selectFrom('vinculo_identidade').select('id').where('id_provedor', 'in', ids),
    )
    .forUpdate()
    .limit(100_000)
    .execute()
  return rows.map(({ id }) => id)
}

export const removeIdentityProvider = (db: Database, id: number) =>
  removeRecord(db.deleteFrom('provedor_identidade'), id)

/** What a test found. It is no edit: the version stays that was seen. */
export const markTested = (db: Database, id: number, erro_teste: string | null) =>
  db
    .updateTable('provedor_identidade')
    .set({ testado_em: sql<Date>`now()`, erro_teste })
    .where('id', '=', id)
    .execute()

/** Which of some people are no active superadmins. */
export async function notSuperadmins(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${[...ids]}::bigint[]) as wanted(id)
    left join rh_usuario u on u.id = wanted.id and u.ativo
    where u.id is null or not 'users:superadmin' = any (papeis_do_usuario(u.id))`.execute(db)
  return rows.map(({ id }) => id)
}
