import { Client, type ClientBase } from 'pg'

/** 500 onboardings over 96 places of six providers, each of one trail with five contents. */
const PLACES = `
  create table lugar as
  with e as (insert into empresa (nome, sistema) select 'Plano ' || n, 'bench_plano_' || n from generate_series(1, 6) n returning id),
  d as (insert into rh_departamento (nome, id_empresa) select 'Departamento ' || n, e.id from e, generate_series(1, 4) n returning id, id_empresa),
  s as (insert into rh_setor (nome, id_departamento) select 'Setor', d.id from d returning id, id_departamento),
  c as (insert into rh_cargo (nome, id_setor) select 'Cargo ' || n, s.id from s, generate_series(1, 4) n returning id, id_setor)
  select row_number() over (order by c.id) - 1 as n, d.id_empresa, d.id as id_departamento, c.id as id_cargo
  from c join s on s.id = c.id_setor join d on d.id = s.id_departamento`

const ONBOARDINGS = `
  insert into onboarding_conteudo (titulo) select 'Conteúdo ' || n from generate_series(1, 5) n;
  insert into onboarding_trilha (nome) values ('Trilha');
  insert into onboarding_trilha_conteudo select t.id, c.id, c.id from onboarding_trilha t, onboarding_conteudo c;
  insert into onboarding_onboarding (titulo, id_empresa, id_departamento, id_cargo)
  select 'Onboarding ' || g, id_empresa, id_departamento, id_cargo from generate_series(0, 499) g join lugar l on l.n = g % 96;
  insert into onboarding_onboarding_trilha select o.id, t.id, 1 from onboarding_onboarding o, onboarding_trilha t`

const PEOPLE = `
  insert into rh_usuario (nome, email, funcionario, confirmado_em, data_admissao, id_empresa, id_departamento, id_cargo)
  select 'Pessoa ' || g, 'p' || g || '@plano.example', true, now(), date '2020-01-01' + g % 2000, id_empresa, id_departamento, id_cargo
  from generate_series($1::int, $2::int) g join lugar l on l.n = g % 96`

const READ = `update onboarding_usuario set lidos = (id % 6)::int, data_inicio = now() - id % 5000 * interval '1 hour',
  data_fim = now() - id % 5000 * interval '1 minute' where lidos = 0 and id % 6 > 0`

// Readings on 500 required publications, a hundred each, and reactions of the same people. They are out and announced:
// else the server under test would freeze and tell 500 audiences of thousands while it is measured.
const NEWS = `
  insert into categoria (titulo, color, icone) values ('Plano', '#0e6672', 'megaphone');
  insert into novidade (titulo, texto, palavras, ativo, publicar_em, publicada_em, id_categoria, id_empresa, requer_lido)
  select 'Novidade ' || g, '<p>Texto</p>', 'Texto', true, now() - g * interval '1 hour', now(), (select max(id) from categoria),
    (select id_empresa from lugar where n = g % 96 and g % 3 > 0), true from generate_series(1, 500) g;
  create temp table leitor as select row_number() over (order by id) - 1 as n, id from rh_usuario where email like '%@plano.example';
  insert into novidade_leitura (id_novidade, id_usuario, versao)
  select v.id, l.id, v.versao_leitura from novidade v, generate_series(0, 99) g
  join leitor l on l.n = g * 20 where v.titulo like 'Novidade %';
  insert into novidade_publico select id_novidade, id_usuario from novidade_leitura;
  insert into reacao (tipo, id_item, id_usuario, reacao)
  select 'novidade', id_novidade, id_usuario, (array['waving_hand', 'cake', 'favorite', 'thumb_up'])[1 + id_usuario % 4]
  from novidade_leitura where id_usuario % 3 = 0`

const SETTLE = ['vacuum (freeze)', 'vacuum (analyze)']

/** More employees, from the `from`th to the `to`th; five in six have begun, one in six has finished. */
export async function addEmployees(client: ClientBase, from: number, to: number): Promise<void> {
  await client.query(PEOPLE, [from, to])
  await client.query(READ)
  for (const statement of SETTLE) await client.query(statement)
}

/** Fills a migrated database with the onboardings and their places; answers the places' providers and a department. */
export async function fillOnboardings(
  client: ClientBase,
): Promise<{ providers: number[]; department: number }> {
  await client.query(PLACES)
  await client.query(ONBOARDINGS)
  const { rows } = await client.query<{ id_empresa: string; id_departamento: string }>(
    'select distinct id_empresa, id_departamento from lugar order by 1, 2',
  )
  return {
    providers: [...new Set(rows.map((row) => Number(row.id_empresa)))],
    department: Number(rows[0]!.id_departamento),
  }
}

/** The demo enlarged: employees with 500 onboardings, 50,000 readings of news, and reactions. */
export async function fillPeopleAndContent(url: string, people: number): Promise<{ providers: number[] }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set app.sem_historico = 'on'`)
    const { providers } = await fillOnboardings(client)
    await addEmployees(client, 1, people)
    await client.query(NEWS)
    for (const statement of SETTLE) await client.query(statement)
    return { providers }
  } finally {
    await client.end()
  }
}
