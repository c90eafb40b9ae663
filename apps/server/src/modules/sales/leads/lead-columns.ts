/** What a row of a lead list holds, and where each column lives in SQL. */
import type { BlacklistKind } from '@intranet/contract/sales/blacklist-words'
import {
  leadStatuses,
  type LeadOrigin,
  type LeadOutcome,
  type LeadStatus,
  type LeadType,
} from '@intranet/contract/sales/lead-words'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import { maskedCpfOf } from '../../../platform/masked-cpf.ts'
import { pendingInErp } from '../erp/send-to-erp.queries.ts'
import { hoursText } from '../hours-text.ts'
import { daysOverdue, isOverdue, lastCare, type LeadWaits } from './lead-lists.ts'

const maskedLeadDocument = sql<string | null>`case when length(l.documento) = 11
  then ${maskedCpfOf('l.documento')}
  when l.documento is not null then '***.***.***-**' end`
const maskedLeadPhone = sql<
  string | null
>`'(' || substr(l.fone, case when length(l.fone) > 11 then 3 else 1 end, 2)
  || ') *****-' || right(l.fone, 4)`

const statusLabel = sql<string>`case l.status ${sql.join(
  leadStatuses.map(({ status, nome }) => sql`when ${sql.lit(status)} then ${sql.lit(nome)}`),
  sql` `,
)} end`

const address = sql<string | null>`nullif(concat_ws(', ', l.logradouro, l.numero, l.bairro,
  nullif(concat_ws(' - ', l.cidade, l.estado), ''), regexp_replace(l.cep, '(\\d{5})(\\d{3})', '\\1-\\2')), '')`

/** Hours and minutes from creation to sale: `27:25`. */
export const finalizationTime = sql<string | null>`case when l.finalizada_em is not null then ${hoursText(
  sql`floor(extract(epoch from l.finalizada_em - l.created_at) / 60)::bigint`,
)} end`

const wholeDays = (since: RawBuilder<unknown>) =>
  sql<number>`greatest(0, floor(extract(epoch from now() - ${since}) / 86400))::int`

const difference = sql<string | null>`l.valor - l.valor_atual`
const daysWaited = wholeDays(lastCare('l'))

// No joins: with them, even unused, PostgreSQL would not read the matches within an index alone.
const nameOf = (table: string, column: string) =>
  sql<string | null>`(select x.nome from ${sql.table(table)} x where x.id = ${sql.ref(`l.${column}`)})`
const provedor = sql<string | null>`(select x.sistema from empresa x where x.id = l.id_empresa)`

/** The SQL of columns that are not plain columns of `l`. Masked ones are compared masked. */
export const leadRefs = (masked: boolean, waits: LeadWaits) => ({
  ...(masked && { documento: maskedLeadDocument, fone: maskedLeadPhone }),
  status_nome: statusLabel,
  provedor,
  provedor_nome: nameOf('empresa', 'id_empresa'),
  canal: nameOf('vendas_canal', 'id_canal'),
  campanha: nameOf('vendas_campanha', 'id_campanha'),
  vendedor: nameOf('rh_usuario', 'id_vendedor'),
  produto_chave: sql`normaliza(btrim(coalesce(l.produto, '')))`,
  endereco: address,
  tempo_finalizacao: finalizationTime,
  diferenca: difference,
  dias_parado: daysWaited,
  dias_vencida: daysOverdue('l', waits),
})

const writtenOut = (db: Database, waits: LeadWaits, masked: boolean) =>
  db
    .selectFrom('vendas_lead as l')
    .select([
      'l.id',
      'l.created_at',
      'l.updated_at',
      'l.cliente',
      (masked ? maskedLeadDocument : sql<string | null>`l.documento`).as('documento'),
      (masked ? maskedLeadPhone : sql<string | null>`l.fone`).as('fone'),
      sql<LeadStatus>`l.status`.as('status'),
      statusLabel.as('status_nome'),
      sql<LeadType>`l.tipo`.as('tipo'),
      sql<LeadOrigin>`l.origem`.as('origem'),
      sql<LeadOutcome>`l.desfecho`.as('desfecho'),
      'l.id_empresa',
      provedor.as('provedor'),
      nameOf('empresa', 'id_empresa').$castTo<string>().as('provedor_nome'),
      'l.id_canal',
      nameOf('vendas_canal', 'id_canal').as('canal'),
      'l.id_campanha',
      nameOf('vendas_campanha', 'id_campanha').as('campanha'),
      'l.id_vendedor',
      nameOf('rh_usuario', 'id_vendedor').as('vendedor'),
      'l.cod_cliente',
      'l.cod_lead',
      'l.data_mk',
      'l.hora_mk',
      'l.cep',
      'l.logradouro',
      'l.numero',
      'l.bairro',
      'l.cidade',
      'l.estado',
      address.as('endereco'),
      sql<BlacklistKind | null>`l.blacklist`.as('blacklist'),
      'l.blacklist_motivo',
      'l.contrato',
      'l.produto',
      'l.valor',
      'l.produto_atual',
      'l.valor_atual',
      difference.as('diferenca'),
      'l.funcionario',
      'l.motivo_inviabilidade',
      'l.motivo_exclusao',
      'l.motivo_inativacao',
      'l.wrong_motivo',
      'l.id_lead_associada',
      finalizationTime.as('tempo_finalizacao'),
      sql<boolean>`l.venda`.as('venda'),
      'l.tentativas',
      'l.ultimo_contato',
      'l.proximo_contato',
      'l.status_em',
      'l.finalizada_em',
      daysWaited.as('dias_parado'),
      wholeDays(sql`l.status_em`).as('dias_no_status'),
      isOverdue('l', waits).as('vencida'),
      sql<boolean>`l.fora_tabela_em is not null`.as('fora_tabela'),
      pendingInErp('l').as('pendente_erp'),
    ])

const rendered = new Map<string, string>()
const LAST = 'pendente_erp'

/** The columns as text, once: writing sixty of them again was most of this process's work for a page. */
function columnsText(db: Database, waits: LeadWaits, masked: boolean): string {
  const key = JSON.stringify([waits, masked])
  const cached = rendered.get(key)
  if (cached) return cached
  const compiled = writtenOut(db, waits, masked).compile()
  if (compiled.parameters.length) throw new Error('The columns of a lead take no parameters')
  const text = compiled.sql.slice('select '.length, compiled.sql.lastIndexOf(` as "${LAST}" from`))
  rendered.set(key, text)
  return text
}

/** The leads under `l` with the columns of a `LeadRow`; its type is that of the columns written out. */
export const leadRows = (db: Database, waits: LeadWaits, masked: boolean) =>
  db
    .selectFrom('vendas_lead as l')
    .select(sql.raw(columnsText(db, waits, masked)).as(LAST)) as unknown as ReturnType<typeof writtenOut>
