/** Customers, their debts and what the desk did for them, filled in sets: what the items of the service desk measure on. */
import { createDatabase } from '@intranet/db/connection'
import { seedReference } from '@intranet/db/reference'
import { Client } from 'pg'
import { FIRST_NAMES, LAST_NAMES } from './data.ts'

/** DESK_SCALE makes a small try of it: its figures say nothing about the goals. */
const SCALE = Number(process.env.DESK_SCALE ?? 1)
const of = (whole: number, least: number) => Math.max(least, Math.round(whole * SCALE))
const rows = of(2_000_000, 4000)

export const SIZES = {
  customers: of(1_000_000, 4000),
  overdue: of(120_000, 600),
  rules: of(200, 4),
  criteria: 50,
  sales: Math.round(rows * 0.3),
  problems: Math.round(rows * 0.15),
  refunds: Math.round(rows * 0.025),
  queue: of(1000, 100),
  actions: of(10_000, 200),
  newRefunds: of(1000, 30),
  kills: of(100, 3),
}
/** The rest of the rows are installations and welcome calls of the sales. */
const ACTIVATIONS = Math.round(rows * 0.275)
const QUALIFICATIONS = rows - SIZES.sales - SIZES.problems - SIZES.refunds - ACTIVATIONS

/** The first has all the customers in arrears; the last has the queue alone. */
export const PROVIDERS = ['bench_0', 'bench_1', 'bench_2', 'bench_3'] as const
export const QUEUE_PROVIDER = 'bench_fila'
const DAYS = 730
/** Of a hundred rows, those of the last weeks are open still. */
const OPEN = 0.005

// Deterministic and spread: each factor shuffles the numbers its own way.
const at = (factor: number, many: number) =>
  `((n * ${factor}::bigint + ${factor % 997}) % 1000003 % ${many})::int`
const when = (total: number) => `now() - make_interval(secs => (${total} - n) * ${(DAYS * 86_400) / total})`
const code = `(1 + n % ${SIZES.customers})`
const WHOLE =
  '{"documentos":true,"contrato_assinado":true,"endereco_conferido":true,"viabilidade":true,"pagamento_adesao":true}'

const PLACES = `
  create temp table provedor_bench on commit drop as
    select row_number() over (order by sistema)::int - 1 as p, id as id_empresa from empresa
    where sistema = any('{${PROVIDERS.join()}}');
  create temp table cidade_bench on commit drop as
    select row_number() over (order by id)::int - 1 as k, id as id_cidade, nome, uf from cidade order by id limit 300;
  insert into microrregiao (nome) select 'Micro ' || k from generate_series(1, 20) k;
  insert into microrregiao_cidade (id_microrregiao, id_cidade)
    select m.id, c.id_cidade from microrregiao m join cidade_bench c on m.nome = 'Micro ' || (1 + c.k % 20);
  insert into arquivo (bucket, nome, tipo, tamanho, sha256) values ('documentos', 'comprovante.pdf', 'application/pdf', 1, '0');
  analyze provedor_bench;
  analyze cidade_bench`

// A customer belongs to the provider that the number says, wherever it comes up again.
const provider = (number: string) => `join provedor_bench p on p.p = ${number} % ${PROVIDERS.length}`

const CUSTOMERS = `
  with nomes as (select string_to_array($1, ',') as primeiros, string_to_array($2, ',') as ultimos)
  insert into relationship_dados_pessoas (id_empresa, codpessoa, nome_razaosocial, cpf, telefone, bairro, cidade, uf)
  select p.id_empresa, n::text,
    concat_ws(' ', primeiros[1 + ${at(7907, 50)}], ultimos[1 + ${at(104729, 40)}], ultimos[1 + ${at(224737, 40)}]),
    '7' || lpad(n::text, 10, '0'), '5399' || lpad((n % 10000000)::text, 7, '0'), 'Bairro ' || (1 + ${at(122949823, 60)}),
    c.nome, c.uf
  from nomes, generate_series(1, ${SIZES.customers}) n ${provider('n')} join cidade_bench c on c.k = ${at(32452843, 300)}`

const CONTRACTS = `
  insert into relationship_contrato (id_empresa, id_pessoa, contrato, produto, valor, vencimento_dia, data_contratacao,
    data_ativacao)
  select id_empresa, id, 'C' || codpessoa, 'Fibra 500', 99.90, 10, '2024-01-10', '2024-01-12' from relationship_dados_pessoas`

