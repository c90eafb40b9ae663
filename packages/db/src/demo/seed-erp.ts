/** The system of the demonstration: the group's customers, their contracts and addresses, field teams and what they carry. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const connected = ['produto', 'razao']

const teams = [
  ['E01', 'Equipe Pelotas 01', 'Pelotas', 'Furgão branco'],
  ['E02', 'Equipe Pelotas 02', 'Pelotas', 'Strada'],
  ['E03', 'Equipe Rio Grande 01', 'Rio Grande', 'Furgão prata'],
] as const

const products = [
  ['ONT-H', 'ONT Huawei EG8145', 'un', true, 28_900],
  ['ONT-Z', 'ONT ZTE F670L', 'un', true, 26_500],
  ['ROT-AX', 'Roteador AX1500', 'un', true, 19_900],
  ['CAB-DROP', 'Cabo drop', 'm', false, 95],
  ['CON-SC', 'Conector SC/APC', 'pc', false, 480],
] as const

async function seedCustomers(db: Database, provider: number): Promise<void> {
  await sql`insert into erp_demo_cliente
      (id_empresa, cod_cliente, nome_razaosocial, cpf, telefones, emails, nascimento, nome_mae, enderecos, paga)
    select id_empresa, codpessoa, nome_razaosocial, cpf, array_remove(array[telefone], null),
      array_remove(array[email], null), data_nascimento,
      (array['Ana', 'Beatriz', 'Clara', 'Dulce', 'Elisa', 'Fátima', 'Glória', 'Helena'])[1 + id % 8] || ' '
        || split_part(nome_razaosocial, ' ', -1),
      (select jsonb_agg(jsonb_build_object('tipo', t, 'cep', '96010' || lpad((id % 1000)::text, 3, '0'),
        'logradouro', logradouro, 'numero', numero, 'bairro', bairro, 'cidade', cidade, 'uf', uf) order by o)
        from unnest(array['instalacao', 'cobranca', 'correspondencia']) with ordinality a(t, o)),
      id % 4 <> 0
    from relationship_dados_pessoas where id_empresa = ${provider}`.execute(db)
  await sql`insert into erp_demo_contrato
      (id_empresa, contrato, cod_cliente, produto, velocidade, valor_centavos, vencimento_dia, inicio, situacao, login)
    select p.id_empresa, k.contrato, p.codpessoa, k.produto, substring(k.produto from '\\d+') || ' Mbps',
      (k.valor * 100)::bigint, least(k.vencimento_dia, 28), k.data_ativacao, k.situacao,
      lower(split_part(normaliza(p.nome_razaosocial), ' ', 1)) || '.' || p.codpessoa
    from relationship_contrato k join relationship_dados_pessoas p on p.id = k.id_pessoa
    where p.id_empresa = ${provider} and k.valor is not null and k.vencimento_dia is not null
      and k.data_ativacao is not null`.execute(db)
}

async function seedField(db: Database, id_empresa: number): Promise<void> {
  await db
    .insertInto('erp_demo_equipe')
    .values(teams.map(([equipe, nome, cidade, veiculo]) => ({ id_empresa, equipe, nome, cidade, veiculo })))
    .execute()
  await db
    .insertInto('erp_demo_produto')
    .values(
      products.map(([produto, nome, unidade, serializado, valor_centavos]) => ({
        id_empresa,
        produto,
        nome,
        unidade,
        serializado,
        valor_centavos,
      })),
    )
    .execute()
  // Six pieces of each numbered product a team, and a stock of the others.
  await sql`insert into erp_demo_estoque (id_empresa, equipe, produto, patrimonio, quantidade)
    select q.id_empresa, q.equipe, p.produto,
      case when p.serializado then lpad((abs(hashtext(q.id_empresa || q.equipe || p.produto || n)) % 1000000)::text, 6, '0')
        else '' end,
      case when p.serializado then 1 else 120 + abs(hashtext(q.equipe || p.produto)) % 300 end
    from erp_demo_equipe q join erp_demo_produto p using (id_empresa)
    cross join generate_series(1, 6) n where q.id_empresa = ${id_empresa} and (p.serializado or n = 1)
    on conflict do nothing`.execute(db)
  await sql`insert into erp_demo_os
      (id_empresa, os, cod_cliente, contrato, tipo, abertura, agendamento, periodo, equipe, relato, itens)
    select k.id_empresa, (88000 + row_number() over (order by k.contrato))::text, k.cod_cliente, k.contrato,
      (array['Sem conexão', 'Lentidão', 'Visita técnica', 'Troca de equipamento'])[1 + abs(hashtext(k.contrato)) % 4],
      now() - interval '1 day' * (abs(hashtext(k.login)) % 40),
      case when abs(hashtext(k.contrato)) % 3 = 0 then null
        else now() - interval '1 day' * (abs(hashtext(k.login)) % 40) + interval '2 days' end,
      case when abs(hashtext(k.contrato)) % 3 = 0 then null else 'M' end,
      'E0' || 1 + abs(hashtext(k.contrato)) % 3, 'Cliente relata oscilação no fim da tarde.',
      jsonb_build_array(jsonb_build_object('produto', 'CAB-DROP', 'quantidade', 60))
    from erp_demo_contrato k where k.id_empresa = ${id_empresa} and abs(hashtext(k.contrato)) % 3 <> 1`.execute(
    db,
  )
}

export async function seedErp(db: Database): Promise<void> {
  const providers = await db.selectFrom('empresa').where('sistema', 'in', connected).select('id').execute()
  for (const { id } of providers) {
    await seedCustomers(db, id)
    await seedField(db, id)
    // Leads of the demonstration stay here: nobody would work on them there.
    await db
      .insertInto('empresa_erp')
      .values({ id_empresa: id, tipo: 'demonstracao', url: null, capacidades: [] })
      .execute()
  }
}
