import type { Negotiation } from '@intranet/contract/desk/negotiation'
import { fromCents } from '@intranet/contract/desk/cents'
import type { ActionState, NegotiationState } from '@intranet/contract/desk/client-panel-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
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

/** The proposal and its invoices; a constraint refuses an invoice that is negotiated already. */
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
      (now() at time zone 'America/Sao_Paulo')::date + ${validDays}::int, ${id_usuario})
    returning id`.execute(db)
  const { id } = rows[0]!
  await db
    .insertInto('painel_negociacao_fatura')
    .values(made.faturas.map(({ fatura }) => ({ id_negociacao: id, id_empresa: visit.id_empresa, fatura })))
    .execute()
  return id
}

const freeInvoices = (db: Database, id: number) =>
  db.updateTable('painel_negociacao_fatura').set({ ativa: false }).where('id_negociacao', '=', id).execute()

/** What its action became: accepted, unknown, or a proposal as before. */
export async function settleNegotiation(db: Database, chave: string, situacao: ActionState): Promise<void> {
  const id = Number(chave.replace('negociacao-', ''))
  const state: NegotiationState =
    situacao === 'feita' || situacao === 'pedida' ? 'aceita' : situacao === 'incerto' ? 'incerto' : 'proposta'
  await sql`update painel_negociacao set situacao = ${state},
      aceita_em = case when ${state} = 'aceita' then now() else aceita_em end
    where id = ${id} and situacao in ('proposta', 'incerto')`.execute(db)
}

export async function cancelNegotiation(db: Database, id: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update painel_negociacao set situacao = 'cancelada', encerrada_em = now()
    where id = ${id} and situacao = 'proposta'`.execute(db)
  if (numAffectedRows) await freeInvoices(db, id)
  return Boolean(numAffectedRows)
}

/** Proposals that nobody accepted in time free their invoices. Answers how many. */
export async function expireProposals(db: Database): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`update painel_negociacao set situacao = 'cancelada', encerrada_em = now()
    where situacao = 'proposta' and valida_ate < (now() at time zone 'America/Sao_Paulo')::date returning id`.execute(
    db,
  )
  for (const { id } of rows) await freeInvoices(db, id)
  return rows.length
}

export const acceptedNegotiations = async (db: Database, after: number, count: number) =>
  (
    await sql<Pick<StoredNegotiation, 'id' | 'id_empresa' | 'cod_cliente' | 'parcelas'>>`
      select id, id_empresa, cod_cliente, parcelas from painel_negociacao
      where situacao = 'aceita' and id > ${after} order by id limit ${count}`.execute(db)
  ).rows

export async function endNegotiation(
  db: Database,
  id: number,
  situacao: 'cumprida' | 'quebrada',
): Promise<void> {
  await sql`update painel_negociacao set situacao = ${situacao}, encerrada_em = now()
    where id = ${id} and situacao = 'aceita'`.execute(db)
  await freeInvoices(db, id)
}
