/** What is looked up before a lead is made or moved. */
import { lead as text } from '@intranet/contract/messages/leads'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { refusals } from '../../../platform/errors.ts'
import { lockKey } from '../../../platform/locks.ts'
import { leadCovered } from '../coverage/covers.queries.ts'

export interface DocumentKey {
  id_empresa: number
  documento: string
}

/** The providers with any registered coverage: for the others nobody can say that an address has none. */
export async function providersWithCoverage(
  db: Database,
  providers: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select e.id from unnest(${[...new Set(providers)]}::bigint[]) e(id)
    where exists (select from vendas_cobertura c where c.id_empresa = e.id and c.ativo)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Those of some leads that lost their person; none of the others does until the transaction ends. */
export async function forgottenAmong(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('vendas_lead')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .select(['id', 'anonimizada_em'])
    .orderBy('id')
    .forShare()
    .execute()
  return new Set(rows.filter(({ anonimizada_em }) => anonimizada_em !== null).map(({ id }) => id))
}

/** Whether the registered coverage of its provider includes a lead's address. */
export const isLeadCovered = async (db: Database, id: number): Promise<boolean> =>
  (await db
    .selectFrom('vendas_lead as l')
    .where('l.id', '=', id)
    .where(leadCovered('l'))
    .select('l.id')
    .executeTakeFirst()) !== undefined

/** Whether a manager allowed a blacklisted lead to advance, after its last sale that was cancelled. */
export const isReleased = async (db: Database, id_lead: number): Promise<boolean> =>
  (await db
    .selectFrom('vendas_lead_historico')
    .where('id_lead', '=', id_lead)
    .where('acao', '=', 'liberada')
    .where(
      sql<boolean>`id > all (select h.id from vendas_lead_historico h where h.id_lead = ${id_lead} and h.status_de = 5)`,
    )
    .select('id')
    .executeTakeFirst()) !== undefined

/**
 * Makes other requests that would open a lead of the same document wait, since neither sees the other's yet. A lock is
 * for all documents of a provider with the same last two digits, since an import has thousands.
 */
export const holdOpenDocuments = (db: Database, keys: readonly DocumentKey[]) =>
  sql`select pg_advisory_xact_lock(${lockKey('openDocuments', sql`k`)}) from unnest(${[
    ...new Set(keys.map(({ id_empresa, documento }) => `${id_empresa} ${documento.slice(-2)}`)),
  ].toSorted()}::text[]) k`.execute(db)

/** Whether one of the documents has an open lead with its provider, other than these. */
async function openDocuments(
  db: Database,
  keys: readonly DocumentKey[],
  but: readonly number[] = [],
): Promise<boolean> {
  const { rows } = await sql`
    select from vendas_lead l
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) k(id_empresa bigint, documento text)
      on l.documento = k.documento and l.id_empresa = k.id_empresa
    where l.desfecho = 'aberta' and l.id <> all(${[...but]}::bigint[]) limit 1`.execute(db)
  return rows.length > 0
}

/** Whether a customer of a provider, by their code, has an open lead: not everybody's document is known. */
export async function customerHasOpenLead(
  db: Database,
  { id_empresa, cod_cliente }: { id_empresa: number; cod_cliente: string },
): Promise<boolean> {
  const { rows } = await sql`select from vendas_lead
    where id_empresa = ${id_empresa} and cod_cliente = ${cod_cliente} and desfecho = 'aberta' limit 1`.execute(
    db,
  )
  return rows.length > 0
}

const anotherOpen = () => refusals.field('documento', text.openExists, 'conflict')

/** One open lead a document and provider: a second one would be worked on twice. Locked until the transaction ends. */
export async function assertNoneOpen(
  db: Database,
  keys: readonly DocumentKey[],
  but: readonly number[] = [],
  refusal = anotherOpen,
): Promise<void> {
  if (!keys.length) return
  await holdOpenDocuments(db, keys)
  const distinct = new Set(keys.map(({ id_empresa, documento }) => `${id_empresa} ${documento}`))
  if (distinct.size < keys.length || (await openDocuments(db, keys, but))) throw refusal()
}

/**
 * For leads that were opened or whose document was set: no other lead of the document is open with the provider. Older
 * imports made two; those stay until somebody opens one or changes its document.
 */
export async function assertOnlyOpen(
  db: Database,
  id: number,
  but: readonly number[] = [],
  refusal = anotherOpen,
): Promise<void> {
  const key = await db
    .selectFrom('vendas_lead')
    .where('id', '=', id)
    .where(sql<boolean>`desfecho = 'aberta'`)
    .select(['id_empresa', 'documento'])
    .executeTakeFirst()
  if (key?.documento)
    await assertNoneOpen(
      db,
      [{ id_empresa: key.id_empresa, documento: key.documento }],
      [id, ...but],
      refusal,
    )
}

/** The state of leads after all checks, in the order of their ids. */
export const outcomesOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('vendas_lead')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .select([
      'id',
      sql<string>`desfecho`.as('desfecho'),
      sql<'cliente' | 'endereco' | null>`blacklist`.as('blacklist'),
    ])
    .orderBy('id')
    .execute()

/** Links by their codes, also those that have ended: of leads that a site sends back. */
export const linksOf = (db: Database, codes: readonly string[]) =>
  db
    .selectFrom('vendas_tracking_url')
    .where('codigo', 'in', codes)
    .select(['id', 'codigo', 'id_empresa'])
    .execute()
