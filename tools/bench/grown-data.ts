/** Years of rows: leads, messages of campaigns, histories and readings of thirty providers, or of three with as much each. */
import { Client } from 'pg'
import { withoutIndexes } from './bare-table.ts'
import { FIRST_NAMES, LAST_NAMES } from './data.ts'
import { fillLeads } from './leads-data.ts'

export interface GrownSize {
  leads: number
  sends: number
  /** Of records; one in five is of what was done with a lead. */
  history: number
  readings: number
  /** Of each provider, in per cent, largest first. */
  shares: readonly number[]
}

const WHOLE = { leads: 3_000_000, sends: 10_000_000, history: 20_000_000, readings: 2_000_000 }
const TRIO = [5, 3, 2]
const DAYS = 730
const EACH = 80

/** Thirty providers; at a tenth three of them, each with as many rows as it has among the thirty. */
export function grownSize(scale: number, part: 'whole' | 'tenth'): GrownSize {
  const share = part === 'whole' ? 1 : 0.1
  const rows = Object.entries(WHOLE).map(([name, count]) => [name, Math.round(count * scale * share)])
  const shares =
    part === 'whole' ? TRIO.flatMap((one) => Array<number>(10).fill(one)) : TRIO.map((one) => one * 10)
  return { ...(Object.fromEntries(rows) as typeof WHOLE), shares }
}

/** A part for each of the last 25 months, where a new database has one for all of them. */
const MONTHS = (table: string) => `
  drop table meses.${table}_antes;
  do $$
  declare
    mes date;
    chave record;
  begin
    select * into chave from mes_coluna('public.${table}');
    for mes in select generate_series(date_trunc('month', now()) - interval '24 months', date_trunc('month', now()),
        interval '1 month')::date loop
      perform mes_tabela('${table}', '${table}' || to_char(mes, '_YYYY_MM'));
      perform mes_liga('${table}', '${table}' || to_char(mes, '_YYYY_MM'), format('for values from (%L) to (%L)',
        mes_limite(mes, chave.tipo), mes_limite((mes + interval '1 month')::date, chave.tipo)), 'false');
    end loop;
  end $$`

const CUSTOMERS = (count: number) => `
  insert into relationship_dados_pessoas (id_empresa, codpessoa, nome_razaosocial, cpf, telefone, email, data_nascimento,
    cidade, uf)
  select f.id_empresa, 'C' || n, concat_ws(' ', primeiros[1 + (n * 7907::bigint % 50)::int],
      ultimos[1 + (n * 104729::bigint % 40)::int], ultimos[1 + (n * 224737::bigint % 37)::int]), lpad(n::text, 11, '0'), '479' || (90000000 + n % 9000000),
    'c' || n || '@exemplo.com', date '1950-01-01' + (n * 7919::bigint % 20000)::int, 'Blumenau', 'SC'
  from (select string_to_array('${FIRST_NAMES}', ',') as primeiros, string_to_array('${LAST_NAMES}', ',') as ultimos) x,
    generate_series(1, ${count}) n join fatia f on n % 100 >= f.de and n % 100 < f.ate
  order by f.id_empresa, n;
  insert into relationship_contrato (id_empresa, id_pessoa, contrato, produto, vencimento_dia, data_contratacao,
    data_ativacao)
  select id_empresa, id, '1', 'Fibra 500', 10, d, d + 3
  from relationship_dados_pessoas p, lateral (select date '2019-01-01' + (p.id * 104729 % 2500)::int as d) x;
  create temp table cliente as
    select id_empresa, row_number() over (partition by id_empresa order by id) - 1 as vez, id, telefone, email
    from relationship_dados_pessoas`

