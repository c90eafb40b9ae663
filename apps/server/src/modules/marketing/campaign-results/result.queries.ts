import { can } from '@intranet/contract/access'
import {
  resultSchemas,
  type ListResultsInput,
  type ResultFields,
} from '@intranet/contract/marketing/result-schemas'
import { resultChannels } from '@intranet/contract/marketing/result-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { campaignOfferedAt, channelOfferedAt } from '../../sales/offered-at.ts'
import { leadFigures } from './result-figures.ts'

const TABLE = 'vendas_campanha_resultado'

/** A result as its table holds it. */
export type ResultRow = Omit<ResultFields, 'id_campanha'> & { id_campanha: number }

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom(`${TABLE} as r`)
    .innerJoin('vendas_campanha as k', 'k.id', 'r.id_campanha')
    .innerJoin('vendas_canal as c', 'c.id', 'r.id_canal')
    .innerJoin('empresa as e', 'e.id', 'r.id_empresa')
    .leftJoinLateral(leadFigures.as('f'), (join) => join.onTrue())
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .select([
      'r.id',
      'r.periodo',
      'r.periodo_inicio',
      'r.periodo_fim',
      'r.id_campanha',
      'k.nome as campanha',
      'r.id_canal',
      'c.nome as canal',
      'r.id_empresa',
      'e.nome as provedor',
      'e.sistema',
      'r.id_usuario',
      'r.id_usuario_updater',
      'r.impressoes',
      'r.cliques',
      'r.conversas_iniciadas',
      'r.investimento',
      'r.impressoes as total_impressoes',
      'r.cliques as total_cliques',
      sql<number>`f.leads`.as('total_leads'),
      sql<number>`f.vendas`.as('total_vendas'),
      sql<string>`f.faturamento`.as('faturamento'),
      'r.created_at',
      'r.updated_at',
    ])

export const listResults = (db: Database, actor: Actor, request: ListResultsInput) =>
  readPage(visible(db, actor), request, {
    definition: resultSchemas.list,
    alias: 'r',
    refs: {
      campanha: 'k.nome',
      canal: 'c.nome',
      provedor: 'e.nome',
      sistema: 'e.sistema',
      total_impressoes: 'r.impressoes',
      total_cliques: 'r.cliques',
      total_leads: 'f.leads',
      total_vendas: 'f.vendas',
      faturamento: 'f.faturamento',
    },
    search: normalised('k.nome', 'c.nome', 'e.nome', 'r.periodo'),
  })

/**
 * Managers write every result in their scope, others those they made (docs/platform.md#requesters-edit-what-they-made).
 */
const editable = (actor: Actor) =>
  can(actor, 'vendas', 'manage')
    ? sql<boolean>`true`
    : sql<boolean>`(r.id_usuario is not distinct from ${actor.id})`

export const getResult = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('r.id', '=', id).select(editable(actor).as('editavel')).executeTakeFirst()

/** Channels of a provider that are named Facebook or Google; inactive ones only where `incluir` names them. */
const paidChannels = (db: Database, id_empresa: number, incluir: number | null) =>
  db
    .selectFrom('vendas_canal as c')
    .where(sql<boolean>`normaliza(c.nome) = any(${resultChannels.map((name) => name.toLowerCase())})`)
    .where((eb) => eb.or([eb('c.ativo', '=', true), eb('c.id', '=', incluir ?? 0)]))
    .where(channelOfferedAt('c', id_empresa))

/** What the channel selector of a provider offers. */
export const channelChoices = (db: Database, actor: Actor, id_empresa: number, incluir?: number) =>
  paidChannels(db, id_empresa, incluir ?? null)
    .where(
      sql<boolean>`exists (select from empresa e where e.id = ${id_empresa} and ${inScope(actor, 'e.id', false)})`,
    )
    .select(['c.id', 'c.nome'])
    .orderBy('c.nome')
    .orderBy('c.id')
    .execute()

export const isPaidChannel = async (
  db: Database,
  id_empresa: number,
  id_canal: number,
  saved: number | null,
) =>
  (await paidChannels(db, id_empresa, saved)
    .where('c.id', '=', id_canal)
    .select('c.id')
    .executeTakeFirst()) !== undefined

/**
 * Whether a campaign runs for a provider: flagged for it, or for none at all. Undefined if the campaign does not exist.
 */
export const campaignRuns = (db: Database, id_campanha: number, id_empresa: number) =>
  db
    .selectFrom('vendas_campanha as k')
    .where('k.id', '=', id_campanha)
    .select(campaignOfferedAt('k', id_empresa).as('propria'))
    .executeTakeFirst()

export const insertResults = (db: Database, actor: Actor, rows: ResultRow[]) =>
  db
    .insertInto(TABLE)
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'periodo'])
    .execute()

export const updateResult = (
  db: Database,
  actor: Actor,
  row: Partial<ResultRow> & { id: number; updated_at?: string },
) =>
  saveRecord(
    db.updateTable(TABLE).where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    {
      ...row,
      id_usuario_updater: actor.id,
    } as typeof row,
  )

export const removeResult = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom(TABLE).where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
  )
