/** What the system of the demonstration knows. Its tables live by the clock: nothing has to be moved by hand. */
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod'
import type {
  erpAddress,
  erpCheckedOrder,
  erpConnection,
  erpContract,
  erpInvoice,
  erpOverdue,
  erpPayment,
  erpProduct,
  erpServiceOrder,
  erpSession,
  erpStock,
  erpTeam,
} from '../erp-records.ts'
import { today } from '../../today.ts'

/** The same number from 0 to `below` for the same words. */
const chance = (below: number, ...words: RawBuilder<unknown>[]) =>
  sql`(abs(hashtext(concat_ws(':', ${sql.join(words)}))) % ${sql.lit(below)})`
const hourNow = sql`extract(epoch from date_trunc('hour', now()))::bigint`
const iso = (moment: RawBuilder<unknown>) =>
  sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const rowsOf = async <T>(db: Database, query: RawBuilder<T>): Promise<T[]> => (await query.execute(db)).rows

export interface Whose {
  empresa: number
  cod_cliente: string
}

export interface DemoCustomer {
  cod_cliente: string
  nome_razaosocial: string
  cpf: string | null
  telefones: string[]
  emails: string[]
  nascimento: string | null
  nome_mae: string | null
  bairro: string | null
  enderecos: z.input<typeof erpAddress>[]
}

const customerColumns = sql`c.cod_cliente, c.nome_razaosocial, c.cpf, c.telefones, c.emails,
  c.nascimento::text as nascimento, c.nome_mae, c.enderecos #>> '{0,bairro}' as bairro, c.enderecos`

const questions: Record<string, (valor: string) => RawBuilder<boolean>> = {
  codigo: (valor) => sql`c.cod_cliente = ${valor}`,
  documento: (valor) => sql`c.cpf = ${valor}`,
  telefone: (valor) => sql`exists (select from unnest(c.telefones) t where right(t, 8) = right(${valor}, 8))`,
  nome: (valor) => sql`normaliza(c.nome_razaosocial) like '%' || normaliza(${valor}) || '%'`,
}

export const findDemoCustomers = (db: Database, empresa: number, por: string, valor: string) =>
  rowsOf(
    db,
    sql<DemoCustomer>`select ${customerColumns} from erp_demo_cliente c
      where c.id_empresa = ${empresa} and ${questions[por]!(valor)} order by c.nome_razaosocial, c.cod_cliente limit 20`,
  )

export const demoCustomers = (db: Database, empresa: number, after: string | null, count: number) =>
  rowsOf(
    db,
    sql<DemoCustomer>`select ${customerColumns} from erp_demo_cliente c
      where c.id_empresa = ${empresa} and c.cod_cliente > ${after ?? ''} order by c.cod_cliente limit ${count}`,
  )

export type DemoContract = z.input<typeof erpContract> & { cod_cliente: string }

/** Unpaid for more than 15 days and not released: blocked. */
const situation = sql`case when k.situacao = 'ativo' and coalesce(k.liberado_ate < ${today}, true) and exists (
    select from erp_demo_fatura f where f.id_empresa = k.id_empresa and f.contrato = k.contrato
      and f.situacao = 'aberta' and f.paga_em is null and f.vencimento < ${today} - 15)
  then 'bloqueado' else k.situacao end`

export const demoContracts = (db: Database, empresa: number, customers: readonly string[]) =>
  rowsOf(
    db,
    sql<DemoContract>`select k.cod_cliente, k.contrato, k.produto, k.velocidade, k.valor_centavos as valor,
        k.vencimento_dia, (array['E-mail', 'WhatsApp', 'Impressa'])[1 + ${chance(3, sql`k.contrato`)}] as entrega,
        ${chance(4, sql`k.login`)} = 0 as debito_automatico, k.inicio::text as inicio, (k.inicio + interval '12 months')::date::text as fidelidade_ate,
        ${situation} as situacao
      from erp_demo_contrato k where k.id_empresa = ${empresa} and k.cod_cliente = any(${[...customers]})
      order by k.contrato`,
  )

/** Of a contract `k` in its state `s`: dropped in one hour of twelve; back a minute after it was restarted. */
const line = sql`cross join lateral (select case when s.situacao <> 'ativo' or k.reiniciada_em > now() - interval '1 minute'
    or (${chance(12, sql`k.contrato`, hourNow)} = 0 and coalesce(k.reiniciada_em < now() - interval '1 hour', true))
    then 'offline' else 'online' end as status,
    '100.64.' || ${chance(200, sql`k.contrato`)} || '.' || ${chance(250, sql`k.login`)} as ip) t
  cross join lateral (select case when t.status = 'online' then greatest(k.reiniciada_em,
    date_trunc('hour', now()) - interval '1 hour' * ${chance(200, sql`k.contrato`, sql`${today}`)}) end as desde) d`

