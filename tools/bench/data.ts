import { Client } from 'pg'

/** Shares of the twelve providers, largest first: a few big ones and a long tail. */
export const SHARES = [30, 20, 12, 10, 8, 6, 5, 3.5, 2.5, 1.5, 1, 0.5]
export const PROVIDERS = SHARES.length

export const FIRST_NAMES =
  'Adriana,Alexandre,Aline,Ana,Anderson,Beatriz,Bruno,Camila,Carlos,Cláudia,Cristiano,Daniela,Débora,Diego,Eduarda,Elisângela,Fábio,Felipe,Fernanda,Gabriel,Graziela,Guilherme,Helena,Igor,Isabela,Jéssica,João,Juliana,Kauê,Larissa,Leonardo,Lisiane,Luana,Lucas,Marcelo,Mariana,Márcia,Mateus,Natália,Otávio,Paula,Pedro,Rafael,Renata,Rodrigo,Sabrina,Sérgio,Tatiane,Thiago,Vanessa'
export const LAST_NAMES =
  'Antunes,Ávila,Barbosa,Borges,Cardoso,Corrêa,Dias,Duarte,Fagundes,Ferreira,Fonseca,Garcia,Gonçalves,Kuhn,Leal,Lemos,Machado,Martins,Meireles,Mendonça,Moraes,Moreira,Müller,Nunes,Oliveira,Pacheco,Pereira,Prestes,Ribeiro,Rocha,Rodrigues,Santos,Schellin,Silveira,Soares,Teixeira,Vargas,Vieira,Xavier,Zanetti'

// Deterministic and spread: neighbours in the table share neither provider nor name.
const at = (factor: number, of: number) => `((n * ${factor}::bigint) % 1000003 % ${of})::int`

const PEOPLE = `
  with nomes as (
    select string_to_array($1, ',') as primeiros, string_to_array($2, ',') as ultimos
  ), gente as (
    select n, primeiros[1 + ${at(7919, 50)}] as primeiro, ultimos[1 + ${at(104729, 40)}] as meio,
      ultimos[1 + ${at(611953, 40)}] as ultimo, ${at(350377, 1000)} as sorte
    from nomes, generate_series(1, $3::int) n
  )
  insert into rh_usuario (nome, email, cpf, funcionario, ativo, id_empresa, confirmado_em, ultimo_acesso, created_at)
  select concat_ws(' ', primeiro, meio, ultimo),
    replace(normaliza(primeiro || '.' || ultimo), ' ', '') || '.' || n || '@bench.example',
    '9' || lpad(n::text, 10, '0'), sorte % 10 > 0, sorte % 20 > 0, e.id, now(),
    now() - sorte * interval '3 hours', timestamptz '2020-01-01' + (n * 7919::bigint % 200000) * interval '15 minutes'
  from gente join faixa on sorte >= de and sorte < ate join empresa e on e.sistema = 'bench_' || provedor`

const HISTORY = `
  insert into log_historico (tabela, id_item, operacao, old_data, new_data, data, id_usuario)
  select 'rh_usuario', u.id::text, 'UPDATE',
    jsonb_build_object('id', u.id, 'nome', u.nome, 'ativo', false),
    jsonb_build_object('id', u.id, 'nome', u.nome, 'ativo', true),
    now() - n * interval '1 minute', 1 + n % 50
  from generate_series(1, $1::int) n
  join rh_usuario u on u.id = 1 + (n * 7919::bigint) % (select max(id) from rh_usuario)`

/** Fills a migrated database with people of twelve providers and their edit history, as a settled table would be. */
export async function fillDatabase(url: string, size: { people: number; history: number }): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    // A bulk load leaves no history.
    await client.query(`select set_config('app.sem_historico', 'on', true)`)
    await client.query('create temp table faixa (provedor int, de int, ate int) on commit drop')
    let from = 0
    for (const [n, share] of SHARES.entries()) {
      await client.query('insert into faixa values ($1, $2, $3)', [n, from, (from += share * 10)])
      await client.query('insert into empresa (nome, sistema) values ($1, $2)', [`Bench ${n}`, `bench_${n}`])
    }
    await client.query(
      `insert into perfil_acesso (nome, roles)
       select 'Bench ' || m, array[m || ':leitor'] from unnest('{rh,vendas,marketing,novidades}'::text[]) m`,
    )
    await client.query(PEOPLE, [FIRST_NAMES, LAST_NAMES, size.people])
    await client.query(
      `insert into users_profiles select u.id, p.id from rh_usuario u, perfil_acesso p
       where not p.sistema and u.id % 5 = p.id % 5`,
    )
    await client.query(HISTORY, [size.history])
    await client.query('commit')
    // Twice: the first one freezes the rows, and only the next one marks their pages visible to all.
    await client.query('vacuum (freeze)')
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}
