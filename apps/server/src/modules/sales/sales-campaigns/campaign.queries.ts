import {
  campaignSchemas,
  type CampaignFields,
  type ListCampaignsInput,
} from '@intranet/contract/sales/campaign-schemas'
import type { SetActiveInput } from '@intranet/contract/record'
import type { ProviderOptionsInput } from '@intranet/contract/sales/provider-flags'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { removeRecord, saveRecord, switchRecords } from '../../../platform/records.ts'
import { campaignOfferedAt } from '../offered-at.ts'
import {
  campaignFlags,
  flagNames,
  flaggedForKey,
  flagsOf,
  inFlagScope,
  ownFlagsOnly,
  ownWork,
} from '../provider-flags.queries.ts'

/** A campaign as its table holds it. */
export type CampaignRow = Omit<CampaignFields, 'provedores'>

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('vendas_campanha as c')
    .where(inFlagScope(actor, campaignFlags, 'c.id'))
    .select([
      'c.id',
      'c.nome',
      'c.api',
      'c.ativo',
      'c.id_usuario',
      'c.created_at',
      'c.updated_at',
      flagsOf(actor, campaignFlags, 'c.id').as('provedores'),
      flagNames(actor, campaignFlags, 'c.id').as('provedor'),
    ])

export function listCampaigns(
  db: Database,
  actor: Actor,
  { provedores = {}, ...request }: ListCampaignsInput,
) {
  let query = visible(db, actor)
  for (const [key, on] of Object.entries(provedores)) {
    const flag = flaggedForKey(campaignFlags, 'c.id', key)
    query = query.where((eb) => (on ? flag : eb.not(flag)))
  }
  return readPage(query, request, {
    definition: campaignSchemas.list,
    alias: 'c',
    refs: { provedor: flagNames(actor, campaignFlags, 'c.id') },
    search: normalised('c.nome'),
  })
}

export const countCampaigns = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getCampaign = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('c.id', '=', id)
    .select([
      ownWork(actor, 'c.id_usuario').as('editavel'),
      ownFlagsOnly(actor, campaignFlags, 'c.id').as('exclusiva'),
    ])
    .executeTakeFirst()

/** Active campaigns of a provider (or of all the actor's), and the one that is saved already. */
export const campaignOptions = (db: Database, actor: Actor, { id_empresa, incluir }: ProviderOptionsInput) =>
  db
    .selectFrom('vendas_campanha as c')
    .where(inFlagScope(actor, campaignFlags, 'c.id'))
    .where(selectable('c', incluir))
    .$if(id_empresa !== undefined, (query) =>
      query.where((eb) => eb.or([campaignOfferedAt('c', id_empresa!), eb('c.id', '=', incluir ?? 0)])),
    )
    .select(['c.id', 'c.nome'])
    .orderBy('c.nome')
    .orderBy('c.id')
    .execute()

/** Whether programs may make leads of the campaign. */
export const takesLeadsOfPrograms = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('vendas_campanha').where('id', '=', id).select('api').executeTakeFirst())?.api ?? false

export const insertCampaigns = (db: Database, actor: Actor, rows: CampaignRow[]) =>
  db
    .insertInto('vendas_campanha')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'nome'])
    .execute()

export const updateCampaign = (db: Database, row: CampaignRow & { id: number; updated_at?: string }) =>
  saveRecord(db.updateTable('vendas_campanha'), row)

/** What somebody may switch or delete is of no provider but theirs: their scope has more, what others share. */
export const switchCampaigns = (db: Database, actor: Actor, input: SetActiveInput) =>
  switchRecords(
    db.updateTable('vendas_campanha').where(ownFlagsOnly(actor, campaignFlags, 'vendas_campanha.id')),
    input,
  )

export const removeCampaign = (db: Database, id: number) => removeRecord(db.deleteFrom('vendas_campanha'), id)
