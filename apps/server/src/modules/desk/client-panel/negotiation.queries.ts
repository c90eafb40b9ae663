import type { Negotiation } from '@intranet/contract/desk/negotiation'
import { fromCents } from '@intranet/contract/desk/cents'
import type { ActionState, NegotiationState } from '@intranet/contract/desk/client-panel-words'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { today } from '../../../platform/today.ts'
import type { Visit } from './attendance.queries.ts'

export interface StoredNegotiation {
  id: number
  protocolo: string
  id_empresa: number
  cod_cliente: string
  nome_razaosocial: string
  provedor: string
  /** Amounts in cents within these two. */
  faturas: Negotiation['faturas']
  parcelas: Negotiation['parcelas']
  principal: string
  multa: string
  juros: string
  desconto: string
  total: string
  situacao: NegotiationState
  valida_ate: string
  created_at: Date
}

const columns = sql`n.id, n.protocolo, n.id_empresa, n.cod_cliente, n.nome_razaosocial, e.nome as provedor, n.faturas,
  n.parcelas, n.principal, n.multa, n.juros, n.desconto, n.total, n.situacao, n.valida_ate::text as valida_ate, n.created_at`

/** The key of the action that carries a negotiation out: there is never a second one. */
export const keyOfNegotiation = (id: number) => `negociacao-${id}`

export async function negotiationsOf(db: Database, { id_empresa, cod_cliente }: Visit) {
  const { rows } = await sql<StoredNegotiation>`select ${columns} from painel_negociacao n
    join empresa e on e.id = n.id_empresa
    where n.id_empresa = ${id_empresa} and n.cod_cliente = ${cod_cliente} order by n.id desc limit 20`.execute(
    db,
  )
  return rows
}

export async function negotiationOf(db: Database, { id_empresa, cod_cliente }: Visit, id: number) {
  const { rows } = await sql<StoredNegotiation>`select ${columns} from painel_negociacao n
    join empresa e on e.id = n.id_empresa
    where n.id = ${id} and n.id_empresa = ${id_empresa} and n.cod_cliente = ${cod_cliente}`.execute(db)
  return rows[0]
}

/**
 * The proposal, good until its first instalment at most, and its invoices; a constraint refuses an invoice that is negotiated
 * already.
 */
export async function insertNegotiation(
  db: Database,
  visit: Visit,
  id_usuario: number,
  made: Negotiation,
  validDays: number,
): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`insert into painel_negociacao (protocolo, id_atendimento, id_empresa,
      cod_cliente, nome_razaosocial, faturas, parcelas, principal, multa, juros, desconto, total, valida_ate, id_usuario)
    values (to_char(now() at time zone 'America/Sao_Paulo', 'YYMMDD') || lpad(nextval('painel_protocolo')::text, 6, '0'),
      ${visit.id}, ${visit.id_empresa}, ${visit.cod_cliente}, ${visit.nome_razaosocial},
      ${JSON.stringify(made.faturas)}::jsonb, ${JSON.stringify(made.parcelas)}::jsonb, ${fromCents(made.principal)},
      ${fromCents(made.multa)}, ${fromCents(made.juros)}, ${fromCents(made.desconto)}, ${fromCents(made.total)},
      least(${today} + ${validDays}::int, ${made.parcelas[0]!.vencimento}::date), ${id_usuario})
    returning id`.execute(db)
  const { id } = rows[0]!
  await db
    .insertInto('painel_negociacao_fatura')
    .values(made.faturas.map(({ fatura }) => ({ id_negociacao: id, id_empresa: visit.id_empresa, fatura })))
    .execute()
  return id
}

/**
 * Ends those that `which` names, and frees their invoices in the same statement: a server that dies leaves both as they
 * were. Answers how many.
 */
async function endThose(
  db: Database,
  which: RawBuilder<unknown>,
  situacao: 'cancelada' | 'cumprida' | 'quebrada',
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with encerradas as (
      update painel_negociacao set situacao = ${situacao}, encerrada_em = now() where ${which} returning id
    ), livres as (
      update painel_negociacao_fatura set ativa = false where id_negociacao in (select id from encerradas)
    )
    select count(*)::int as total from encerradas`.execute(db)
  return rows[0]!.total
}

/**
 * Takes a proposal for its action before the ERP is asked, as unsure: it is neither withdrawn nor expires meanwhile. False
 * where somebody ended it.
 */
export async function claimNegotiation(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`update painel_negociacao set situacao = 'incerto'
    where id = ${id} and situacao in ('proposta', 'incerto') returning id`.execute(db)
  return rows.length > 0
}

/** What its action became: accepted, unknown, or a proposal as before, also where people of the ERP refused it later. */
export async function settleNegotiation(db: Database, chave: string, situacao: ActionState): Promise<void> {
  const id = Number(chave.replace('negociacao-', ''))
  const state: NegotiationState =
    situacao === 'feita' || situacao === 'pedida' ? 'aceita' : situacao === 'incerto' ? 'incerto' : 'proposta'
  await sql`update painel_negociacao set situacao = ${state},
      aceita_em = case when ${state} = 'aceita' then coalesce(aceita_em, now()) end
    where id = ${id} and situacao in ('proposta', 'incerto', 'aceita')`.execute(db)
}

export const cancelNegotiation = async (db: Database, id: number): Promise<boolean> =>
  (await endThose(db, sql`id = ${id} and situacao = 'proposta'`, 'cancelada')) > 0

/** Proposals that nobody accepted in time. */
export const expireProposals = (db: Database) =>
  endThose(db, sql`situacao = 'proposta' and valida_ate < ${today}`, 'cancelada')

export const acceptedNegotiations = async (db: Database, after: number, count: number) =>
  (
    await sql<Pick<StoredNegotiation, 'id' | 'id_empresa' | 'cod_cliente' | 'parcelas'>>`
      select id, id_empresa, cod_cliente, parcelas from painel_negociacao
      where situacao = 'aceita' and id > ${after} order by id limit ${count}`.execute(db)
  ).rows

export const endNegotiation = (db: Database, id: number, situacao: 'cumprida' | 'quebrada') =>
  endThose(db, sql`id = ${id} and situacao = 'aceita'`, situacao)
