import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { SendReason } from '@intranet/contract/marketing/send-reasons'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { audience, customerCount, type AudienceRequest } from './audience.queries.ts'
import type { Recipient } from './message-render.ts'
import type { StoredRule } from './stored-rule.ts'
import { today } from '../../../../platform/today.ts'

export interface AudienceCount {
  canal: Channel
  motivo: SendReason | null
  total: number
  clientes: number
}

/** How many messages of each channel would be queued or kept back, and why. */
export async function countAudience(db: Database, request: AudienceRequest): Promise<AudienceCount[]> {
  const { rows } = await sql<AudienceCount>`
    select canal, motivo, count(*)::int as total, (count(distinct id_pessoa))::int as clientes
    from (${audience(request)}) a group by canal, motivo order by canal, motivo`.execute(db)
  return rows
}

export async function countCustomers(
  db: Database,
  request: Pick<AudienceRequest, 'regra' | 'wanted'>,
): Promise<number> {
  return (await customerCount(request).execute(db)).rows[0]?.total ?? 0
}

type Counted = Pick<AudienceRequest, 'regra' | 'wanted'>

/**
 * What the customers of a rule's day depend on; of a certain date they are all of the provider's, on any day, and of a day that
 * was asked for yesterday too they are those whom the rule has not written to.
 */
const countedBy = ({ regra: { id, criterio, id_empresa }, wanted }: Counted) =>
  JSON.stringify([
    criterio,
    id_empresa,
    criterio === 'data_especifica' ? wanted.length > 0 : wanted,
    wanted.length > 1 && id,
  ])

/** Statements of this many parts at most. */
const PARTS = 200

/** The same for several, in one statement for 200 of them; what several ask for is counted once. */
export async function countCustomersOfEach(db: Database, requests: readonly Counted[]): Promise<number[]> {
  const each = [...new Map(requests.map((request) => [countedBy(request), request]))]
  const totals = new Map<string, number>()
  for (let from = 0; from < each.length; from += PARTS) {
    const parts = each
      .slice(from, from + PARTS)
      .map(
        ([, request], n) =>
          sql`select ${from + n}::int as indice, c.total from (${customerCount(request)}) c`,
      )
    const { rows } = await sql<{
      indice: number
      total: number
    }>`${sql.join(parts, sql` union all `)}`.execute(db)
    for (const { indice, total } of rows) totals.set(each[indice]![0], total)
  }
  return requests.map((request) => totals.get(countedBy(request)) ?? 0)
}

/** Columns of a customer (`p`) that texts name, with a contract of theirs (`k`). */
export const recipientColumns = sql`p.nome_razaosocial as nome, k.produto, k.vencimento_dia`

/** By which date a contract is the one that a rule's messages are about, as in `campanha_execucao.contrato_por`. */
const contractBy = ({ criterio, envio }: Pick<StoredRule, 'criterio' | 'envio'>) =>
  criterio === 'data_contratacao' && envio === 'anual' ? 'aniversario' : criterio

interface FiringContract {
  por: RawBuilder<unknown>
  /** The message's reference date. */
  dia: RawBuilder<unknown>
}

/** Whether contract `c` is the one that a message is about. 29 February returns on the 28th in years without it. */
const isFiring = ({ por, dia }: FiringContract) => sql`coalesce(case ${por}
  when 'data_ativacao' then c.data_ativacao = ${dia}
  when 'data_contratacao' then c.data_contratacao = ${dia}
  when 'aniversario' then c.data_contratacao < ${dia} and dia_do_ano(c.data_contratacao) in (dia_do_ano(${dia}),
    case when dia_do_ano(${dia}) = 228 and dia_do_ano(${dia} + 1) = 301 then 229 end) end, false)`

/**
 * The active contract that a customer's message is about (docs/marketing.md#audience); the newest where it is about none, or
 * about several.
 */
export const recipientContract = (firing?: FiringContract, wanted = sql`true`) =>
  sql`left join lateral (select c.produto, c.vencimento_dia
  from relationship_contrato c where ${wanted} and c.id_pessoa = p.id and c.situacao = 'ativo'
  order by ${firing ? sql`${isFiring(firing)} desc,` : sql``} c.data_ativacao desc nulls last, c.id desc limit 1) k on true`

const contractOf = ({ regra }: AudienceRequest) =>
  recipientContract({ por: sql`${contractBy(regra)}::text`, dia: sql`a.data_referencia` })

export interface AudienceExample extends Recipient {
  id_pessoa: number
  canal: Channel
  destino: string
}

/** The first few customers who would be written to. */
export async function audienceExamples(
  db: Database,
  request: AudienceRequest,
  limit: number,
): Promise<AudienceExample[]> {
  const { rows } = await sql<AudienceExample>`
    select a.id_pessoa, a.canal, a.destino, a.data_referencia::text, ${recipientColumns}
    from (select distinct on (id_pessoa) * from (${audience(request)}) t where motivo is null
      order by id_pessoa, canal limit ${limit}) a
    join relationship_dados_pessoas p on p.id = a.id_pessoa ${contractOf(request)}
    order by a.id_pessoa`.execute(db)
  return rows
}

/** The first customer of each channel who would be written to. */
export async function channelSamples(db: Database, request: AudienceRequest): Promise<AudienceExample[]> {
  const { rows } = await sql<AudienceExample>`
    select a.id_pessoa, a.canal, a.destino, a.data_referencia::text, ${recipientColumns}
    from (select distinct on (canal) * from (${audience(request)}) t where motivo is null order by canal, id_pessoa) a
    join relationship_dados_pessoas p on p.id = a.id_pessoa ${contractOf(request)}`.execute(db)
  return rows
}

export interface PreviewCustomer extends Recipient {
  id_pessoa: number
  telefone: string | null
  email: string | null
}

/** A provider's customer as texts see them. */
export async function previewCustomer(
  db: Database,
  id_empresa: number,
  id_pessoa: number,
): Promise<PreviewCustomer | undefined> {
  const { rows } = await sql<PreviewCustomer>`
    select p.id as id_pessoa, p.telefone, p.email, ${today}::text as data_referencia, ${recipientColumns}
    from relationship_dados_pessoas p ${recipientContract()}
    where p.id_empresa = ${id_empresa} and p.id = ${id_pessoa}`.execute(db)
  return rows[0]
}
