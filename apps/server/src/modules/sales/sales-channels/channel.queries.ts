import {
  channelSchemas,
  type ChannelFields,
  type ListChannelsInput,
} from '@intranet/contract/sales/channel-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { ProviderOptionsInput } from '@intranet/contract/sales/provider-flags'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { channelOfferedAt } from '../offered-at.ts'
import {
  channelFlags,
  flagNames,
  flaggedForKey,
  flaggedInScope,
  flagsOf,
  inFlagScope,
  ownFlagsOnly,
  ownWork,
} from '../provider-flags.queries.ts'
import { channelName } from './channel-name.ts'

/** A channel as its table holds it. */
export type ChannelRow = Omit<ChannelFields, 'provedores' | 'sistema'> & { id_empresa?: number | null }

/** As flags say, or as the provider does that it belongs to. */
export const inChannelScope = (actor: Actor, alias: string) =>
  sql<boolean>`(case when ${sql.ref(`${alias}.id_empresa`)} is null then ${inFlagScope(actor, channelFlags, `${alias}.id`)}
    else ${inScope(actor, `${alias}.id_empresa`, false)}
      or ${flaggedInScope(actor, channelFlags, `${alias}.id`)} end)`

/** Of no provider but the actor's. */
const exclusive = (actor: Actor, alias: string) =>
  sql<boolean>`(${inScope(actor, `${alias}.id_empresa`)} and ${ownFlagsOnly(actor, channelFlags, `${alias}.id`)})`

/** A channel of the provider: its own, or flagged for it (docs/sales.md#campaigns-and-channels). */
const ofProvider = (test: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from empresa p where ${test} and (p.id = c.id_empresa
    or exists (select from vendas_canal_provedor f where f.id_canal = c.id and f.id_empresa = p.id)))`

/** A provider by its key or its name, in any spelling (docs/sales.md#campaigns-and-channels). */
const named = (text: string) =>
  sql<boolean>`(p.sistema = normaliza(${text}) or normaliza(p.nome) = normaliza(${text}))`

export const isProvider = async (db: Database, text: string) =>
  (await db.selectFrom('empresa as p').where(named(text)).select('p.id').executeTakeFirst()) !== undefined

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('vendas_canal as c')
    .leftJoin('empresa as e', 'e.id', 'c.id_empresa')
    .where(inChannelScope(actor, 'c'))
    .select([
      'c.id',
      'e.sistema',
      'c.nome',
      'c.public',
      'c.ativo',
      'c.id_usuario',
      'c.created_at',
      'c.updated_at',
      flagsOf(actor, channelFlags, 'c.id').as('provedores'),
      flagNames(actor, channelFlags, 'c.id').as('provedor'),
    ])

export function listChannels(
  db: Database,
  actor: Actor,
  { provedores = {}, sistema, ...request }: ListChannelsInput,
) {
  let query = visible(db, actor)
  for (const [key, on] of Object.entries(provedores)) {
    const flag = flaggedForKey(channelFlags, 'c.id', key)
    query = query.where((eb) => (on ? flag : eb.not(flag)))
  }
  if (sistema !== undefined) query = query.where(ofProvider(named(sistema)))
  return readPage(query, request, {
    definition: channelSchemas.list,
    alias: 'c',
    refs: { provedor: flagNames(actor, channelFlags, 'c.id') },
    search: normalised('c.nome'),
  })
}

export const countChannels = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getChannel = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('c.id', '=', id)
    .select([ownWork(actor, 'c.id_usuario').as('editavel'), exclusive(actor, 'c').as('exclusiva')])
    .executeTakeFirst()

/** Active channels of a provider (or of all the actor's), and the one that is saved already. */
export const channelOptions = (db: Database, actor: Actor, { id_empresa, incluir }: ProviderOptionsInput) =>
  db
    .selectFrom('vendas_canal as c')
    .where(inChannelScope(actor, 'c'))
    .where(selectable('c', incluir))
    .$if(id_empresa !== undefined, (query) =>
      query.where((eb) => eb.or([channelOfferedAt('c', id_empresa!), eb('c.id', '=', incluir ?? 0)])),
    )
    .select(['c.id', (id_empresa === undefined ? channelName('c') : sql<string>`c.nome`).as('nome')])
    .orderBy('c.nome')
    .orderBy('c.id')
    .execute()

/** An active channel that belongs to the provider, by its name in any spelling. */
export const ownChannelNamed = (db: Database, id_empresa: number, nome: string) =>
  db
    .selectFrom('vendas_canal')
    .where('id_empresa', '=', id_empresa)
    .where('ativo', '=', true)
    .where(sql<boolean>`normaliza(nome) = normaliza(${nome})`)
    .select('id')
    .orderBy('id')
    .executeTakeFirst()

export const insertChannels = (db: Database, actor: Actor, rows: ChannelRow[]) =>
  db
    .insertInto('vendas_canal')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'nome'])
    .execute()

export const updateChannel = (db: Database, row: ChannelRow & { id: number; updated_at?: string }) =>
  saveRecord(db.updateTable('vendas_canal'), row)

/** What somebody may switch or delete is of no provider but theirs: their scope has more, what others share. */
export const switchChannels = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(db.updateTable('vendas_canal').where(exclusive(actor, 'vendas_canal')), input)

export const removeChannel = (db: Database, id: number) => removeRecord(db.deleteFrom('vendas_canal'), id)
