/** The provider flags of campaigns and channels: booleans by provider key outside, rows of a join table inside. */
import { can, isSuperadmin } from '@intranet/contract/access'
import type { ProviderFlags } from '@intranet/contract/sales/provider-flags'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { inScope } from '../../platform/scope.ts'

/** A table of flags, and its column of the flagged record. */
export interface FlagTable {
  table: 'vendas_campanha_provedor' | 'vendas_canal_provedor'
  owner: 'id_campanha' | 'id_canal'
}

export const campaignFlags: FlagTable = { table: 'vendas_campanha_provedor', owner: 'id_campanha' }
export const channelFlags: FlagTable = { table: 'vendas_canal_provedor', owner: 'id_canal' }

const flagged = ({ table, owner }: FlagTable, id: string, test: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from ${sql.table(table)} f where f.${sql.ref(owner)} = ${sql.ref(id)} and ${test})`

/** `{ razao: true, vetorial: false }`: every provider of the actor's, active or flagged. */
export const flagsOf = (actor: Actor, { table, owner }: FlagTable, id: string) => sql<ProviderFlags>`(
  select coalesce(jsonb_object_agg(e.sistema, f.id_empresa is not null), '{}') from empresa e
  left join ${sql.table(table)} f on f.id_empresa = e.id and f.${sql.ref(owner)} = ${sql.ref(id)}
  where ${inScope(actor, 'e.id', false)} and (e.ativo or f.id_empresa is not null))`

/** The names of the flagged providers that the actor may see. */
export const flagNames = (actor: Actor, { table, owner }: FlagTable, id: string) => sql<string | null>`(
  select string_agg(e.nome, ', ' order by e.nome) from ${sql.table(table)} f join empresa e on e.id = f.id_empresa
  where f.${sql.ref(owner)} = ${sql.ref(id)} and ${inScope(actor, 'e.id', false)})`

export const flaggedInScope = (actor: Actor, flags: FlagTable, id: string) =>
  flagged(flags, id, inScope(actor, 'f.id_empresa', false))

/** Flagged for none at all: it belongs to the whole group. */
export const unflagged = (flags: FlagTable, id: string) => sql<boolean>`not ${flagged(flags, id, sql`true`)}`

/** Flagged for one of the actor's providers, or the whole group's. */
export const inFlagScope = (actor: Actor, flags: FlagTable, id: string) =>
  sql<boolean>`(${flaggedInScope(actor, flags, id)}
    or ${unflagged(flags, id)})`

export const flaggedFor = (flags: FlagTable, id: string, id_empresa: number) =>
  flagged(flags, id, sql`f.id_empresa = ${id_empresa}`)

/** Every flag is the actor's to set: only then may what all those providers share be changed. */
export const ownFlagsOnly = (actor: Actor, flags: FlagTable, id: string) =>
  isSuperadmin(actor)
    ? sql<boolean>`true`
    : sql<boolean>`not ${flagged(flags, id, sql`not ${inScope(actor, 'f.id_empresa', false)}`)}`

/**
 * Managers write every record in their scope, others those they made (docs/platform.md#requesters-edit-what-they-made).
 */
export const ownWork = (actor: Actor, author: string) =>
  can(actor, 'vendas', 'manage')
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(author)} is not distinct from ${actor.id})`

export const flaggedForKey = (flags: FlagTable, id: string, sistema: string) =>
  flagged(flags, id, sql`f.id_empresa = (select id from empresa where sistema = ${sistema})`)

/** Sets and clears the flags of one record or of several at once; providers that are not named keep theirs. */
export async function writeFlags(
  db: Database,
  { table, owner }: FlagTable,
  rows: { id: number; id_empresa: number; on: boolean }[],
): Promise<void> {
  const on = rows.filter((row) => row.on)
  const off = rows.filter((row) => !row.on)
  const pairs = (some: typeof rows) =>
    sql`unnest(${some.map(({ id }) => id)}::bigint[], ${some.map(({ id_empresa }) => id_empresa)}::bigint[]) as p (id, id_empresa)`
  if (off.length)
    await sql`delete from ${sql.table(table)} f using ${pairs(off)}
      where f.${sql.ref(owner)} = p.id and f.id_empresa = p.id_empresa`.execute(db)
  if (on.length)
    await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, id_empresa)
      select p.id, p.id_empresa from ${pairs(on)} on conflict do nothing`.execute(db)
}

/** Ids of the providers by key. */
export const providerIds = (db: Database, keys: string[]) =>
  db
    .selectFrom('empresa')
    .where(sql<boolean>`sistema = any(${keys}::text[])`)
    .select(['id', 'sistema'])
    .execute()
