/** Writing leads and their history: always many at once, one statement each. */
import { lead as text } from '@intranet/contract/messages/leads'
import type { LeadEvent, LeadOrigin } from '@intranet/contract/sales/lead-words'
import type { Database } from '@intranet/db/connection'
import type { DB } from '@intranet/db/schema'
import { sql, type Insertable, type UpdateObject } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { leadInScope } from '../lead-scope.ts'

type LeadTable = DB['vendas_lead']

/**
 * A lead to be created, for every way of creating one. Its provider's coverage and the blacklist are checked for it.
 */
export type LeadDraft = Pick<
  Insertable<LeadTable>,
  | 'id_campanha'
  | 'id_canal'
  | 'id_vendedor'
  | 'id_tracking'
  | 'id_participante'
  | 'tipo'
  | 'documento'
  | 'fone'
  | 'email'
  | 'data_nascimento'
  | 'cep'
  | 'logradouro'
  | 'numero'
  | 'complemento'
  | 'referencia'
  | 'bairro'
  | 'cidade'
  | 'estado'
  | 'produto'
  | 'valor'
  | 'produto_atual'
  | 'valor_atual'
  | 'vencimento_dia'
  | 'contrato'
  | 'funcionario'
  | 'cod_cliente'
  | 'proximo_contato'
  | 'aceite_lgpd_em'
  | 'fora_tabela_em'
  | 'id_usuario_fora_tabela'
  | 'motivo_fora_tabela'
> & { id_empresa: number; cliente: string; origem: LeadOrigin; motivo_inviabilidade?: string | null }

export interface InsertedLead {
  id: number
  id_participante: number | null
}

const COLUMNS = sql.raw(
  `id_empresa, id_campanha, id_canal, id_vendedor, id_tracking, id_participante, origem, cliente, documento, fone, email,
  data_nascimento, cep, logradouro, numero, complemento, referencia, bairro, cidade, estado, produto, valor,
  produto_atual, valor_atual, vencimento_dia, contrato, funcionario, cod_cliente, proximo_contato, aceite_lgpd_em,
  motivo_inviabilidade, fora_tabela_em, id_usuario_fora_tabela, motivo_fora_tabela`,
)

/**
 * Inserts leads with their history 'criada' in one statement. For a participant with a lead none is inserted.
 * Answers what was inserted, in the order of the drafts.
 */
export async function insertLeads(
  db: Database,
  drafts: readonly LeadDraft[],
  id_usuario: number | null,
): Promise<InsertedLead[]> {
  const given = JSON.stringify(drafts.map((draft, id) => ({ ...draft, id })))
  const { rows } = await sql<InsertedLead>`
    with novas as (
      insert into vendas_lead (tipo, id_usuario, ${COLUMNS})
      select coalesce(d.tipo, 'novo'), ${id_usuario}::bigint, ${COLUMNS}
      from jsonb_populate_recordset(null::vendas_lead, ${given}::jsonb) d order by d.id
      on conflict (id_participante) where id_participante is not null do nothing
      returning id, id_participante, status
    ), contada as (
      insert into vendas_lead_historico (id_lead, acao, status_para, id_usuario)
      select id, 'criada', status, ${id_usuario}::bigint from novas
    )
    select id, id_participante from novas order by id`.execute(db)
  return rows
}

export interface HistoryEntry {
  id_lead: number
  acao: LeadEvent
  status_de?: number | null
  status_para?: number | null
  texto?: string | null
}

export const recordHistory = (db: Database, actor: Actor, entries: HistoryEntry[]) =>
  db
    .insertInto('vendas_lead_historico')
    .values(entries.map((entry) => ({ ...entry, id_usuario: actor.id })))
    .execute()

/** A lead of the actor, locked until the transaction ends: two simultaneous changes wait for each other. */
export const holdLead = async (db: Database, actor: Actor, id: number) =>
  found(
    await db
      .selectFrom('vendas_lead as l')
      .where('l.id', '=', id)
      .where(leadInScope(actor, 'l'))
      .select([
        'l.id',
        'l.id_empresa',
        'l.id_vendedor',
        'l.id_campanha',
        'l.id_canal',
        'l.documento',
        'l.fone',
        'l.status',
        'l.tentativas',
        sql<string>`l.desfecho`.as('desfecho'),
        'l.blacklist',
        'l.cep',
        'l.logradouro',
        'l.numero',
        'l.bairro',
        'l.cidade',
        'l.estado',
        'l.contrato',
        'l.produto',
        'l.valor',
        'l.fora_tabela_em',
        'l.id_lead_associada',
        'l.anonimizada_em',
        'l.updated_at',
      ])
      .forUpdate()
      .executeTakeFirst(),
  )
