import { createDatabase } from '@intranet/db/connection'
import { seedReference } from '@intranet/db/reference'
import { Client } from 'pg'
import { FIRST_NAMES, LAST_NAMES, PROVIDERS } from './data.ts'

/** A fortieth as many vacancies as CVs and five times as many applications: 5,000 and 1,000,000 for 200,000 CVs. */
export interface CareersSize {
  cvs: number
}

/** Words of CVs, the frequent ones first. */
const WORDS =
  'cliente,rede,atendimento,equipe,suporte,manutenção,sistema,vendas,instalação,fibra,óptica,segurança,técnico,roteador,internet,campo,planilha,estoque,projeto,cabos,relatório,treinamento,telefonia,cabeamento,prazo,qualidade,qualificação,veículo,escada,altura,fusão,FTTH,emenda,caixa,servidor,backup,monitoramento,chamados,triagem,contrato,cobrança,faturamento,logística,compras,marketing,campanha,redação,inglês,espanhol,excel,datacenter,firewall,switch,VLAN,BGP,OSPF,GPON,OLT,ONU,drop,poste,rack,nobreak,elétrica,solda,medição,OTDR,reparo,diagnóstico,visita,rota,condução,direção,limpeza,recepção,agenda,arquivo,contabilidade,folha,admissão,recrutamento,seleção,entrevista,negociação,prospecção,fidelização,retenção,metas,indicadores,auditoria,norma,procedimento,inspeção,almoxarifado,inventário,expedição,carga,descarga,montagem'

// Deterministic and spread: each factor shuffles the numbers its own way.
const at = (factor: number, of: number) =>
  `((n * ${factor}::bigint + ${factor % 997}) % 1000003 % ${of})::int`
/** A word of the list, the first ones far more often than the last; beyond the list words that few people have. */
const wordAt = (seed: string) =>
  `(select case when x < 94 then w[1 + x] else 'termo' || (${seed}) % 3000 end
    from (select floor((((${seed}) * 48271::bigint + 11) % 1000003 % 3000) ^ 2 / 2660)::int as x) z)`

const PLACES = `
  create temp table provedor_bench on commit drop as
    select row_number() over (order by id)::int - 1 as p, id as id_empresa from empresa where sistema like 'bench%';
  create temp table cidade_bench on commit drop as
    select row_number() over (order by id)::int - 1 as c, id as id_cidade from cidade order by id limit 500;
  insert into rh_departamento (nome) select 'Departamento ' || k from generate_series(1, 12) k;
  insert into rh_setor (nome, id_departamento) select 'Setor ' || id, id from rh_departamento;
  insert into rh_cargo (nome, id_setor) select 'Cargo ' || id, id from rh_setor;
  create temp table lugar_bench on commit drop as
    select row_number() over (order by k.id)::int - 1 as l, s.id_departamento, s.id as id_setor, k.id as id_cargo
    from rh_cargo k join rh_setor s on s.id = k.id_setor;
  create temp table pessoa_bench (n int primary key, id bigint) on commit drop`

const PEOPLE = `
  with nomes as (select string_to_array($1, ',') as primeiros, string_to_array($2, ',') as ultimos), feita as (
    insert into rh_usuario (nome, email, cpf, confirmado_em, data_nascimento, cnh_categoria, id_cidade, telefone, created_at)
    select concat_ws(' ', primeiros[1 + ${at(7907, 50)}], ultimos[1 + ${at(104729, 40)}], ultimos[1 + ${at(224737, 40)}]),
      'candidato.' || n || '@bench.example', '8' || lpad(n::text, 10, '0'), now(), date '1970-01-01' + ${at(611953, 12000)},
      (array['Não Possui', 'A', 'B', 'B', 'AB', 'D'])[1 + n % 6], c.id_cidade, '53' || lpad(n::text, 9, '9'),
      now() - ${at(350377, 700)} * interval '1 day'
    from nomes, generate_series(1, $3::int) n join cidade_bench c on c.c = ${at(32452843, 500)}
    returning id)
  insert into pessoa_bench select row_number() over (order by id), id from feita`

const RESUMES = `
  with w as materialized (select string_to_array('${WORDS}', ',') as w)
  insert into curriculo (id_usuario, disponibilidade, areas_interesse, compartilhar_banco, compartilhado_em, atualizado_em)
  select id, (array['imediata', '15_dias', '30_dias', 'a_combinar'])[1 + n % 4],
    array[${wordAt('n::bigint * 3')}, ${wordAt('n::bigint * 5 + 1')}], n % 10 > 0, now(),
    now() - ${at(7919, 700)} * interval '1 day' - n * interval '1 second' from pessoa_bench, w`

const EDUCATION = `
  with w as materialized (select string_to_array('${WORDS}', ',') as w)
  insert into curriculo_formacao (id_usuario, situacao, descricao, ie, data_inicio, data_fim)
  select id, 'CONCLUIDO', 'Técnico em ' || ${wordAt('n::bigint * 7')}, 'Instituto ' || ${at(15485863, 300)},
    date '2010-02-01' + ${at(49979687, 3000)}, date '2020-12-01' from pessoa_bench, w`

const JOBS = `
  with w as materialized (select string_to_array('${WORDS}', ',') as w)
  insert into curriculo_experiencia (id_usuario, empresa, emprego_atual, funcao, cidade, estado, descricao, data_inicio, data_fim)
  select id, 'Empresa ' || ${at(86028121, 5000)}, k = 1, 'Técnico de ' || ${wordAt('n::bigint * 11 + k')}, 'Pelotas', 'RS',
    (select string_agg(${wordAt('n::bigint * 13 + k * 17 + i')}, ' ') from generate_series(1, 12) i),
    date '2018-01-01' + k * 900, case when k = 2 then date '2025-01-01' end from pessoa_bench, w, generate_series(1, 2) k`