export const demoConnections = (db: Database, { empresa, cod_cliente }: Whose) =>
  rowsOf(
    db,
    sql<z.input<typeof erpConnection>>`select k.contrato as conexao, k.contrato, k.login,
        t.status, t.ip,
        'A4:5E:60:' || upper(regexp_replace(substr(md5(k.contrato), 1, 6), '(..)(..)(..)', '\\1:\\2:\\3')) as mac,
        'HWTC' || upper(substr(md5(k.login), 1, 8)) as onu,
        (-180 - ${chance(110, sql`k.contrato`, sql`${today}`)}) / 10.0::float8 as sinal_rx,
        (20 + ${chance(20, sql`k.login`)}) / 10.0::float8 as sinal_tx,
        ${iso(sql`d.desde`)} as conectado_desde,
        ${iso(sql`case when t.status = 'online' then now() else date_trunc('hour', now()) end`)} as ultima_conexao,
        (100000 + ${chance(400000, sql`k.contrato`, sql`${today}`)})::float8 as consumo_download,
        (10000 + ${chance(40000, sql`k.login`, sql`${today}`)})::float8 as consumo_upload
      from erp_demo_contrato k cross join lateral (select ${situation} as situacao) s ${line}
      where k.id_empresa = ${empresa} and k.cod_cliente = ${cod_cliente} and k.situacao <> 'cancelado' order by k.contrato`,
  )

/** The newest is the connection's own: it goes on while that is online. */
export const demoSessions = (db: Database, { empresa, cod_cliente }: Whose, conexao: string) =>
  rowsOf(
    db,
    sql<
      z.input<typeof erpSession>
    >`select ${iso(sql`p.inicio - interval '1 hour' * greatest(21 * n.n - 14, 0)`)} as inicio,
        ${iso(sql`case when n.n > 0 then p.inicio - interval '1 hour' * (20 * n.n - 19)
          when t.status = 'offline' then date_trunc('hour', now()) end`)} as fim,
        case when n.n = 0 then t.ip
          else '100.64.' || ${chance(200, sql`k.contrato`, sql`n.n`)} || '.' || ${chance(250, sql`k.login`, sql`n.n`)} end as ip,
        null as mac, (500 + ${chance(9000, sql`k.contrato`, sql`n.n`)})::float8 as download,
        (50 + ${chance(900, sql`k.login`, sql`n.n`)})::float8 as upload
      from erp_demo_contrato k cross join generate_series(0, 9) n(n)
      cross join lateral (select ${situation} as situacao) s ${line}
      cross join lateral (select coalesce(d.desde, date_trunc('hour', now()) - interval '5 hours') as inicio) p
      where k.id_empresa = ${empresa} and k.cod_cliente = ${cod_cliente} and k.contrato = ${conexao} order by n.n`,
  )

/** Who pays pays some days later by Pix or slip; each active contract gets its invoice a week ahead. */
export async function moveDemoInvoices(db: Database, empresa: number): Promise<void> {
  await sql`insert into erp_demo_fatura (id_empresa, fatura, cod_cliente, contrato, descricao, vencimento, valor_centavos)
    select k.id_empresa, k.contrato || '-' || to_char(m.dia, 'YYMM'), k.cod_cliente, k.contrato,
      'Mensalidade ' || to_char(m.dia, 'MM/YYYY'), m.dia, k.valor_centavos
    from erp_demo_contrato k cross join lateral (
      select (date_trunc('month', n) + interval '1 day' * (k.vencimento_dia - 1))::date as dia
      from generate_series(${today} - interval '5 months', ${today} + interval '1 month', interval '1 month') n) m
    where k.id_empresa = ${empresa} and k.situacao <> 'cancelado' and m.dia between k.inicio and ${today} + 10
    on conflict do nothing`.execute(db)
  await sql`update erp_demo_fatura f set paga_em = f.vencimento + ${chance(4, sql`f.fatura`)},
      forma = (array['Pix', 'Boleto', 'Cartão'])[1 + ${chance(3, sql`f.contrato`)}]
    from erp_demo_cliente c where c.id_empresa = f.id_empresa and c.cod_cliente = f.cod_cliente
      and (c.paga or f.vencimento < ${today} - 85)
      and f.id_empresa = ${empresa} and f.situacao = 'aberta' and f.paga_em is null
      and f.fatura not like 'N%' and f.vencimento + ${chance(4, sql`f.fatura`)} <= ${today}`.execute(db)
}

const invoiceState = sql`case when f.paga_em is not null then 'paga' when f.situacao <> 'aberta' then f.situacao
  when f.vencimento < ${today} then 'vencida' else 'aberta' end`

export type DemoInvoice = z.input<typeof erpInvoice> & { descricao: string }