export type LockedLead = Awaited<ReturnType<typeof holdLead>>

/** Refuses a lead that lost its person: nothing is written of them again (docs/sales.md#retention-of-leads). */
export function assertNamed({ anonimizada_em }: LockedLead): void {
  if (anonimizada_em) throw new AppError('conflict', text.forgotten)
}

/** Leads of the actor that are not excluded, locked until the transaction ends, in the order of their ids. */
export const holdLeads = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('vendas_lead as l')
    .where(sql<boolean>`l.id = any(${[...ids]}::bigint[])`)
    .where(leadInScope(actor, 'l'))
    .where(sql<boolean>`l.desfecho <> 'excluida'`)
    .select(['l.id', 'l.id_empresa', 'l.id_vendedor', sql<string>`l.desfecho`.as('desfecho')])
    .orderBy('l.id')
    .forUpdate()
    .execute()

/** A lead that is a sale now, locked until the transaction ends; who asks has found its sale in their scope. */
export const holdSoldLead = (db: Database, id: number) =>
  db
    .selectFrom('vendas_lead')
    .where('id', '=', id)
    .where(sql<boolean>`desfecho = 'efetivada'`)
    .select('id')
    .forUpdate()
    .executeTakeFirst()

export type LeadChange = UpdateObject<DB, 'vendas_lead'>

/** The moment of the change. */
export const now = sql<Date>`now()`

/** One contact more, at the moment of the change: a promise that is over ends with it. */
export const contacted = {
  tentativas: sql<number>`tentativas + 1`,
  ultimo_contato: now,
  proximo_contato: sql<Date | null>`case when proximo_contato > now() then proximo_contato end`,
}

const changed = ['id', 'updated_at', sql<string>`desfecho`.as('desfecho')] as const

export const changeLead = (db: Database, id: number, set: LeadChange) =>
  db.updateTable('vendas_lead').set(set).where('id', '=', id).returning(changed).executeTakeFirstOrThrow()

/** The version and the outcome of a lead that was changed. */
export const changedLead = (db: Database, id: number) =>
  db.selectFrom('vendas_lead').where('id', '=', id).select(changed).executeTakeFirstOrThrow()

export const setSeller = (db: Database, ids: readonly number[], id_vendedor: number | null) =>
  db.updateTable('vendas_lead').set({ id_vendedor }).where('id', 'in', ids).execute()

/** Gives the actor an open lead of their scope that has no seller; undefined where it is none. */
export const takeFreeLead = (db: Database, actor: Actor, id: number) =>
  db
    .updateTable('vendas_lead as l')
    .set({ id_vendedor: actor.id })
    .where('l.id', '=', id)
    .where('l.id_vendedor', 'is', null)
    .where(sql<boolean>`l.desfecho = 'aberta'`)
    .where(leadInScope(actor, 'l'))
    .returning(['l.id', 'l.updated_at'])
    .executeTakeFirst()

/** Who has a lead of the actor's providers that is not excluded. */
export const sellerOfLead = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('vendas_lead as l')
    .where('l.id', '=', id)
    .where((eb) => inScope(actor, eb.ref('l.id_empresa'), false))
    .where(sql<boolean>`l.desfecho <> 'excluida'`)
    .select('l.id_vendedor')
    .executeTakeFirst()

const openOf = (db: Database, id_vendedor: number) =>
  db
    .selectFrom('vendas_lead')
    .where('id_vendedor', '=', id_vendedor)
    .where(sql<boolean>`desfecho = 'aberta'`)
    .select('id')
    .orderBy('id')
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** The leads in work of a seller, at most so many after the one with the id `last`. */
export const openLeadsOf = async (db: Database, id_vendedor: number, last: number, most: number) =>
  idsOf(await openOf(db, id_vendedor).where('id', '>', last).limit(most).execute())

/** Those of the leads that are still in work with the seller, locked until the transaction ends. */
export const holdOpenLeadsOf = async (db: Database, id_vendedor: number, ids: readonly number[]) =>
  idsOf(
    await openOf(db, id_vendedor)
      .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
      .forUpdate()
      .execute(),
  )