/** Six rules a provider, the last of a certain date; a shift is sent to eighty people. */
const SENDS = (shifts: number) => `
  insert into campanha_comunicacao (id_empresa, nome, ativa_desde) select id_empresa, 'Bench', 'epoch' from fatia;
  insert into campanha_regras (campanha_id, criterio, envio, tempo, data_especifica, turno, ativa_desde, sms, email,
    mensagem_sms, mensagem_email, titulo_email)
  select c.id, case when n = 6 then 'data_especifica' else 'data_ativacao' end, 'no_dia', 0,
    case when n = 6 then current_date end, 'M', 'epoch', true, n = 6, 'Oi {{primeiro_nome}}', '<p>Oi {{nome}}</p>', 'Oi'
  from campanha_comunicacao c, generate_series(1, 6) n;
  create temp table regra as select r.id, c.id as id_campanha, c.id_empresa, c.nome,
    row_number() over (partition by c.id order by r.id) - 1 as vez, to_jsonb(r) as texto
  from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id;
  insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, situacao, regra,
    envia_em, expira_em, total, iniciada_em, terminada_em, avisada_em, created_at, esquecida_em)
  select r.id, r.id_campanha, r.id_empresa, r.nome, dia, (array['M', 'T', 'N'])[1 + k / 6 % 3],
    case when k % 20 = 0 then 'com_falhas' else 'concluida' end, r.texto, m, m + interval '4 hours', ${EACH}, m,
    m + interval '1 hour', m + interval '1 hour', m, case when dia < current_date - 480 then m + interval '1 year' end
  from fatia f cross join lateral (select (${shifts} * (f.ate - f.de) / 100)::int as turnos) t
  cross join lateral generate_series(0, turnos - 1) k
  cross join lateral (select current_date - ${DAYS} + (k * ${DAYS}::bigint / turnos)::int as dia) d
  cross join lateral (select dia + interval '8 hours' as m) h
  join regra r on r.id_empresa = f.id_empresa and r.vez = k % 6
  order by dia, r.id;
  create temp table execucao as
    select x.id, x.id_regra, x.id_empresa, x.data_referencia as dia, x.envia_em as m, x.esquecida_em is not null as velha,
      row_number() over (partition by x.id_empresa order by x.id) - 1 as vez, n.gente
    from campanha_execucao x join (select id_empresa, count(*) as gente from cliente group by 1) n using (id_empresa);
  analyze execucao; analyze cliente;
  insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, motivo,
    tentativas, envia_em, expira_em, dia_envio, id_provedor_mensagem, enviado_em, entregue_em, created_at, updated_at)
  select x.id, x.id_regra, x.id_empresa, c.id, 'sms', case when not velha then c.telefone end, x.dia, s.situacao,
    case s.situacao when 'suprimido' then 'limite' when 'falhou' then 'recusado' end, 1, m, m + interval '4 hours',
    case when saiu then x.dia end, case when saiu and not velha then 'm' || x.id || '-' || j end, case when saiu then m end,
    case when saiu then m + interval '1 minute' end, m, m + interval '2 minutes'
  from execucao x cross join generate_series(0, ${EACH - 1}) j
  cross join lateral (select case when j % 20 < 12 then 'entregue' when j % 20 < 16 then 'lido' when j % 20 = 16 then 'falhou'
    when j % 20 = 17 then 'enviado' else 'suprimido' end as situacao) s
  cross join lateral (select s.situacao in ('entregue', 'lido', 'enviado') as saiu) w
  join cliente c on c.id_empresa = x.id_empresa and c.vez = (x.vez * ${EACH} + j) % x.gente
  order by x.id;
  update campanha_execucao x set envios = n.envios, de = x.data_referencia, ate = x.data_referencia
  from (select id_execucao, int8range(min(id), max(id), '[]') as envios from campanha_envio group by 1) n
  where n.id_execucao = x.id`

// A change comes soon after the lead: their ids grow alike. Most are of leads, some of customers, few of rights.
const moment = (count: number) => `now() - (1 - n::float8 / ${count}) * interval '${DAYS - 1} days'`
const lead = (count: number, leads: number) =>
  `greatest(1, (n::float8 / ${count} * ${leads})::bigint - (n * 7919::bigint % 40))`

const HISTORY = (count: number, leads: number) => `
  insert into log_historico (tabela, id_item, operacao, old_data, new_data, data, id_usuario)
  select tabela, id::text, case when feito then 'INSERT' else 'UPDATE' end,
    case when not feito then jsonb_build_object('id', id, 'status', 1 + n % 4, 'ultimo_contato', ${moment(count)}) end,
    jsonb_build_object('id', id, 'status', case when n % 3 = 0 then 1 + n % 4 else 1 + (n + 1) % 4 end,
      'ultimo_contato', ${moment(count)}, 'produto', 'Fibra 500', 'bairro', 'Bairro ' || n % 30),
    ${moment(count)}, 1 + n % 50
  from generate_series(1, ${count}) n
  cross join lateral (select case when n % 200 = 199 then 'perfil_acesso' when n % 10 < 6 then 'vendas_lead'
    when n % 10 < 8 then 'relationship_dados_pessoas' else 'rh_usuario' end as tabela, n % 4 = 0 as feito) t
  cross join lateral (select case tabela when 'perfil_acesso' then 1 + n % 20 when 'vendas_lead' then ${lead(count, leads)}
    else 1 + n * 7919::bigint % ${Math.max(100, Math.round(count / 8))} end as id) i`