export const demoInvoices = (db: Database, { empresa, cod_cliente }: Whose) =>
  rowsOf(
    db,
    sql<DemoInvoice>`select f.fatura, f.contrato, f.descricao, f.vencimento::text as vencimento,
        f.valor_centavos as valor, ${invoiceState} as situacao
      from erp_demo_fatura f where f.id_empresa = ${empresa} and f.cod_cliente = ${cod_cliente}
        and f.vencimento > ${today} - 366 order by f.vencimento desc, f.fatura`,
  )

export const demoPayments = (db: Database, { empresa, cod_cliente }: Whose) =>
  rowsOf(
    db,
    sql<z.input<typeof erpPayment>>`select 'P' || f.fatura as pagamento, f.fatura, f.paga_em::text as data,
        f.valor_centavos as valor, f.forma
      from erp_demo_fatura f where f.id_empresa = ${empresa} and f.cod_cliente = ${cod_cliente}
        and f.paga_em is not null order by f.paga_em desc, f.fatura limit 24`,
  )

/** By its schedule an order goes from open to running and finished. */
const orderState = sql`case when o.cancelada then 'C' when o.agendamento is null and o.abertura < now() - interval '1 day' then 'AN'
  when o.agendamento is null then 'A' when now() > o.agendamento + interval '2 hours' then 'F'
  when now() > o.agendamento then 'EX' when now() > o.agendamento - interval '40 minutes' then 'DS' else 'AG' end`

export const demoOrders = (db: Database, { empresa, cod_cliente }: Whose) =>
  rowsOf(
    db,
    sql<
      z.input<typeof erpServiceOrder>
    >`select o.os, null as protocolo, o.tipo, ${iso(sql`o.abertura`)} as abertura,
        ${iso(sql`o.agendamento`)} as agendamento, o.periodo, q.nome as equipe, ${orderState} as situacao, o.relato
      from erp_demo_os o left join erp_demo_equipe q on q.id_empresa = o.id_empresa and q.equipe = o.equipe
      where o.id_empresa = ${empresa} and o.cod_cliente = ${cod_cliente} order by o.abertura desc, o.os`,
  )

export const demoOrder = async (db: Database, empresa: number, os: string) =>
  (
    await rowsOf(
      db,
      sql<
        z.input<typeof erpCheckedOrder>
      >`select o.os, true as existe, o.cod_cliente, c.nome_razaosocial as cliente,
          c.enderecos #>> '{0,cidade}' as cidade, o.equipe, ${orderState} as situacao, o.itens
        from erp_demo_os o join erp_demo_cliente c using (id_empresa, cod_cliente)
        where o.id_empresa = ${empresa} and o.os = ${os}`,
    )
  )[0]

export const demoOverdue = (db: Database, empresa: number, after: string | null, count: number) =>
  rowsOf(
    db,
    sql<z.input<typeof erpOverdue>>`select c.cod_cliente, c.nome_razaosocial, c.cpf,
        case when length(c.cpf) = 14 then 'pj' else 'pf' end as tipo, f.contrato, k.produto,
        c.enderecos #>> '{0,cidade}' as cidade, c.enderecos #>> '{0,uf}' as uf, f.fatura,
        f.vencimento::text as vencimento, f.valor_centavos as valor, s.situacao = 'bloqueado' as bloqueado,
        k.inicio::text as inicio
      from erp_demo_fatura f join erp_demo_contrato k using (id_empresa, contrato)
      join erp_demo_cliente c on c.id_empresa = f.id_empresa and c.cod_cliente = f.cod_cliente
      cross join lateral (select ${situation} as situacao) s
      where f.id_empresa = ${empresa} and f.situacao = 'aberta' and f.paga_em is null and f.vencimento < ${today}
        and f.fatura > ${after ?? ''} order by f.fatura limit ${count}`,
  )

export const demoTeams = (db: Database, empresa: number) =>
  rowsOf(
    db,
    sql<z.input<typeof erpTeam>>`select equipe, nome, cidade, veiculo, ativo from erp_demo_equipe
      where id_empresa = ${empresa} order by equipe`,
  )

export const demoProducts = (db: Database, empresa: number) =>
  rowsOf(
    db,
    sql<
      z.input<typeof erpProduct>
    >`select produto, nome, unidade, serializado, valor_centavos as valor_unitario,
        true as ativo from erp_demo_produto where id_empresa = ${empresa} order by produto`,
  )

export const demoStock = (db: Database, empresa: number) =>
  rowsOf(
    db,
    sql<z.input<typeof erpStock>>`select equipe, produto, nullif(patrimonio, '') as patrimonio,
        quantidade::float8 as quantidade from erp_demo_estoque where id_empresa = ${empresa}
      order by equipe, produto, patrimonio limit 5000`,
  )
