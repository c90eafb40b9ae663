import { isSuperadmin } from '@intranet/contract/access'
import {
  blacklistList,
  type BlacklistFields,
  type ListBlacklistInput,
  type ReviewBlacklistInput,
  type UpdateBlacklistInput,
} from '@intranet/contract/sales/blacklist'
import {
  keepsBlacklist,
  type BlacklistKind,
  type BlacklistState,
} from '@intranet/contract/sales/blacklist-words'
import type { SetActiveInput } from '@intranet/contract/record'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { byWholeDocument, maskedDocument } from '../personal-columns.ts'
import { today } from '../../../platform/today.ts'

const state = sql<BlacklistState>`case
  when b.data_fim < ${today} then 'expirada'
  when not b.ativo then 'inativa'
  else 'vigente' end`

const address = sql<string | null>`case when b.tipo = 'endereco' then concat_ws(', ', b.logradouro,
  nullif(concat_ws(' ', b.numero, b.complemento), ''), b.bairro, nullif(concat_ws(' - ', b.cidade, b.uf), ''),
  'CEP ' || left(b.cep, 5) || '-' || right(b.cep, 3)) end`

/** Leads of the actor's providers that it holds back: those marked that its document or address names. */
function leadsOnHold(actor: Actor) {
  const marked = sql`select count(*)::int from vendas_lead l where l.blacklist is not null and l.desfecho <> 'excluida'
    and (b.id_empresa is null or l.id_empresa = b.id_empresa) and ${inScope(actor, 'l.id_empresa', false)}`
  // Two counts, each with its index; a condition with both would read all marked leads for each row.
  return sql<number>`case b.tipo when 'cliente' then (${marked} and l.documento = b.cpf_cnpj)
    else (${marked} and l.cep = b.cep and normaliza(btrim(l.numero)) = normaliza(b.numero)) end`
}

/**
 * People with a blacklist role write in their providers and, as managers, for the whole group; sales only in their
 * providers.
 */
export const writable = (actor: Actor, column: string) =>
  keepsBlacklist(actor) || isSuperadmin(actor) ? inScope(actor, column) : inScope(actor, column, false)

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('blacklist as b')
    .innerJoin('vendas_blocklist_motivo as m', 'm.id', 'b.id_motivo')
    .leftJoin('empresa as e', 'e.id', 'b.id_empresa')
    .leftJoin('rh_usuario as u', 'u.id', 'b.id_usuario')
    .where((eb) => inScope(actor, eb.ref('b.id_empresa')))

const places = ['b.nome', 'b.cep', 'b.logradouro', 'b.bairro', 'b.cidade', 'm.nome'] as const

export function listBlacklist(db: Database, actor: Actor, asked: ListBlacklistInput) {
  const { request, where } = byWholeDocument(asked, 'cpf_cnpj', 'b.cpf_cnpj', places)
  const cpf_cnpj = maskedDocument('b.cpf_cnpj')
  return readPage(
    visible(db, actor)
      .where(where)
      .select([
        'b.id',
        sql<BlacklistKind>`b.tipo`.as('tipo'),
        cpf_cnpj.as('cpf_cnpj'),
        'b.nome',
        'b.cep',
        'b.numero',
        address.as('endereco'),
        'b.id_empresa',
        'e.nome as empresa',
        'b.id_motivo',
        'm.nome as motivo',
        'b.data_inicio',
        'b.data_fim',
        'u.nome as usuario',
        state.as('situacao'),
        leadsOnHold(actor).as('leads'),
        'b.revisao_em',
        'b.ativo',
        sql<boolean>`coalesce(${writable(actor, 'b.id_empresa')}, false)`.as('editavel'),
        'b.created_at',
        'b.updated_at',
      ]),
    request,
    {
      definition: blacklistList,
      alias: 'b',
      refs: {
        cpf_cnpj,
        endereco: address,
        empresa: 'e.nome',
        motivo: 'm.nome',
        usuario: 'u.nome',
        situacao: state,
        leads: leadsOnHold(actor),
      },
      search: normalised('b.cpf_cnpj', ...places),
    },
  )
}

