/** Contacts, calendar, applications, resources and signatures of the demo group. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const applications = [
  ['ERP', 'Clientes, contratos e faturas', 'Operação', 'laptop', []],
  ['Mapa da rede', 'Cabos, caixas e portas', 'Operação', 'map', []],
  ['Webmail', 'E-mail corporativo', 'Comunicação', 'mail', []],
  ['Telefonia', 'Ramais e gravações', 'Comunicação', 'phone', []],
  ['Campanhas', 'Painel de anúncios', 'Marketing', 'megaphone', ['marketing:leitor']],
  ['Folha de pagamento', 'Holerites e ponto', 'Pessoas', 'briefcase', ['rh:leitor']],
] as const

const signature = `<table cellpadding="0" cellspacing="0"><tbody><tr><td style="padding-right:16px;border-right:2px solid #0e6672">{{logo}}</td><td style="padding-left:16px;font-family:Arial, sans-serif;font-size:13px;color:#222222"><strong style="font-size:15px">{{nome}}</strong><br />{{cargo}}, {{departamento}}<br />{{telefone}}<br /><a href="mailto:{{email}}" style="color:#0e6672">{{email}}</a> <a href="{{site}}" style="color:#0e6672">{{site}}</a></td></tr></tbody></table>`

/** Each provider's people live where it works, and can be reached. */
async function seedContacts(db: Database): Promise<void> {
  await sql`
    with lugar as (
      select e.id as id_empresa, array_agg(c.id order by c.nome) as cidades
      from empresa e join rh_cidade_provedor p on p.id_empresa = e.id join cidade c on c.nome = p.nome and c.uf = p.uf
      group by e.id
    )
    update rh_usuario u set
      id_cidade = coalesce(u.id_cidade, l.cidades[1 + u.id % cardinality(l.cidades)]),
      email_corp = coalesce(u.email_corp, u.email),
      telefone_corp = coalesce(u.telefone_corp, '533222' || lpad((1000 + u.id)::text, 4, '0')),
      ramal = (2000 + u.id)::text,
      whatsapp_corp = case when u.id % 3 = 0 then null else '5399' || lpad((8100000 + u.id * 37)::text, 7, '0') end
    from lugar l where l.id_empresa = u.id_empresa and u.funcionario`.execute(db)
  // The first of a department answers for it.
  await sql`
    update rh_departamento d set id_funcionario = p.id
    from (select distinct on (id_departamento) id_departamento, id from rh_usuario
      where ativo and funcionario and id_departamento is not null order by id_departamento, data_admissao, id) p
    where p.id_departamento = d.id and d.id_funcionario is null`.execute(db)
}

async function seedResources(db: Database): Promise<void> {
  await sql`
    insert into recurso (nome, tipo, descricao, id_empresa, id_cidade, capacidade, reservavel, link)
    select r.nome, r.tipo, r.descricao, e.id, c.id, r.capacidade, r.reservavel, r.link
    from (values
      ('Sala Lagoa', 'sala', 'Terceiro andar, com tela', 'produto', 'Pelotas', 12, true, null),
      ('Sala Figueira', 'sala', 'Térreo', 'produto', 'Pelotas', 6, true, null),
      ('Sala Costa', 'sala', 'Segundo andar', 'vetorial', 'Tubarão', 8, true, null),
      ('Auditório', 'sala', 'Para encontros do grupo', null, 'Pelotas', 60, true, null),
      ('Projetor', 'equipamento', 'Na recepção', null, null, null::int, true, null),
      ('Máquina de fusão de fibra', 'equipamento', 'Retirada no almoxarifado', null, null, null, true, null),
      ('Marcas do grupo', 'material_marca', 'Logos em todas as versões', null, null, null, false, 'https://marca.example/logos'),
      ('Modelo de apresentação', 'documento_modelo', 'Capa, textos e gráficos', null, null, null, false, 'https://marca.example/apresentacao')
    ) r (nome, tipo, descricao, sistema, cidade, capacidade, reservavel, link)
    left join empresa e on e.sistema = r.sistema
    left join cidade c on c.nome = r.cidade and c.uf in ('RS', 'SC')`.execute(db)
  await sql`
    insert into recurso_reserva (id_recurso, id_usuario, inicio, fim, motivo)
    select r.id, (select id from rh_usuario where email = b.login || '@intranet.example'),
      (date_trunc('day', now() at time zone 'America/Sao_Paulo') + b.de) at time zone 'America/Sao_Paulo',
      (date_trunc('day', now() at time zone 'America/Sao_Paulo') + b.ate) at time zone 'America/Sao_Paulo', b.motivo
    from (values
      ('Auditório', 'gestor.rh', interval '9 hours', interval '11 hours', 'Integração de novos colegas'),
      ('Auditório', 'funcionario', interval '14 hours', interval '15 hours', 'Reunião do atendimento'),
      ('Projetor', 'editor', interval '10 hours', interval '12 hours', 'Apresentação das novidades')
    ) b (recurso, login, de, ate, motivo) join recurso r on r.nome = b.recurso`.execute(db)
}

