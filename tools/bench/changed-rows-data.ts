/** Ten thousand changes in each of ten tables, and what anybody would write by hand to read the same rows. */
import { Client } from 'pg'

/** Changes of one table. */
export const EACH = 10_000

const many = `generate_series(1, ${EACH}) as n`
const provider = '(select min(id) from empresa)'
const person = '(select min(id) from rh_usuario where funcionario)'
const other = '(select max(id) from rh_usuario where funcionario)'

const fills = [
  `insert into rh_departamento (nome, id_empresa) select 'Departamento do Bench ' || n, ${provider} from ${many}`,
  `insert into rh_setor (nome, id_departamento)
    select 'Setor do Bench ' || n, d.id from ${many} join lateral (
      select id from rh_departamento where nome = 'Departamento do Bench ' || n) d on true`,
  `insert into rh_cargo (nome, id_setor)
    select 'Cargo do Bench ' || n, s.id from ${many} join lateral (
      select id from rh_setor where nome = 'Setor do Bench ' || n limit 1) s on true`,
  `insert into feriado (nome, data, tipo, uf) select 'Feriado do Bench ' || n, '05-04', 'Estadual', 'RS' from ${many}`,
  `insert into vendas_cobertura (id_empresa, cidade, uf, bairro, logradouro)
    select ${provider}, 'Pelotas', 'RS', 'Bairro ' || n, 'Rua ' || n from ${many}`,
  `insert into precificacao (id_empresa, produto, tecnologia, velocidade_mbps, valor, publico, vigencia_inicio)
    select ${provider}, 'Plano do Bench ' || n, 'fibra', 500, 99.90, 'pf', '2026-01-01' from ${many}`,
  `insert into rh_familiar (id_funcionario, nome, parentesco, data_nascimento)
    select ${person}, 'Familiar ' || n, 'filho', '2015-01-01' from ${many}`,
  `insert into elogio (id_funcionario, id_remetente, id_categoria, texto)
    select ${person}, ${other}, (select min(id) from elogio_categoria), 'Bom trabalho ' || n from ${many}`,
  `update rh_usuario set telefone = '5399' || lpad((id % 1000000)::text, 7, '0') where id in (
    select id from rh_usuario where funcionario order by id limit ${EACH})`,
  `update vendas_lead set bairro = coalesce(bairro, '') || ' ' where id in (
    select id from vendas_lead where desfecho not in ('excluida', 'errada') order by id desc limit ${EACH})`,
]

/** The categories of compliments that the bench's database may be without. */
const CATEGORY = `insert into elogio_categoria (titulo, color, icone) select 'Do Bench', '#006bb3', 'star'
  where not exists (select from elogio_categoria)`

/** Writes the changes. */
export async function changeTenTables(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(CATEGORY)
    for (const fill of fills) await client.query(fill)
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const after = (table: string, columns: string, joins: string) =>
  `select ${columns} from ${table} t ${joins} where (t.updated_at, t.id) > ($1::timestamptz, $2::bigint)
    and t.updated_at > now() - interval '1 hour' order by t.updated_at, t.id limit 1000`

const people = 'left join rh_usuario u on u.id ='

/** One statement a table: its columns and the names beside them, after the last row. */
export const byHand: readonly string[] = [
  after(
    'rh_departamento',
    't.*, e.nome as empresa, u.nome as responsavel',
    `left join empresa e on e.id = t.id_empresa ${people} t.id_funcionario`,
  ),
  after(
    'rh_setor',
    't.*, d.nome as departamento, u.nome as responsavel',
    `left join rh_departamento d on d.id = t.id_departamento ${people} t.id_usuario`,
  ),
  after(
    'rh_cargo',
    't.*, s.nome as setor, u.nome as responsavel',
    `left join rh_setor s on s.id = t.id_setor ${people} t.id_usuario`,
  ),
  after('feriado', 't.*', ''),
  after('vendas_cobertura', 't.*, e.nome as empresa', 'left join empresa e on e.id = t.id_empresa'),
  after(
    'precificacao',
    't.*, e.nome as empresa, m.nome as microrregiao',
    'left join empresa e on e.id = t.id_empresa left join microrregiao m on m.id = t.id_microrregiao',
  ),
  after('rh_familiar', 't.*, u.nome as funcionario', `${people} t.id_funcionario`),
  after(
    'elogio',
    't.*, u.nome as funcionario, r.nome as remetente, c.nome as categoria',
    `${people} t.id_funcionario left join rh_usuario r on r.id = t.id_remetente left join elogio_categoria c on c.id = t.id_categoria`,
  ),
  after(
    'rh_usuario',
    't.*, e.nome as empresa, d.nome as departamento, c.nome as cargo',
    'left join empresa e on e.id = t.id_empresa left join rh_departamento d on d.id = t.id_departamento left join rh_cargo c on c.id = t.id_cargo',
  ),
  after(
    'vendas_lead',
    't.*, e.nome as provedor_nome, n.nome as canal, c.nome as campanha, u.nome as vendedor',
    `left join empresa e on e.id = t.id_empresa left join vendas_canal n on n.id = t.id_canal left join vendas_campanha c on c.id = t.id_campanha ${people} t.id_vendedor`,
  ),
]
