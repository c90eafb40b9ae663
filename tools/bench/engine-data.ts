import { migrate } from '@intranet/db/migrator'
import { Client } from 'pg'
import { newDatabase, type Ground } from './world.ts'

export const CUSTOMERS = 1_000_000
export const RULES = 200
/** The shift that is built: a weekday on which the specific dates of two rules lie. */
export const DAY = '2026-08-10'

const FILL = (customers: number) => `
  insert into empresa (nome, sistema) select 'Provedor ' || n, 'bench_' || n from generate_series(1, 3) n;
  insert into relationship_dados_pessoas (id_empresa, codpessoa, nome_razaosocial, cpf, telefone, email, data_nascimento, cidade)
  select 1 + n % 3, 'C' || n, 'Cliente ' || n, lpad((n - n / 200)::text, 11, '0'),
    case when n % 50 = 0 then null else '479' || (90000000 + n) end,
    case when n % 40 = 0 then null else 'c' || (n - n / 300) || '@exemplo.com' end,
    date '1950-01-01' + (n * 7919::bigint % 20000)::int, 'Blumenau'
  from generate_series(1, ${customers}) n;
  insert into relationship_contrato (id_empresa, id_pessoa, contrato, produto, vencimento_dia, data_contratacao,
    data_ativacao, situacao)
  select p.id_empresa, p.id, '1', 'Fibra 500', 10, d, d + 3, case when p.id % 9 = 0 then 'cancelado' else 'ativo' end
  from relationship_dados_pessoas p, lateral (select date '2019-01-01' + (p.id * 104729 % 2770)::int as d) x;
  insert into relacionamento_preferencias_cliente (id_empresa, cod_cliente, nome_razaosocial, sms, email, whatsapp)
  select id_empresa, codpessoa, nome_razaosocial, id % 2 = 0, id % 3 = 0, false from relationship_dados_pessoas where id % 20 = 0;
  insert into template_whatsapp (id_empresa, nome, corpo, status) select id, 'oi', 'Oi {{nome}}', 'aprovado' from empresa;
  insert into campanha_comunicacao (id_empresa, nome, ativa_desde) select id, 'Bench', 'epoch' from empresa;
  insert into campanha_regras (campanha_id, criterio, envio, tempo, data_especifica, turno, ativa_desde, sms, email,
    whatsapp, mensagem_sms, mensagem_email, titulo_email, template_whatsapp)
  select 1 + n % 3, k.criterio, k.envio, k.tempo, k.dia, 'M', 'epoch', n % 2 = 0 or n > 198, n % 2 = 1, n % 4 = 0,
    'Oi {{primeiro_nome}}', '<p>Oi {{nome}}</p>', 'Oi', (select t.id from template_whatsapp t where t.id_empresa = 1 + n % 3)
  from generate_series(1, ${RULES}) n cross join lateral (select
    case when n > 198 then 'data_especifica' when n % 4 = 0 then 'data_aniversario' when n % 4 = 1 then 'data_contratacao'
      else 'data_ativacao' end as criterio,
    case when n > 198 then 'no_dia' when n % 4 = 0 then 'dia_anterior' when n % 4 = 1 then 'anual' when n % 4 = 2 then 'no_dia'
      else 'dia_seguinte' end as envio,
    case when n > 198 then 0 when n % 4 = 0 or n % 4 = 3 then n when n % 4 = 2 then 0 end as tempo,
    case when n > 198 then date '${DAY}' end as dia) k;
  vacuum analyze`

/** A database of customers, contracts and active rules; nothing was sent yet. */
export async function engineWorld(ground: Ground, name: string, customers = CUSTOMERS): Promise<string> {
  const url = await newDatabase(ground, name)
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set app.sem_historico = 'on'`)
    for (const statement of FILL(customers).split(';')) await client.query(statement)
  } finally {
    await client.end()
  }
  return url
}