/** Two pages of 200 words for every fourth person, of 2,000 different texts. */
const PDFS = `
  with w as materialized (select string_to_array('${WORDS}', ',') as w), folha as materialized (
    select t, (select string_agg(${wordAt('t::bigint * 401 + i')}, case when i % 9 = 0 then E'\\n' else ' ' end)
      from generate_series(1, 400) i) as texto from w, generate_series(0, 1999) t)
  insert into curriculo_pdf (id_usuario, id_arquivo, situacao, paginas, texto, lido_em)
  select id, gen_random_uuid(), 'lido', 2, texto, now() from pessoa_bench join folha on t = n / 4 % 2000 where n % 4 = 0`

const VACANCIES = `
  insert into vagas_vaga (titulo_vaga, vagas, id_empresa, id_departamento, id_setor, id_cargo, id_gestor, id_cidade, descricao,
    requisitos, beneficios, palavras, tipo_contrato, modalidade, data_inicio, situacao, publicada_em, encerrada_em)
  select (array['Técnico de Campo', 'Atendente de Suporte', 'Analista de Redes', 'Consultor de Vendas'])[1 + n % 4] || ' ' || n,
    1 + n % 5, e.id_empresa, l.id_departamento, l.id_setor, l.id_cargo, (select min(id) from rh_usuario), c.id_cidade,
    '<p>' || repeat('Cuidar da conexão de quem depende dela, com registro de cada atendimento. ', 12) || '</p>',
    '<p>' || repeat('Organização e vontade de aprender. ', 8) || '</p>', '<p>Vale-alimentação e plano de saúde.</p>',
    'conexão atendimento fibra', (array['clt', 'estagio', 'temporario', 'pj'])[1 + n % 4],
    (array['presencial', 'hibrido', 'remoto'])[1 + n % 3], current_date - ${at(7919, 400)} - 1,
    case when n % 5 < 2 then 'aberta' else 'encerrada' end, now() - n * interval '1 hour',
    case when n % 5 >= 2 then now() end
  from generate_series(1, $1::int) n join provedor_bench e on e.p = n % ${PROVIDERS}
    join lugar_bench l on l.l = n % 12 join cidade_bench c on c.c = ${at(32452843, 500)}`

/** Everybody applied to the first vacancy and to four others. */
const APPLICATIONS = `
  with vaga as (select min(id) as primeira, count(*) as quantas from vagas_vaga)
  insert into candidatura (id_vaga, id_usuario, etapa, origem, aceite_lgpd_em, motivo_reprovacao, movida_em, created_at)
  select primeira + case when k = 0 then 0 else 1 + (n::bigint * 7919 + k * (quantas / 5)) % (quantas - 1) end, id, x.etapa,
    'site', x.quando, case when x.etapa = 'reprovado' then 'Neste momento buscamos um perfil diferente.' end, x.quando, x.quando
  from vaga, generate_series(0, 4) k, pessoa_bench, lateral (select now() - ${at(179424673, 700)} * interval '1 day' as quando,
    (array['inscrito', 'inscrito', 'inscrito', 'triagem', 'entrevista_rh', 'reprovado', 'reprovado', 'banco_talentos'])
      [1 + (n + k) % 8] as etapa) x`

const KEYWORDS = `
  insert into palavra_chave (id_vaga, termo, sinonimos, peso)
  select v.id, t.termo, t.sinonimos::text[], t.peso from (select min(id) as id from vagas_vaga) v, (values
    ('fibra óptica', '{FTTH,fusão}', 5), ('rede', '{roteador,switch}', 4), ('CNH B', '{}', 3), ('escada', '{altura}', 2),
    ('suporte', '{atendimento}', 1)) t (termo, sinonimos, peso)`

/** The words are written as the triggers write them, people by people; their index is made at the end. */
const WORDS_INDEX = 'curriculo_busca_palavras'

/**
 * Fills a migrated database. No trigger runs: one would score a million applications one by one, and foreign keys would be
 * checked row by row. The files of the CVs do not exist.
 */
export async function fillCareers(url: string, { cvs }: CareersSize): Promise<void> {
  const { db, close } = createDatabase(url, { max: 1 })
  await seedReference(db)
  await close()
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ indexdef: string }>(
      'select indexdef from pg_indexes where indexname = $1',
      [WORDS_INDEX],
    )
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `insert into empresa (nome, sistema) select 'Bench ' || n, 'bench_' || n from generate_series(0, $1::int - 1) n`,
      [PROVIDERS],
    )
    await client.query(PLACES)
    await client.query(PEOPLE, [FIRST_NAMES, LAST_NAMES, cvs])
    for (const part of [RESUMES, EDUCATION, JOBS, PDFS]) await client.query(part)
    await client.query(`drop index ${WORDS_INDEX}`)
    await client.query('analyze curriculo, curriculo_formacao, curriculo_experiencia, curriculo_pdf')
    await client.query('select curriculo_reindexa(array(select id from pessoa_bench))')
    await client.query(rows[0]!.indexdef)
    await client.query(VACANCIES, [cvs / 40])
    await client.query(APPLICATIONS)
    await client.query(KEYWORDS)
    await client.query('commit')
    // Twice: the first one freezes the rows, and only the next one marks their pages visible to all.
    await client.query('vacuum (freeze)')
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
