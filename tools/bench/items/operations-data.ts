/** A company of a size, filled in sets: what the items of operations measure on. */
import type { Pool } from 'pg'

/** 1 is the whole: 20,000 people, 3,000,000 movements of 300,000 assets, 5,000 vehicles, 200,000 bookings. */
export const SCALE = Number(process.env.OPERATIONS_SCALE ?? 1)
const of = (whole: number) => Math.max(50, Math.round(whole * SCALE))
export const SIZES = {
  people: of(20_000),
  assets: of(300_000),
  movements: of(3_000_000),
  vehicles: of(5_000),
  bookings: of(200_000),
}

const COMPANY = [
  `insert into empresa (nome, sistema) values ('Bench', 'bench')`,
  `insert into rh_usuario (nome, email, funcionario, ativo, id_empresa)
    select 'Pessoa ' || n, 'p' || n || '@bench.example', true, true, (select id from empresa where sistema = 'bench')
    from generate_series(1, ${SIZES.people}) n`,
  `insert into motorista (id_usuario, cnh_numero, cnh_categoria, cnh_validade)
    select id, '12345678900', 'B', '2099-12-31' from rh_usuario where email like '%@bench.example' order by id limit 1`,
  `insert into incidente_categoria (titulo, color, icone) values ('Bench', '#0e6672', 'network')`,
]

const SUPPLIES = [
  `insert into suprimento_produto (id_empresa, codigo_erp, nome, unidade, serializado, valor_unitario)
    select e.id, 'P' || n, 'Produto ' || n, 'un', true, 100 from empresa e, generate_series(1, 200) n where e.sistema = 'bench'`,
  `insert into equipe (id_empresa, nome, cidade)
    select e.id, 'Equipe ' || n, 'Cidade ' || n % 40 from empresa e, generate_series(1, 300) n where e.sistema = 'bench'`,
  `insert into suprimento_patrimonio (id_empresa, patrimonio, id_produto)
    select p.id_empresa, 'PT-' || n, p.id from generate_series(1, ${SIZES.assets}) n
    join suprimento_produto p on p.codigo_erp = 'P' || (n % 200 + 1)`,
  // Nine of ten have left their stage; what has not is spread over the stages on the way.
  `insert into suprimento_movimento (id_empresa, etapa, os, patrimonio, id_produto, quantidade, id_equipe, cidade,
      cod_cliente, cliente, data_entrada, data_saida, valor_unitario)
    select q.id_empresa, (array['retirada', 'devolucao', 'manutencao'])[n % 3 + 1], n::text,
      'PT-' || (n % ${SIZES.assets} + 1), p.id, 1, q.id, q.cidade, n::text, 'Ana', t.entrada,
      case when n % 10 > 0 then t.entrada + interval '2 days' end, 100
    from generate_series(1, ${SIZES.movements}) n
    cross join lateral (select now() - make_interval(hours => 72 + n % 8000) as entrada) t
    join suprimento_produto p on p.codigo_erp = 'P' || (n % 200 + 1)
    join equipe q on q.nome = 'Equipe ' || (n % 300 + 1)`,
]

const FLEET = [
  `insert into veiculo (placa, renavam, marca, modelo, ano_fabricacao, ano_modelo, tipo, combustivel, propriedade,
      categoria_exigida, id_empresa)
    select 'B' || chr(65 + n / 1000 % 26) || 'N' || n / 100 % 10 || chr(65 + n / 10000 % 26) || lpad((n % 100)::text, 2, '0'),
      lpad(n::text, 11, '0'), 'Fiat', 'Strada', 2023, 2024, 'utilitario', 'flex', 'proprio', 'B', e.id
    from empresa e, generate_series(1, ${SIZES.vehicles}) n where e.sistema = 'bench'`,
  `insert into solicitacao_veiculo (id_usuario, id_empresa, motivo, origem, destino, data_retirada, data_devolucao,
      id_veiculo, situacao)
    select m.id_usuario, v.id_empresa, 'Bench', 'Pelotas', 'Rio Grande', t.inicio, t.inicio + interval '2 hours', v.id, 'aprovada'
    from motorista m, generate_series(1, ${SIZES.bookings}) n
    join (select id, id_empresa, row_number() over (order by id) as lugar from veiculo) v
      on v.lugar = n % ${SIZES.vehicles} + 1
    cross join lateral (select date_trunc('day', now()) + make_interval(hours => 4 * (n / ${SIZES.vehicles})) as inicio) t`,
]

/** Fills an empty database that has been migrated. */
export async function fillOperations(pool: Pool): Promise<void> {
  for (const statement of [...COMPANY, ...SUPPLIES, ...FLEET]) await pool.query(statement)
  await pool.query('select suprimento_compacta()')
  await pool.query('vacuum analyze')
}
