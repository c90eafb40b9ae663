import { createDatabase } from '@intranet/db/connection'
import { seedReference } from '@intranet/db/reference'
import { Client } from 'pg'
import { FIRST_NAMES, LAST_NAMES, SHARES } from './data.ts'

/** Leads of 24 months; the other numbers have defaults. */
export interface LeadsSize {
  leads: number
  /** Of each provider, in per cent, largest first. */
  shares?: readonly number[]
  cities?: number
  campaigns?: number
  sellers?: number
}

const DAYS = 730

// Deterministic and spread: each factor shuffles the numbers its own way.
const at = (factor: number, of: number | string) =>
  `((n * ${factor}::bigint + ${factor % 997}) % 1000003 % ${of})::int`

/** Everything a lead refers to: providers of very different size, cities that one to three of them serve. */
const PLACES = `
  create temp table provedor_bench on commit drop as
    select row_number() over (order by id)::int - 1 as p, id as id_empresa from empresa where sistema like 'bench%';
  create temp table cidade_bench on commit drop as
    select k, 'Cidade ' || chr(65 + k % 26) || to_hex(k * 7919) as nome, (array['RS', 'SC', 'PR'])[1 + k % 3] as uf
    from generate_series(0, $CITIES - 1) k;
  create temp table atendida on commit drop as
    select p.p, array_agg(c.k order by c.k) as cidades from provedor_bench p join cidade_bench c
      on p.p = c.k % $PROVIDERS or (c.k % 3 > 0 and p.p = (c.k * 7 + 3) % $PROVIDERS)
      or (c.k % 3 = 2 and p.p = (c.k * 5 + 1) % $PROVIDERS)
    group by p.p;
  insert into rh_usuario (nome, email, funcionario, confirmado_em)
    select 'Vendedor ' || s, 'vendedor.' || s || '@bench.example', s % 4 > 0, now() from generate_series(1, $SELLERS) s;
  insert into usuario_papel select id, 'vendas:solicitante' from rh_usuario where email like 'vendedor.%@bench.example';
  create temp table vendedor_bench on commit drop as
    select row_number() over (order by id)::int - 1 as s, id from rh_usuario where email like 'vendedor.%@bench.example';
  insert into usuario_empresa select v.id, p.id_empresa from vendedor_bench v join provedor_bench p on p.p = v.s % $PROVIDERS;
  insert into vendas_campanha (nome) select 'Campanha ' || k from generate_series(1, $CAMPAIGNS) k;
  insert into vendas_canal (nome) select 'Canal ' || k from generate_series(1, 24) k`