export const countBlacklist = (db: Database, actor: Actor) => rowCount(visible(db, actor))

/** One complete entry. */
export const getBlacklistEntry = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .leftJoin('rh_usuario as r', 'r.id', 'b.id_revisor')
    .leftJoin('arquivo as a', 'a.id', 'b.id_evidencia')
    .where('b.id', '=', id)
    .select([
      'b.id',
      sql<BlacklistKind>`b.tipo`.as('tipo'),
      'b.id_empresa',
      'e.nome as empresa',
      'b.cpf_cnpj',
      'b.nome',
      'b.cep',
      'b.logradouro',
      'b.numero',
      'b.complemento',
      'b.bairro',
      'b.cidade',
      sql<BlacklistFields['uf']>`b.uf`.as('uf'),
      'b.id_motivo',
      'm.nome as motivo',
      'm.exige_evidencia',
      'b.observacao',
      'b.data_inicio',
      'b.data_fim',
      'b.ativo',
      state.as('situacao'),
      leadsOnHold(actor).as('leads'),
      'b.id_evidencia',
      'a.nome as evidencia',
      'b.revisao_em',
      'r.nome as revisor',
      'b.id_usuario',
      'u.nome as usuario',
      sql<boolean>`coalesce(${writable(actor, 'b.id_empresa')}, false)`.as('editavel'),
      'b.created_at',
      'b.updated_at',
    ])
    .executeTakeFirst()

/** What leads are found by; of entries before and after they are changed. */
export interface BlacklistKey {
  cpf_cnpj: string | null
  cep: string | null
}

export const insertBlacklist = (
  db: Database,
  actor: Actor,
  rows: (BlacklistFields & { data_inicio: string; data_fim: string | null })[],
) =>
  db
    .insertInto('blacklist')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning(['id', 'cpf_cnpj', 'cep'])
    .execute()

export const updateBlacklist = (db: Database, actor: Actor, input: UpdateBlacklistInput) =>
  saveRecord(db.updateTable('blacklist').where(writable(actor, 'id_empresa')), input)

/** The entries among some that the actor may write. */
export const writableEntries = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('blacklist')
    .where('id', 'in', ids)
    .where(writable(actor, 'id_empresa'))
    .select('id')
    .execute()

/** Switches entries on or off; expired ones stay off. Answers the keys of the changed ones. */
export const switchBlacklist = (db: Database, actor: Actor, { ids, ativo }: SetActiveInput) =>
  db
    .updateTable('blacklist')
    .set({ ativo })
    .where('id', 'in', ids)
    .where('ativo', '<>', ativo)
    .where(writable(actor, 'id_empresa'))
    .$if(ativo, (query) => query.where(sql<boolean>`(data_fim is null or data_fim >= ${today})`))
    .returning(['cpf_cnpj', 'cep'])
    .execute()

/** Records who reviewed an entry and, if it should not stay, switches it off. */
export function stampReview(
  db: Database,
  actor: Actor,
  { id, updated_at, decisao }: ReviewBlacklistInput,
  observacao: string | null,
) {
  const review = { revisao_em: new Date(), id_revisor: actor.id, observacao }
  const row = { id, updated_at, ...review, ativo: decisao === 'retirar' ? false : undefined }
  return saveRecord(db.updateTable('blacklist').where(writable(actor, 'id_empresa')), row)
}

export const removeBlacklistEntry = (db: Database, id: number): Promise<BlacklistKey | undefined> =>
  db.deleteFrom('blacklist').where('id', '=', id).returning(['cpf_cnpj', 'cep']).executeTakeFirst()

/** Switches off what is over. Answers how many. */
export async function expireBlacklist(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('blacklist')
    .set({ ativo: false })
    .where('ativo', '=', true)
    .where(sql<boolean>`data_fim < ${today}`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ids of the providers the actor sees. */
export async function ownProviders(db: Database, actor: Actor): Promise<number[]> {
  const rows = await db
    .selectFrom('empresa')
    .where((eb) => inScope(actor, eb.ref('id'), false))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
