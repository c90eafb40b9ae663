/** Communication of the demo group: campaigns, rules, templates, restrictions, and what two weeks of shifts sent. */
import { dayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import type { Database } from '../connection.ts'

const campaigns = [
  { sistema: 'produto', nome: 'Aniversariantes do mês' },
  { sistema: 'produto', nome: 'Boas-vindas' },
  { sistema: 'razao', nome: 'Aniversário de contrato' },
  { sistema: 'vetorial', nome: 'Boas-vindas Vetorial' },
  { sistema: 'vetorial', nome: 'Natal em casa', ativo: false },
]

const templates = [
  {
    sistema: 'produto',
    nome: 'boas_vindas',
    status: 'aprovado',
    corpo: 'Olá, {{primeiro_nome}}! A {{provedor}} já está na sua casa.',
    botao: 'Parar de receber',
  },
  {
    sistema: 'razao',
    nome: 'um_ano_juntos',
    status: 'aprovado',
    corpo: '{{primeiro_nome}}, obrigado por mais um ano com a {{provedor}}! Responda SAIR para não receber.',
  },
  {
    sistema: 'vetorial',
    nome: 'boas_vindas',
    status: 'pendente',
    corpo: 'Oi, {{primeiro_nome}}! Precisando, chame a {{provedor}}.',
  },
]

const title = 'Uma mensagem do seu provedor'
const rules = [
  {
    campanha: 'Aniversariantes do mês',
    criterio: 'data_aniversario',
    envio: 'no_dia',
    tempo: 0,
    turno: 'M',
    email: true,
    titulo_email: title,
    mensagem_email:
      '<p>Parabéns, <strong>{{primeiro_nome}}</strong>! A {{provedor}} deseja um ótimo dia.</p>',
    sms: true,
    mensagem_sms: 'Parabens, {{primeiro_nome}}! Um otimo dia da {{provedor}}.',
  },
  {
    campanha: 'Aniversariantes do mês',
    criterio: 'data_aniversario',
    envio: 'dia_anterior',
    tempo: 3,
    turno: 'T',
    sms: true,
    mensagem_sms: '{{primeiro_nome}}, seu aniversario esta chegando. A {{provedor}} preparou algo.',
    ativo: false,
  },
  {
    campanha: 'Boas-vindas',
    criterio: 'data_ativacao',
    envio: 'no_dia',
    tempo: 0,
    turno: 'T',
    whatsapp: true,
    template: 'boas_vindas',
  },
  {
    campanha: 'Boas-vindas',
    criterio: 'data_ativacao',
    envio: 'dia_seguinte',
    tempo: 30,
    turno: 'M',
    email: true,
    titulo_email: title,
    mensagem_email: '<p>{{nome}}, como está o seu {{produto}}?</p>',
  },
  {
    campanha: 'Aniversário de contrato',
    criterio: 'data_contratacao',
    envio: 'anual',
    turno: 'M',
    whatsapp: true,
    template: 'um_ano_juntos',
    email: true,
    titulo_email: title,
    mensagem_email: '<p>{{primeiro_nome}}, mais um ano juntos!</p>',
  },
  {
    campanha: 'Boas-vindas Vetorial',
    criterio: 'data_contratacao',
    envio: 'no_dia',
    tempo: 0,
    turno: 'N',
    sms: true,
    mensagem_sms: 'Bem-vindo a {{provedor}}, {{primeiro_nome}}!',
    silencio_inicio: '21:00',
    silencio_fim: '07:00',
  },
  {
    campanha: 'Natal em casa',
    criterio: 'data_especifica',
    envio: 'anual',
    data_especifica: '2026-12-24',
    turno: 'M',
    email: true,
    titulo_email: title,
    mensagem_email: '<p>Feliz Natal, {{primeiro_nome}}!</p>',
    feriado_acao: 'pular',
  },
] as const

const DAYS = 14

/** Two weeks of executions of each active rule, some dozen messages per day, most of them delivered. */
async function seedExecutions(db: Database, today: Date): Promise<void> {
  const day = dayInBrazil(today)
  await sql`
    insert into campanha_execucao (id_regra, id_campanha, id_empresa, campanha, data_referencia, turno, situacao, regra,
      envia_em, expira_em, iniciada_em, terminada_em, total)
    select r.id, c.id, c.id_empresa, c.nome, d.dia, r.turno, case when n = 9 and r.turno = 'N' then 'perdido' else 'concluida' end,
      to_jsonb(r) || jsonb_build_object('provedor', e.nome), t.hora, t.hora + interval '1 hour', t.hora, t.hora + interval '9 minutes', 0
    from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id and c.ativo
    join empresa e on e.id = c.id_empresa
    cross join generate_series(1, ${DAYS}) n
    cross join lateral (select ${day}::date - n as dia) d
    cross join lateral (select (d.dia + case r.turno when 'M' then time '07:00' when 'T' then time '13:00' else time '20:00' end)
      at time zone 'America/Sao_Paulo' as hora) t
    where r.ativo order by d.dia, r.id`.execute(db)
  await sql`
    insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, motivo,
      tentativas, envia_em, expira_em, dia_envio, enviado_em, entregue_em)
    select x.id, x.id_regra, x.id_empresa, p.id, k.canal, case when k.canal = 'email' then lower(p.email) else '55' || p.telefone end,
      x.data_referencia, s.situacao, s.motivo, case when s.motivo is null then 1 else 0 end, x.envia_em, x.expira_em,
      case when s.motivo is null then x.data_referencia end,
      case when s.motivo is null then x.envia_em + interval '3 minutes' end,
      case when s.situacao = 'entregue' then x.envia_em + interval '4 minutes' end
    from campanha_execucao x join campanha_regras r on r.id = x.id_regra
    join lateral (select p.*, row_number() over (order by (p.id * 7919 + x.id * 104729) % 1009) as vez
      from relationship_dados_pessoas p where p.id_empresa = x.id_empresa and p.email is not null and p.telefone is not null) p
      on p.vez <= 3 + x.id % 6
    cross join lateral unnest(array['sms', 'email', 'whatsapp']) k(canal)
    cross join lateral (select case (p.id + x.id) % 11 when 0 then 'suprimido' when 1 then 'enviado' when 2 then 'falhou'
        else 'entregue' end as situacao,
      case (p.id + x.id) % 11 when 0 then 'restricao' when 2 then 'recusado' end as motivo) s
    where x.situacao = 'concluida'
      and case k.canal when 'sms' then r.sms when 'email' then r.email else r.whatsapp end
    order by x.id, p.id on conflict do nothing`.execute(db)
  await sql`update campanha_execucao x set total = f.total,
      situacao = case when x.situacao = 'concluida' and f.falhas > 0 then 'com_falhas' else x.situacao end
    from (select x.id, count(v.id) as total, count(*) filter (where v.situacao = 'falhou') as falhas
      from campanha_execucao x left join campanha_envio v on v.id_execucao = x.id group by x.id) f
    where f.id = x.id`.execute(db)
}

const replies = [
  'Obrigado pela lembrança! Vocês são demais, equipe.',
  'Quero cancelar meu plano e saber quanto falta pagar',
  'Bom dia, a internet do meu prédio caiu de novo hoje',
  'Por favor me tirem desta lista de mensagens, já pedi',
]

/** The replies of some customers, the newest from today. */
async function seedReplies(db: Database): Promise<void> {
  await sql`
    insert into campanha_resposta (id_empresa, id_envio, id_pessoa, canal, contato, texto, created_at)
    select x.id_empresa, v.id, v.id_pessoa, v.canal, v.destino, t.texto, v.enviado_em + interval '40 minutes'
    from unnest(${replies}::text[]) with ordinality t(texto, vez)
    join (select v.*, row_number() over (order by v.id desc) as vez from campanha_envio v
      where v.canal <> 'email' and v.situacao = 'entregue') v on v.vez = t.vez * 3
    join campanha_execucao x on x.id = v.id_execucao order by v.id`.execute(db)
}

export async function seedMarketing(db: Database, today: Date): Promise<void> {
  const providers = await db.selectFrom('empresa').select(['id', 'sistema']).execute()
  const providerId = (sistema: string) => providers.find((one) => one.sistema === sistema)!.id
  const { id: author } = await db
    .selectFrom('rh_usuario')
    .where('email', '=', 'gestor.marketing@intranet.example')
    .select('id')
    .executeTakeFirstOrThrow()
  const made = await db
    .insertInto('campanha_comunicacao')
    .values(
      campaigns.map(({ sistema, ...row }) => ({
        ...row,
        id_empresa: providerId(sistema),
        id_usuario: author,
      })),
    )
    .returning(['id', 'nome', 'id_empresa'])
    .execute()
  const known = await db
    .insertInto('template_whatsapp')
    .values(
      templates.map(({ sistema, ...row }) => ({
        ...row,
        id_empresa: providerId(sistema),
        id_usuario: author,
      })),
    )
    .returning(['id', 'nome', 'id_empresa'])
    .execute()
  for (const { campanha, ...rule } of rules) {
    const { id, id_empresa } = made.find(({ nome }) => nome === campanha)!
    const { template, ...row } = { template: undefined, ...rule }
    const chosen = known.find((one) => one.nome === template && one.id_empresa === id_empresa)
    await db
      .insertInto('campanha_regras')
      .values({ ...row, campanha_id: id, template_whatsapp: chosen?.id ?? null, id_usuario: author })
      .execute()
  }
  await sql`
    insert into relacionamento_preferencias_cliente (id_empresa, cod_cliente, nome_razaosocial, cpf, whatsapp, email, sms, origem)
    select id_empresa, codpessoa, nome_razaosocial, cpf, id % 3 <> 0, id % 3 <> 1, id % 2 = 0,
      case id % 3 when 0 then 'manual' when 1 then 'descadastro' else 'sair' end
    from relationship_dados_pessoas where id % 14 = 0 and cpf is not null order by id`.execute(db)
  await seedExecutions(db, today)
  await seedReplies(db)
}
