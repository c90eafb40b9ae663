/** What HR keeps of the demo group's people: contracts, leaders, relatives, compliments, shutdowns. */
import { dayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import { dayOfThisMonth } from './people.ts'

const complimentCategories = [
  { titulo: 'Trabalho em equipe', color: '#2e7d32', icone: 'users' },
  { titulo: 'Atendimento', color: '#1f6feb', icone: 'phone' },
  { titulo: 'Iniciativa', color: '#d9661f', icone: 'lightbulb' },
  { titulo: 'Cuidado com o cliente', color: '#b3247c', icone: 'heart' },
]

const praises = [
  'Ficou até o fim do rompimento na BR-392 e avisou cada cliente. Obrigado!',
  'Explicou o novo processo com calma e ninguém ficou para trás.',
  'Percebeu o erro na fatura antes que chegasse ao cliente.',
  'Sempre disposta a ajudar quem está começando.',
  'A instalação na escola ficou impecável, a direção ligou para agradecer.',
  'Organizou a agenda da equipe e acabou com as visitas remarcadas.',
]

/** Registration, contract, sector and leader: the eldest in a department leads the others. */
async function seedEmployment(db: Database, today: Date): Promise<void> {
  const day = dayInBrazil(today)
  await sql`
    with ordem as (
      select id, row_number() over (order by id) as n,
        first_value(id) over (partition by id_empresa, id_departamento order by data_admissao, id) as lider
      from rh_usuario where funcionario and ativo and id_cargo is not null)
    update rh_usuario u set matricula = 'M' || lpad(o.n::text, 4, '0'), id_setor = c.id_setor,
      id_gestor = nullif(o.lider, u.id),
      tipo_vinculo = case when o.n % 19 = 0 then 'aprendiz' when o.n % 13 = 0 then 'estagio' else 'clt' end,
      telefone_corp = '5398422' || lpad((1000 + o.n)::text, 4, '0'),
      email_corp = coalesce(u.email_corp, u.email),
      situacao = case when o.n % 23 = 0 then 'afastado' when o.n % 11 = 0 then 'ferias' else 'ativo' end
    from ordem o, rh_cargo c where o.id = u.id and c.id = u.id_cargo`.execute(db)
  await sql`
    with ordem as (select id, row_number() over (partition by id_empresa order by id) as n
      from rh_usuario where funcionario and not ativo)
    update rh_usuario u set situacao = 'desligado', data_admissao = least(data_admissao, ${day}::date - 700),
      data_desligamento = case when o.n = 1 then ${dayOfThisMonth(today, 9)}::date
        else ${day}::date - (20 + u.id * 37 % 300)::int end
    from ordem o where o.id = u.id`.execute(db)
}

async function seedCompliments(db: Database): Promise<void> {
  await db.insertInto('elogio_categoria').values(complimentCategories).execute()
  await sql`
    with pessoas as (
      select id, id_empresa, row_number() over (partition by id_empresa order by id) as n
      from rh_usuario where funcionario and ativo and id_empresa is not null),
    pares as (
      select a.id as de, b.id as para, row_number() over (order by a.n, a.id) as n
      from pessoas a join pessoas b on b.id_empresa = a.id_empresa and b.n = a.n + 3 where a.n % 4 = 1)
    insert into elogio (id_funcionario, id_remetente, id_categoria, texto, origem, created_at)
    select p.para, p.de, (select id from elogio_categoria order by id offset p.n % 4 limit 1),
      (${praises}::text[])[1 + p.n % ${praises.length}::int],
      case when p.n % 5 = 0 then 'gestor' else 'colega' end, now() - make_interval(hours => (p.n * 31)::int)
    from pares p where p.n <= 18`.execute(db)
}

/** Children of all ages below 18, and partners as old as the employee, more or less. */
async function seedRelatives(db: Database, today: Date): Promise<void> {
  const day = dayInBrazil(today)
  await sql`
    insert into rh_familiar (id_funcionario, nome, parentesco, data_nascimento, dependente_ir, dependente_plano,
      contato_emergencia, telefone)
    select u.id, (f.nomes)[1 + (u.n / 3) % 4] || ' ' || split_part(u.nome, ' ', -1), f.parentesco,
      case when f.filho then ${day}::date - (120 + (u.n * 997 + f.passo) % 6300)::int
        else u.data_nascimento + ((u.n * 97) % 1500 - 700)::int end, f.filho, f.filho,
      not f.filho, case when not f.filho then '53984' || lpad((u.id * 7919 % 1000000)::text, 6, '0') end
    from (select id, nome, data_nascimento, row_number() over (order by id) as n from rh_usuario where funcionario and ativo) u
    cross join (values
      ('{Miguel,Arthur,Davi,Theo}'::text[], 'filho', 0, true),
      ('{Helena,Alice,Laura,Cecília}'::text[], 'filho', 2400, true),
      ('{Roberto,Simone,Jorge,Patrícia}'::text[], 'conjuge', 0, false)
    ) as f (nomes, parentesco, passo, filho)
    where u.n % 3 = 0`.execute(db)
}

/** Some in progress, and a finished one for each person who has left. */
async function seedShutdowns(db: Database, today: Date): Promise<void> {
  const day = dayInBrazil(today)
  await sql`
    with rh as (select id from rh_usuario where email = 'gestor.rh@intranet.example'),
    pede as (select id, id_empresa, id_departamento from rh_usuario where email = 'desligamentos@intranet.example'),
    andamento as (
      select u.id, row_number() over (order by u.id) as n from rh_usuario u join pede p on p.id_empresa = u.id_empresa
      where u.funcionario and u.ativo and u.email not like '%rh%' and u.id <> p.id
        and u.id_departamento <> p.id_departamento and u.senha_hash is null)
    insert into rh_desligamento (id_funcionario, tipo, motivo, aviso_previo, data_solicitacao, data_desligamento,
      situacao, id_solicitante, id_aprovador, efetivado_em)
    select u.id, case when u.id % 3 = 0 then 'pedido_demissao' when u.id % 3 = 1 then 'sem_justa_causa'
        else 'termino_contrato' end, 'Encerramento combinado com a gestão.', 'trabalhado', u.data_desligamento - 30,
      u.data_desligamento, 'efetivado', rh.id, rh.id, u.data_desligamento::timestamp
    from rh_usuario u, rh where u.situacao = 'desligado'
    union all
    select a.id, 'pedido_demissao', 'Pediu desligamento para estudar em outra cidade.', 'trabalhado', ${day}::date - 6,
      ${day}::date + (10 * a.n)::int, (array['solicitado', 'em_analise', 'aprovado'])[a.n],
      case a.n when 1 then pede.id else rh.id end, case a.n when 3 then rh.id end, null
    from andamento a, rh, pede where a.n <= 3`.execute(db)
  await sql`
    insert into rh_desligamento_item (id_desligamento, item, feito_em, id_usuario)
    select d.id, i.item, case when d.situacao = 'efetivado' then d.efetivado_em end,
      case when d.situacao = 'efetivado' then d.id_aprovador end
    from rh_desligamento d cross join unnest(array['equipamentos', 'cracha', 'responsabilidades', 'exame',
      'documentos', 'acessos_externos', 'entrevista']) with ordinality as i (item, n)
    order by d.id, i.n`.execute(db)
}

/** What two people asked about their own data: HR's queue has something to decide. */
async function seedDataRequests(db: Database): Promise<void> {
  await sql`
    insert into solicitacao_dado_pessoal (id_titular, tipo, texto, created_at)
    select u.id, p.tipo, p.texto, now() - make_interval(hours => p.horas)
    from (values
      ('gestor.vendas@intranet.example', 'correcao', 26,
        'Meu nome mudou com o casamento: passa a ser Bruna Antunes Corrêa. Posso levar a certidão ao RH.'),
      ('leitor.vendas@intranet.example', 'exclusao', 75,
        'Peço que apaguem o meu telefone e e-mail pessoais do cadastro. Uso apenas o corporativo.')
    ) as p (email, tipo, horas, texto) join rh_usuario u on u.email = p.email`.execute(db)
}

export async function seedPeople(db: Database, today: Date): Promise<void> {
  await seedEmployment(db, today)
  await seedCompliments(db)
  await seedRelatives(db, today)
  await seedShutdowns(db, today)
  await seedDataRequests(db)
}