const SALES = `
  with numeros as (
    select n, n > ${Math.round(SIZES.sales * (1 - OPEN))} as nova, ${when(SIZES.sales)} as quando
    from generate_series(1, ${SIZES.sales}) n
  )
  insert into bo_venda (id_empresa, cod_cliente, contrato, cliente, documento, fone, cidade, estado, id_vendedor, produto,
    valor, data_venda, situacao, checklist, id_auditor, motivo, prazo, decidida_em)
  select d.id_empresa, d.codpessoa, 'C' || d.codpessoa, d.nome_razaosocial, d.cpf, d.telefone, d.cidade, d.uf, u.id,
    'Fibra ' || (array[300, 500, 700])[1 + n % 3], (array[79.9, 99.9, 119.9])[1 + n % 3], quando,
    case when not nova then case when n % 25 = 0 then 'cancelada' else 'aprovada' end
      when n % 10 < 6 then 'pendente' when n % 10 < 8 then 'em_auditoria' else 'com_pendencia' end,
    case when nova then '{"documentos":true,"contrato_assinado":false,"endereco_conferido":false,"viabilidade":true,"pagamento_adesao":false}'
      else '${WHOLE}' end::jsonb,
    case when not nova or n % 10 between 6 and 7 then u.id end, case when not nova and n % 25 = 0 then 'Desistiu' end,
    quando + interval '2 days', case when not nova then quando + interval '1 day' end
  from numeros join provedor_bench p on p.p = ${code} % ${PROVIDERS.length}
  join relationship_dados_pessoas d on d.id_empresa = p.id_empresa and d.codpessoa = ${code}::text
  join pessoa_bench u on u.p = n % 8`

const ACTIVATED = `
  with vendas as (
    select v.id, v.id_empresa, v.data_venda, row_number() over (order by v.id) as n from bo_venda v
    where v.situacao = 'aprovada' order by v.id desc limit ${ACTIVATIONS}
  ), numeros as (select vendas.*, n > (select max(n) from vendas) - ${Math.round(ACTIVATIONS * OPEN)} as nova from vendas)
  insert into bo_ativacao (id_empresa, id_venda, os, equipe, data_agendada, periodo, data_ativacao, situacao, motivo,
    tentativas, prazo, created_at)
  select id_empresa, id, 'OS' || n, 'Equipe ' || n % 40, current_date + (n % 9 - 4)::int, (array['M', 'T', 'N'])[1 + n % 3],
    case when not nova then data_venda + interval '3 days' end,
    case when not nova then 'ativada' else (array['aguardando', 'agendada', 'agendada', 'em_execucao', 'reagendar'])[1 + n % 5] end,
    case when nova and n % 5 = 4 then 'Chuva' end, n % 3, data_venda + interval '6 days', data_venda + interval '1 day'
  from numeros`

const CALLED = `
  with feitas as (
    select t.id, t.id_empresa, t.data_ativacao, row_number() over (order by t.id) as n from bo_ativacao t
    where t.situacao = 'ativada' order by t.id desc limit ${QUALIFICATIONS}
  ), numeros as (select feitas.*, n > (select max(n) from feitas) - ${Math.round(QUALIFICATIONS * OPEN)} as nova from feitas)
  insert into bo_qualificacao (id_empresa, id_ativacao, tentativa, contato_em, resultado, nps, internet_ok, dados_conferidos,
    vencimento_ciente, situacao, prazo, created_at)
  select id_empresa, id, case when nova then 0 else 1 end, case when not nova then data_ativacao + interval '1 day' end,
    case when not nova then 'atendeu' end, case when not nova then (n % 11)::int end, not nova, not nova, not nova,
    case when nova then 'pendente' when n % 10 = 0 then 'nao_qualificado' else 'qualificado' end,
    data_ativacao + interval '2 days', data_ativacao
  from numeros`

