import {
  accountSchemas,
  type AccountFields,
  type ListAccountsInput,
  type UpdateAccountInput,
} from '@intranet/contract/marketing/sponsorship-post-event-schemas'
import type {
  AccountFileType,
  AccountState,
  RequestState,
  ReturnsDone,
} from '@intranet/contract/marketing/sponsorship-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { moveRecord, removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { accountDeadline } from './request.queries.ts'
import { leadsOfLink, ofSeenRequest, salesOfLink } from './sponsorship-scope.ts'

/** Of the tracking link, and those that staff counted beside it. */
const leads = sql<number>`(${leadsOfLink} + coalesce(p.leads_captados, 0))`
const sales = sql<number>`(${salesOfLink} + coalesce(p.vendas, 0))`
const perLead = sql<string | null>`round(p.valor_realizado / nullif(${leads}, 0), 2)`
const perSale = sql<string | null>`round(p.valor_realizado / nullif(${sales}, 0), 2)`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('patrocinio_pos_evento as p')
    .innerJoin('patrocinio_solicitacao as r', 'r.id', 'p.id_solicitacao')
    .innerJoin('empresa as e', 'e.id', 'r.id_empresa')
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .select([
      'p.id',
      'p.id_solicitacao',
      'r.protocolo',
      'r.evento',
      'r.data_inicio',
      'r.data_fim',
      'p.realizado',
      'p.publico_real',
      leads.as('leads'),
      sales.as('vendas_total'),
      'p.valor_realizado',
      perLead.as('custo_lead'),
      perSale.as('custo_venda'),
      'p.avaliacao',
      sql<AccountState>`p.situacao`.as('situacao'),
      sql<RequestState>`r.situacao`.as('situacao_solicitacao'),
      accountDeadline.as('prazo'),
      'r.id_empresa',
      'e.nome as provedor',
      'p.created_at',
      'p.updated_at',
    ])

export const listAccounts = (db: Database, actor: Actor, request: ListAccountsInput) =>
  readPage(visible(db, actor), request, {
    definition: accountSchemas.list,
    alias: 'p',
    refs: {
      protocolo: 'r.protocolo',
      evento: 'r.evento',
      data_inicio: 'r.data_inicio',
      data_fim: 'r.data_fim',
      leads,
      vendas_total: sales,
      custo_lead: perLead,
      custo_venda: perSale,
      prazo: accountDeadline,
      id_empresa: 'r.id_empresa',
      provedor: 'e.nome',
    },
    search: normalised('r.protocolo', 'r.evento', 'e.nome'),
  })

const whole = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .leftJoin('patrocinio_justificativa as j', 'j.id', 'p.id_justificativa')
    .where('p.id', '=', id)
    .select([
      'p.leads_captados',
      'p.vendas',
      sql<ReturnsDone | null>`p.contrapartidas_cumpridas`.as('contrapartidas_cumpridas'),
      'p.resumo',
      'p.enviado_em',
      'j.titulo as pendencia',
    ])

/** An account as its row says, with the address of its applicant. */
export const findAccount = (db: Database, actor: Actor, id: number) =>
  whole(db, actor, id).select('r.email').executeTakeFirst()

/** The same with its photos in their order and its papers, in one statement. */
export const getAccount = (db: Database, actor: Actor, id: number) =>
  whole(db, actor, id)
    .select([
      sql<
        Photo[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'id_arquivo', f.id_arquivo, 'legenda', f.legenda,
        'ordem', f.ordem, 'autorizacao_imagem', f.autorizacao_imagem, 'capa', f.id is not distinct from p.id_foto_capa,
        'do_solicitante', f.id_usuario is null) order by f.ordem), '[]')
        from patrocinio_pos_evento_foto f where f.id_pos_evento = p.id)`.as('fotos'),
    ])
    .executeTakeFirst()

interface Photo {
  id: number
  id_arquivo: string
  legenda: string | null
  ordem: number
  autorizacao_imagem: boolean
  capa: boolean
  do_solicitante: boolean
}

/** The papers of an account whose visibility was checked. */
export const filesOfAccount = (db: Database, id_pos_evento: number) =>
  db
    .selectFrom('patrocinio_pos_evento_arquivo as a')
    .innerJoin('arquivo as f', 'f.id', 'a.id_arquivo')
    .where('a.id_pos_evento', '=', id_pos_evento)
    .select([
      'a.id',
      'a.id_arquivo',
      'f.nome',
      sql<AccountFileType>`a.tipo`.as('tipo'),
      'a.descricao',
      'a.created_at',
      sql<boolean>`a.id_usuario is null`.as('do_solicitante'),
    ])
    .orderBy('a.id')
    .execute()

/** How many photos and papers an account has. */
export const partsOfAccount = (db: Database, id: number) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*)::int from patrocinio_pos_evento_foto where id_pos_evento = ${id})`.as(
        'fotos',
      ),
      sql<number>`(select count(*)::int from patrocinio_pos_evento_arquivo where id_pos_evento = ${id})`.as(
        'arquivos',
      ),
    ])
    .executeTakeFirstOrThrow()

export const insertAccount = (db: Database, actor: Actor, row: AccountFields) =>
  db
    .insertInto('patrocinio_pos_evento')
    .values({ ...row, id_usuario: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow()

/** A request (of all, or one) that waits for its account has one: it begins with what was agreed. */
export const beginAccounts = (db: Database, id: number | null) =>
  sql`insert into patrocinio_pos_evento (id_solicitacao, valor_realizado)
    select r.id, coalesce((select n.valor from patrocinio_negociacao n where n.id_solicitacao = r.id and n.situacao = 'aceita'), 0)
    from patrocinio_solicitacao r
    where r.situacao in ('aguardando_pos_evento', 'inadimplente') and (${id}::bigint is null or r.id = ${id})
      and not exists (select from patrocinio_pos_evento p where p.id_solicitacao = r.id)
    on conflict (id_solicitacao) do nothing`.execute(db)

export const updateAccount = (db: Database, actor: Actor, input: UpdateAccountInput) =>
  saveRecord(db.updateTable('patrocinio_pos_evento').where(ofSeenRequest(actor, 'id_solicitacao')), input)

interface AccountStep {
  situacao: AccountState
  enviado_em?: Date
  id_justificativa?: number | null
  id_aprovador?: number
}

/** Writes the next state; false when another request was faster. */
export const takeAccountStep = (
  db: Database,
  id: number,
  from: readonly AccountState[],
  step: AccountStep,
): Promise<boolean> => moveRecord(db.updateTable('patrocinio_pos_evento').set(step), id, from)

/** What the applicant wrote, and that it waits for the team now. */
export const sendAccountRow = (
  db: Database,
  id: number,
  fields: Pick<AccountFields, 'realizado' | 'publico_real' | 'contrapartidas_cumpridas' | 'resumo'>,
) =>
  db
    .updateTable('patrocinio_pos_evento')
    .set({ ...fields, situacao: 'em_analise', enviado_em: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

export const removeAccount = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('patrocinio_pos_evento').where(ofSeenRequest(actor, 'id_solicitacao')), id)