/** A week that looks worked in, around today. */
async function seedEvents(db: Database): Promise<void> {
  await sql`
    insert into evento_calendario (titulo, tipo, inicio, fim, dia_inteiro, local, publico, id_departamento, id_empresa,
      recorrencia, lembrete_min, cor, id_usuario)
    select v.titulo, v.tipo,
      (date_trunc('day', now() at time zone 'America/Sao_Paulo') + v.de) at time zone 'America/Sao_Paulo',
      (date_trunc('day', now() at time zone 'America/Sao_Paulo') + v.ate) at time zone 'America/Sao_Paulo',
      v.dia_inteiro, v.local, v.publico,
      case v.publico when 'departamento' then u.id_departamento end,
      case v.publico when 'provedor' then u.id_empresa end,
      v.recorrencia, v.lembrete, v.cor, u.id
    from (values
      ('Reunião do atendimento', 'reuniao', interval '8 hours 30 minutes', interval '9 hours', false, 'Sala Lagoa, 3º andar',
        'departamento', 'semanal', 10, '#1f6feb', 'funcionario'),
      ('Revisar o plano da semana', 'lembrete', interval '17 hours', interval '17 hours 15 minutes', false, null,
        'pessoal', 'diaria', null::int, '#0e6672', 'funcionario'),
      ('Treinamento NR-35', 'treinamento', interval '1 day 14 hours', interval '1 day 17 hours', false, 'Pelotas, com a Segurança',
        'todos', 'nenhuma', 60, '#d9661f', 'gestor.rh'),
      ('Semana da qualidade', 'treinamento', interval '3 days', interval '5 days', true, null,
        'todos', 'nenhuma', null, '#2e7d32', 'gestor.rh'),
      ('Conversa de acompanhamento', 'reuniao', interval '2 days 10 hours', interval '2 days 10 hours 30 minutes', false,
        'Sala Figueira', 'pessoal', 'nenhuma', 10, '#5b3fd6', 'gestor.rh')
    ) v (titulo, tipo, de, ate, dia_inteiro, local, publico, recorrencia, lembrete, cor, login)
    join rh_usuario u on u.email = v.login || '@intranet.example'
    where v.publico <> 'departamento' or u.id_departamento is not null`.execute(db)
  await sql`
    insert into evento_convidado (id_evento, id_usuario)
    select v.id, u.id from evento_calendario v, rh_usuario u
    where v.titulo = 'Conversa de acompanhamento' and u.email = 'funcionario@intranet.example'`.execute(db)
}

export async function seedNotices(db: Database): Promise<void> {
  await seedContacts(db)
  await db
    .insertInto('aplicacao')
    .values(
      applications.map(([nome, descricao, categoria, icone, roles], index) => ({
        nome,
        descricao,
        categoria,
        icone,
        roles: [...roles],
        ordem: index,
        url: `https://${nome
          .normalize('NFD')
          .replace(/[^a-z]/gi, '')
          .toLowerCase()}.example`,
      })),
    )
    .execute()
  await seedResources(db)
  await db
    .insertInto('assinatura_modelo')
    .values({
      nome: 'Assinatura do grupo',
      html: signature,
      site: 'https://www.intranet.example',
      padrao: true,
    })
    .execute()
  await seedEvents(db)
}