const PROBLEMS = `
  with numeros as (
    select n, n > ${Math.round(SIZES.problems * (1 - OPEN))} as novo, ${when(SIZES.problems)} as quando
    from generate_series(1, ${SIZES.problems}) n
  )
  insert into bo_problema (id_empresa, cod_cliente, cliente, id_tipo, descricao, prioridade, id_responsavel, prazo, situacao,
    solucao, encerrado_em, created_at)
  select p.id_empresa, ${code}::text, 'Cliente ' || n, k.id, 'Sem conexão desde ontem',
    (array['baixa', 'media', 'alta', 'critica'])[1 + n % 4], case when not novo or n % 2 = 0 then u.id end,
    quando + interval '1 day', case when not novo then 'resolvido' when n % 2 = 0 then 'em_tratamento' else 'aberto' end,
    case when not novo then 'Trocado o cabo' end, case when not novo then quando + interval '5 hours' end, quando
  from numeros join provedor_bench p on p.p = ${code} % ${PROVIDERS.length}
  join (select id, row_number() over (order by id) - 1 as lugar from bo_problema_tipo limit 8) k on k.lugar = n % 8
  join pessoa_bench u on u.p = n % 8`

const REFUNDS = `
  with numeros as (
    select n, n > ${Math.round(SIZES.refunds * (1 - OPEN * 4))} as novo, ${when(SIZES.refunds)} as quando
    from generate_series(1, ${SIZES.refunds}) n
  )
  insert into bo_estorno (id_empresa, cod_cliente, nome_razaosocial, fatura, motivo, descricao, valor_pago, valor_estorno,
    forma, comprovante, comprovante_estorno, situacao, id_solicitante, data_pagamento, created_at)
  select p.id_empresa, ${code}::text, 'Cliente ' || n, 'E' || n, 'pagamento_duplicado', 'Pago duas vezes', 99.90, 99.90,
    'credito_fatura', a.id, a.id, case when not novo then 'pago' when n % 2 = 0 then 'solicitado' else 'em_analise' end, u.id,
    case when not novo then (quando + interval '3 days')::date end, quando
  from numeros join provedor_bench p on p.p = ${code} % ${PROVIDERS.length}
  join pessoa_bench u on u.p = n % 8 cross join (select id from arquivo limit 1) a`

const QUEUE = `
  insert into bo_venda (id_empresa, cliente, data_venda, prazo)
  select e.id, 'Cliente ' || n, now(), now() + make_interval(mins => n) from empresa e, generate_series(1, ${SIZES.queue}) n
  where e.sistema = '${QUEUE_PROVIDER}'`

/** One copy of customers in arrears with three invoices each, some due, some not yet. */
const ARREARS = `
  with copia as (
    insert into atraso_copia (id_empresa, situacao, concluida_em, clientes, faturas)
    select id, 'pronta', now(), ${SIZES.overdue}, ${SIZES.overdue * 3} from empresa where sistema = '${PROVIDERS[0]}' returning id
  ), clientes as (
    insert into atraso_cliente (id_copia, cod_cliente, nome, cidade, uf, bairro, plano, tipo_pessoa, cliente_desde,
      promessa_pagamento, chamado_aberto, orgao_publico)
    select copia.id, n::text, 'Cliente ' || n, c.nome, c.uf, 'Bairro ' || (1 + ${at(122949823, 60)}),
      'Fibra ' || (array[300, 500, 700, 1000])[1 + n % 4], case when n % 12 = 0 then 'pj' else 'pf' end,
      current_date - ${at(350377, 3000)}, n % 97 = 0, n % 53 = 0, n % 211 = 0
    from copia, generate_series(1, ${SIZES.overdue}) n join cidade_bench c on c.k = ${at(32452843, 300)}
  )
  insert into atraso_fatura (id_copia, cod_cliente, fatura, vencimento, valor)
  select copia.id, n::text, 'F' || n || '-' || k, current_date - ${at(7919, 120)} + 30 - 30 * k,
    (array[49.9, 79.9, 99.9, 129.9])[1 + (n + k) % 4]
  from copia, generate_series(1, ${SIZES.overdue}) n, generate_series(1, 3) k`