const ACTS = (count: number, leads: number) => `
  insert into vendas_lead_historico (id_lead, acao, status_de, status_para, texto, id_usuario, created_at)
  select ${lead(count, leads)}, (array['criada', 'contato', 'status', 'atribuida'])[1 + n % 4],
    case when n % 4 = 2 then 1 end, case when n % 4 = 2 then 2 end, case when n % 4 = 1 then 'Ligar depois' end,
    1 + n % 50, ${moment(count)}
  from generate_series(1, ${count}) n`

/** Of thirteen months, from the first day of one on: what is older than six is to be ended. */
const READINGS = (count: number) => `
  insert into acesso_dado_pessoal (id_usuario, id_titular, campos, data, tabela, id_item)
  select 1 + n % 50, null, '{documento}', now() - (1 - n::float8 / ${count}) * (now() - de), 'vendas_lead', n % 10000
  from generate_series(1, ${count}) n, (select date_trunc('month', now()) - interval '12 months' as de) m`

/** Leads that were lost before twenty-two months are of nobody any more; others wait for it. */
const ANONYMISED = `
  update vendas_lead set cliente = 'Anonimizado', documento = null, fone = null, anonimizada_em = created_at + interval '22 months'
  where created_at < now() - interval '22 months' and desfecho <> 'efetivada' and tipo = 'novo'`
/** In the order in which they came: the update puts them wherever there is room, a house does it night after night. */
const IN_ORDER = `
  create index em_ordem on vendas_lead (created_at, id);
  cluster vendas_lead using em_ordem;
  drop index em_ordem`

/** What triggers would have added, a month at a time: the figures of the dashboards come from it. */
async function makeFigures(client: Client): Promise<void> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = 'vendas_lead_delta'::regclass and attnum > 0 and not attisdropped`,
  )
  const { columns } = rows[0]!
  await client.query(`insert into vendas_situacao_delta
    select id_empresa, (created_at at time zone 'America/Sao_Paulo')::date, desfecho, tipo, count(*) from vendas_lead
    group by 1, 2, 3, 4`)
  for (let month = 0; month <= 25; month += 1) {
    await client.query(
      `insert into vendas_lead_delta (${columns}) select ${columns} from vendas_lead_fato f
       where f.created_at >= date_trunc('month', now()) - $1 * interval '1 month'
         and f.created_at < date_trunc('month', now()) - ($1 - 1) * interval '1 month'`,
      [month],
    )
    await client.query('select vendas_resumo_compacta()')
    await client.query('vacuum vendas_lead_delta, vendas_situacao_delta')
  }
}

/** Fills an empty database that has been migrated; indexes are made after their rows, and no trigger runs. */
export async function fillGrown(url: string, size: GrownSize, say = (_text: string) => {}): Promise<void> {
  const { leads, sends, history, readings, shares } = size
  const filling = new URL(url)
  filling.searchParams.set('options', '-c session_replication_role=replica -c synchronous_commit=off')
  const client = new Client({ connectionString: filling.href })
  await client.connect()
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    say(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  const into = (what: string, tables: string[], script: string) =>
    timed(what, () =>
      withoutIndexes(client, tables, async () => {
        await client.query(script)
      }),
    )
  try {
    await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '128MB'`)
    for (const table of ['log_historico', 'acesso_dado_pessoal', 'campanha_envio'])
      await client.query(MONTHS(table))
    const places = { cities: 40 * shares.length, campaigns: 50, sellers: 20 * shares.length }
    await timed('leads', () =>
      withoutIndexes(client, ['vendas_lead'], async () => {
        await fillLeads(filling.href, { leads, shares, ...places })
        await client.query(ANONYMISED)
        await client.query(IN_ORDER)
      }),
    )
    await client.query(`create temp table fatia as
      select id as id_empresa, de, ate from empresa e join (values ${shares
        .map((share, n) => {
          const from = shares.slice(0, n).reduce((sum, one) => sum + one, 0)
          return `('bench_${n}', ${from}, ${from + share})`
        })
        .join(', ')}) f (sistema, de, ate) using (sistema)`)
    const customers = Math.max(Math.round(sends / 40), 160 * shares.length)
    await into('customers', ['relationship_dados_pessoas', 'relationship_contrato'], CUSTOMERS(customers))
    await into('sends', ['campanha_execucao', 'campanha_envio'], SENDS(sends / EACH))
    const edits = Math.round(history * 0.8)
    await into('history', ['log_historico'], HISTORY(edits, leads))
    await into('acts on leads', ['vendas_lead_historico'], ACTS(history - edits, leads))
    await into('readings', ['acesso_dado_pessoal'], READINGS(readings))
    await timed('figures', () => makeFigures(client))
    // Twice: the first one freezes the rows, and only the next one marks their pages visible to all.
    await timed('vacuum', async () => {
      await client.query('vacuum (freeze)')
      await client.query('vacuum (analyze)')
    })
  } finally {
    await client.end()
  }
}