const LEADS = `
  with nomes as (
    select string_to_array($1, ',') as primeiros, string_to_array($2, ',') as ultimos,
      (select min(id) from vendas_campanha where nome ~ '^Campanha \\d+$') as campanha, (select min(id) from vendas_canal where nome ~ '^Canal \\d+$') as canal,
      (select count(*) from vendedor_bench) as vendedores
  ), numeros as (
    select n, ${at(350377, 1000)} as sorte, ${at(15485863, 1000)} as fim, ${at(7919, DAYS)} as dia,
      ${at(611953, 100)} as cara, ${at(32452843, 10000)} as lugar, ${at(86028121, 1440)} as minuto
    from generate_series(1, $3::int) n
  ), leads as (
    select numeros.*, f.provedor as p, e.id_empresa, c.nome as cidade, c.uf, c.k,
      date_trunc('minute', now() - dia * interval '1 day' - minuto * interval '1 minute') as quando,
      concat_ws(' ', primeiros[1 + ${at(7907, 50)}], ultimos[1 + ${at(104729, 40)}], ultimos[1 + ${at(224737, 40)}]) as nome,
      -- What came in lately is mostly open still.
      case when dia < 40 and fim < 450 then 'aberta' when fim < 500 then 'aberta?' when fim < 750 then 'efetivada'
        when fim < 850 then 'sem_cobertura' when fim < 900 then 'inviavel' when fim < 950 then 'inativada'
        when fim < 980 then 'errada' else 'excluida' end as destino
    from nomes, numeros join faixa f on sorte >= f.de and sorte < f.ate join provedor_bench e on e.p = f.provedor
      join atendida a on a.p = e.p
      -- Squared: some cities are much larger than others.
      join cidade_bench c on c.k = a.cidades[1 + (lugar::bigint * lugar * cardinality(a.cidades) / 100000001)::int]
  ), prontas as (
    select leads.*, case when destino = 'aberta?' then case when fim < 60 then 'aberta' when fim < 300 then 'efetivada'
      when fim < 400 then 'sem_cobertura' else 'inativada' end else destino end as fica from leads
  )
  insert into vendas_lead (id_empresa, id_campanha, id_canal, id_vendedor, tipo, cod_cliente, origem, status, cliente,
    documento, fone, cep, logradouro, numero, bairro, cidade, estado, blacklist, produto, valor, contrato, ultimo_contato,
    proximo_contato, motivo_inviabilidade, wrong_motivo, inativada_em, excluida_em, finalizada_em, status_em, created_at, updated_at)
  select id_empresa, campanha + ${at(49979687, '$CAMPAIGNS')}, canal + ${at(67867967, 24)},
    case when cara < 10 then null else v.id end,
    case when cara < 4 then 'upgrade' when cara < 6 then 'downgrade' else 'novo' end, case when cara < 6 then n::text end,
    (array['interno', 'externo', 'importacao', 'rastreamento'])[1 + n % 4],
    case fica when 'efetivada' then 5 when 'sem_cobertura' then 3 when 'inviavel' then 3 else 1 + n % 4 end, nome,
    lpad((n * 7919::bigint % 100000000000)::text, 11, '0'), '5399' || lpad((n * 104729::bigint % 10000000)::text, 7, '0'),
    lpad((96000000 + k * 100 + n % 90)::text, 8, '0'), 'Rua ' || (1 + ${at(982451653, 40)}), (1 + n % 900)::text,
    'Bairro ' || (1 + ${at(122949823, 30)}), cidade, uf,
    case when ${at(141650939, 1000)} < 15 then (array['cliente', 'endereco'])[1 + n % 2] end,
    'Fibra ' || (array[300, 500, 700, 1000])[1 + n % 4], (array[79.9, 99.9, 119.9, 149.9])[1 + n % 4],
    case when fica = 'efetivada' then 'C' || n end, case when n % 3 > 0 then least(now(), quando + interval '5 hours') end,
    case when fica = 'aberta' and n % 5 = 0 then now() + (n % 9 - 4) * interval '1 day' end,
    case fica when 'sem_cobertura' then 'Sem Cobertura' when 'inviavel' then
      (array['Sem Porta', 'Distância', 'Condomínio não autoriza', 'Restrição técnica'])[1 + n % 4] end,
    case when fica = 'errada' then (array['telefone', 'documento', 'endereco', 'duplicada', 'outro'])[1 + n % 5] end,
    case when fica = 'inativada' then least(now(), quando + interval '9 days') end,
    case when fica = 'excluida' then least(now(), quando + interval '9 days') end,
    case when fica = 'efetivada' then least(now(), quando + (1 + n % 400) * interval '1 hour') end, quando, quando,
    -- Not one moment for all: PostgreSQL would plan a page after it as if hardly anything followed.
    quando + (now() - quando) * ((n % 97) / 97.0)
  from prontas, nomes, vendedor_bench v where v.s = p + $PROVIDERS * ${at(179424673, '(select count(*) / $PROVIDERS from vendedor_bench)')}
  order by quando`

/** Fills a migrated database with leads, as a settled table would be. Providers are added where there are none. */
export async function fillLeads(url: string, size: LeadsSize): Promise<void> {
  const { leads, shares = SHARES, cities = 500, campaigns = 200, sellers = 240 } = size
  const { db, close } = createDatabase(url, { max: 1 })
  await seedReference(db)
  await close()
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.sem_historico', 'on', true)`)
    await client.query('create temp table faixa (provedor int, de int, ate int) on commit drop')
    let from = 0
    for (const [n, share] of shares.entries()) {
      await client.query('insert into faixa values ($1, $2, $3)', [n, from, (from += share * 10)])
      await client.query(
        `insert into empresa (nome, sistema) values ($1, $2) on conflict (sistema) do nothing`,
        [`Bench ${n}`, `bench_${n}`],
      )
    }
    const sizes = { $PROVIDERS: shares.length, $CITIES: cities, $CAMPAIGNS: campaigns, $SELLERS: sellers }
    const sized = (text: string) =>
      Object.entries(sizes).reduce((made, [name, value]) => made.replaceAll(name, () => String(value)), text)
    await client.query(sized(PLACES))
    await client.query(
      'analyze provedor_bench; analyze cidade_bench; analyze atendida; analyze vendedor_bench',
    )
    await client.query(sized(LEADS), [FIRST_NAMES, LAST_NAMES, leads])
    await client.query('commit')
    // Twice: the first one freezes the rows, and only the next one marks their pages visible to all.
    await client.query('vacuum (freeze) vendas_lead')
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