/** Rules with criteria of every kind, most of which except nobody: each customer is compared with nearly all of them. */
const RULES = `
  with regras as (
    insert into regra_bloqueio (nome, id_empresa, dias_atraso, tipo, valor_minimo, respeita_feriado)
    select 'Regra ' || n, e.id, 15 + n % 30, 'total', 50, true from empresa e, generate_series(1, ${SIZES.rules}) n
    where e.sistema = '${PROVIDERS[0]}' returning id
  )
  insert into criterio_excecao (id_regra, campo, operador, valor, motivo)
  select r.id, f.campo, f.operador, f.valor, 'Bench' from regras r, generate_series(1, ${SIZES.criteria}) n
  cross join lateral (select (array['cidade', 'bairro', 'plano', 'cod_cliente', 'tempo_cliente_meses', 'valor_aberto',
      'microrregiao', 'cidade', 'cod_cliente', 'bairro'])[1 + n % 10] as campo) g
  cross join lateral (select g.campo, case g.campo when 'plano' then 'contem' when 'tempo_cliente_meses' then 'menor_igual'
      when 'valor_aberto' then 'menor_igual' when 'microrregiao' then 'igual' else 'em' end as operador,
    case g.campo when 'cidade' then jsonb_build_array('Cidade ' || n, 'Outra ' || r.id)
      when 'bairro' then jsonb_build_array('Bairro ' || (50 + n), 'Bairro ' || (900 + n))
      when 'plano' then jsonb_build_array('Rádio ' || n) when 'tempo_cliente_meses' then jsonb_build_array((n / 10)::text)
      when 'valor_aberto' then jsonb_build_array((50 + n / 10)::text)
      when 'microrregiao' then jsonb_build_array((select id::text from microrregiao order by id limit 1))
      else jsonb_build_array((n * 101)::text, (n * 103)::text, (r.id * 7 + n)::text) end as valor) f`

/** An attendance of every person of the bench, each with customers of their own, identified and open for the day. */
const ATTENDANCES = `
  insert into painel_atendimento (chave, protocolo, id_empresa, cod_cliente, nome_razaosocial, situacao_cliente, perguntas,
    motivo, situacao, identificado_em, valido_ate, id_usuario)
  select gen_random_uuid(), lpad(n::text, 14, '0'), d.id_empresa, d.codpessoa, d.nome_razaosocial, 'ativo',
    '{nascimento,telefone}', 'atendimento', 'aberto', now(), now() + interval '1 day', u.id
  from generate_series(0, ${Math.min(1000, SIZES.customers) - 1}) n
  join provedor_bench p on p.p = 0
  join relationship_dados_pessoas d on d.id_empresa = p.id_empresa and d.codpessoa = (${PROVIDERS.length} * (n + 1))::text
  join pessoa_bench u on u.p = n % 8`

/** Those that get many rows. */
const LARGE = [
  'relationship_dados_pessoas',
  'relationship_contrato',
  'bo_venda',
  'bo_ativacao',
  'bo_qualificacao',
  'bo_problema',
  'bo_estorno',
  'atraso_cliente',
  'atraso_fatura',
]

/** Fills tables whose indexes come afterwards: kept up row by row they would take most of the time. */
async function beforeIndexes(client: Client, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid = any($1::text[]::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [LARGE],
  )
  await client.query(`drop index ${indexes.map(({ name }) => name).join()}`)
  await fill()
  await client.query(`set local maintenance_work_mem = '512MB'`)
  for (const { made } of indexes) await client.query(made)
}

/** Fills a migrated database whose people stand already: the managers of the bench. */
export async function fillDesk(url: string): Promise<void> {
  const { db, close } = createDatabase(url, { max: 1 })
  await seedReference(db)
  await close()
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    // A settled table: no history, nothing for copies of machines to take, and references are right as they are made.
    await client.query('set local session_replication_role = replica')
    await client.query(PLACES)
    await client.query(`create temp table pessoa_bench on commit drop as
      select row_number() over (order by id)::int - 1 as p, id from rh_usuario where email like 'gestora%@bench.example'`)
    await beforeIndexes(client, async () => {
      await client.query(CUSTOMERS, [FIRST_NAMES, LAST_NAMES])
      await client.query('analyze relationship_dados_pessoas')
      for (const part of [CONTRACTS, SALES, ACTIVATED, CALLED, PROBLEMS, REFUNDS, QUEUE, ARREARS, RULES])
        await client.query(part)
    })
    await client.query(ATTENDANCES)
    await client.query('commit')
    // Twice: the first one freezes the rows, and only the next one marks their pages visible to all.
    await client.query('vacuum (freeze)')
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
