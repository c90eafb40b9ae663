import {
  communicationCampaignSchemas,
  type ListCommunicationCampaignsInput,
} from '@intranet/contract/marketing/communication-campaign-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/actor.ts'
import { rowCount } from '../../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../../platform/records.ts'
import { inScope } from '../../../../platform/scope.ts'

const rules = sql<number>`(select count(*)::int from campanha_regras r where r.campanha_id = c.id)`
const activeRules = sql<number>`(select count(*)::int from campanha_regras r
  where r.campanha_id = c.id and r.ativo)`
const lastRun = sql<Date | null>`(select max(x.iniciada_em) from campanha_execucao x where x.id_campanha = c.id)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('campanha_comunicacao as c')
    .innerJoin('empresa as e', 'e.id', 'c.id_empresa')
    .where((eb) => inScope(actor, eb.ref('c.id_empresa'), false))
    .select([
      'c.id',
      'c.nome',
      'c.id_empresa',
      'e.sistema',
      'e.nome as provedor',
      rules.as('regras'),
      activeRules.as('regras_ativas'),
      lastRun.as('ultima_execucao'),
      'c.ativo',
      'c.id_usuario',
      'c.created_at',
      'c.updated_at',
    ])

export const listCampaigns = (db: Database, actor: Actor, request: ListCommunicationCampaignsInput) =>
  readPage(visible(db, actor), request, {
    definition: communicationCampaignSchemas.list,
    alias: 'c',
    refs: {
      sistema: 'e.sistema',
      provedor: 'e.nome',
      regras: rules,
      regras_ativas: activeRules,
      ultima_execucao: lastRun,
    },
    search: normalised('c.nome', 'e.nome'),
  })

export const countCampaigns = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getCampaign = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('c.id', '=', id).executeTakeFirst()

/** The campaigns among some that the actor sees. */
export const campaignsAmong = (db: Database, actor: Actor, ids: readonly number[]) =>
  visible(db, actor).where('c.id', 'in', ids).clearSelect().select('c.id').execute()

export interface CampaignRow {
  id_empresa: number
  nome: string
  ativo?: boolean
}

export const insertCampaigns = (db: Database, actor: Actor, rows: CampaignRow[]) =>
  db
    .insertInto('campanha_comunicacao')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'nome', 'ativo'])
    .execute()

export const updateCampaign = (
  db: Database,
  actor: Actor,
  row: Partial<CampaignRow> & { id: number; updated_at?: string },
) =>
  saveRecord(
    db.updateTable('campanha_comunicacao').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    row,
  )

export const removeCampaign = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('campanha_comunicacao').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
  )
