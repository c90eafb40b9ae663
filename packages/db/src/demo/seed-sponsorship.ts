/** A year of sponsorship: requests in every state, with what led there. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import type { KeepFile } from './keep-file.ts'
import { seedProofs } from './seed-sponsorship-proofs.ts'

interface Asked {
  evento: string
  quem: string
  cnpj: string
  provedor: string
  /** Days from today until the event begins; it takes two days. */
  em: number
  tipo: string
  valor: string | null
  situacao: string
  /** Days since it was asked. */
  ha: number
  contrapartidas: string
}

const asked: Asked[] = [
  {
    evento: 'Festa do Peixe',
    quem: 'Associação dos Pescadores',
    cnpj: '11222333000181',
    provedor: 'razao',
    em: -140,
    tipo: 'financeiro',
    valor: '3000.00',
    situacao: 'concluida',
    ha: 200,
    contrapartidas: 'Logo no palco e estande na entrada.',
  },
  {
    evento: 'Corrida Rústica da Lagoa',
    quem: 'Clube de Corrida Laranjal',
    cnpj: '11444777000161',
    provedor: 'razao',
    em: -12,
    tipo: 'misto',
    valor: '1800.00',
    situacao: 'aguardando_pos_evento',
    ha: 70,
    contrapartidas: 'Logo nas camisetas e locução na largada.',
  },
  {
    evento: 'Festival de Inverno',
    quem: 'Centro Cultural Princesa do Sul',
    cnpj: '45723174000110',
    provedor: 'produto',
    em: -55,
    tipo: 'financeiro',
    valor: '4500.00',
    situacao: 'inadimplente',
    ha: 120,
    contrapartidas: 'Telão com a marca e dez ingressos.',
  },
  {
    evento: 'Feira do Livro Infantil',
    quem: 'Escola Municipal Saber',
    cnpj: '33000167000101',
    provedor: 'produto',
    em: 25,
    tipo: 'internet',
    valor: null,
    situacao: 'aprovada',
    ha: 30,
    contrapartidas: 'Ponto de internet com a marca na praça.',
  },
  {
    evento: 'Rodeio Crioulo',
    quem: 'CTG Sentinela da Querência',
    cnpj: '60746948000112',
    provedor: 'razao',
    em: 48,
    tipo: 'financeiro',
    valor: '8000.00',
    situacao: 'em_negociacao',
    ha: 18,
    contrapartidas: 'Naming da arena e estande por três dias.',
  },
  {
    evento: 'Torneio de Futsal',
    quem: 'Liga Sul de Futsal',
    cnpj: '07526557000100',
    provedor: 'produto',
    em: 60,
    tipo: 'material',
    valor: '1200.00',
    situacao: 'em_viabilidade',
    ha: 9,
    contrapartidas: 'Logo nos coletes e na quadra.',
  },
  {
    evento: 'Encontro de Carros Antigos',
    quem: 'Clube do Fusca Zona Sul',
    cnpj: '19131243000197',
    provedor: 'razao',
    em: 75,
    tipo: 'brindes',
    valor: null,
    situacao: 'recebida',
    ha: 2,
    contrapartidas: 'Faixa na entrada e sorteio de brindes.',
  },
  {
    evento: 'Baile de Formatura',
    quem: 'Comissão de Formatura 2026',
    cnpj: '04252011000110',
    provedor: 'produto',
    em: 40,
    tipo: 'financeiro',
    valor: '2500.00',
    situacao: 'recusada',
    ha: 15,
    contrapartidas: 'Logo nos convites.',
  },
  {
    evento: 'Mostra de Cinema de Rua',
    quem: 'Cineclube Maré Alta',
    cnpj: '52873164000127',
    provedor: 'produto',
    em: 35,
    tipo: 'financeiro',
    valor: '2400.00',
    situacao: 'em_negociacao',
    ha: 26,
    contrapartidas: 'Vinheta antes de cada sessão.',
  },
  {
    evento: 'Gincana das Escolas',
    quem: 'Associação de Pais do Centro',
    cnpj: '51990427000115',
    provedor: 'razao',
    em: 52,
    tipo: 'permuta',
    valor: '700.00',
    situacao: 'em_viabilidade',
    ha: 14,
    contrapartidas: 'Logo no troféu e nas camisetas.',
  },
  {
    evento: 'Festival de Bandas',
    quem: 'Coletivo Som da Serra',
    cnpj: '53776218000107',
    provedor: 'produto',
    em: -22,
    tipo: 'financeiro',
    valor: '1500.00',
    situacao: 'aguardando_pos_evento',
    ha: 90,
    contrapartidas: 'Nome do palco principal.',
  },
]

const reasons = [
  [
    'Orçamento do ano já comprometido',
    'recusa',
    'O nosso orçamento de patrocínios deste ano já foi comprometido.',
  ],
  [
    'Fora da área de atendimento',
    'inviabilidade',
    'O evento acontece em uma cidade que ainda não atendemos.',
  ],
  ['Evento cancelado', 'cancelamento', 'O patrocínio foi cancelado porque o evento não vai acontecer.'],
  ['Falta nota fiscal', 'pendencia', 'Falta a nota fiscal dos serviços pagos com o patrocínio.'],
] as const

const manager = sql`(select id from rh_usuario where email = 'gestor.marketing@intranet.example')`
const analysed = sql`('em_viabilidade', 'em_negociacao', 'aprovada', 'aguardando_pos_evento', 'inadimplente', 'concluida')`
const agreed = sql`('aprovada', 'aguardando_pos_evento', 'inadimplente', 'concluida')`

async function seedRequests(db: Database): Promise<void> {
  await sql`
    insert into patrocinio_solicitacao (protocolo, id_empresa, tipo_pessoa, nome_razaosocial, cpf_cnpj, responsavel, email,
      telefone, evento, descricao, local, endereco, id_cidade, data_inicio, data_fim, publico_estimado, tipo,
      valor_solicitado, contrapartidas, situacao, situacao_em, id_responsavel_interno, id_justificativa, id_aprovador,
      aprovado_em, created_at)
    select 'PAT-' || extract(year from now()) || '-' || lpad(v.n::text, 5, '0'), e.id, 'pj', v.quem, v.cnpj, 'Ana Paula Medeiros',
      'contato' || v.n || '@eventos.example', '5399881' || lpad((2000 + v.n)::text, 4, '0'), v.evento,
      v.evento || ' reúne famílias da cidade e da região, com entrada gratuita.', 'Parque municipal', 'Av. Bento Gonçalves, 100',
      (select c.id from rh_cidade_provedor c where c.id_empresa = e.id order by c.id limit 1),
      current_date + v.em, current_date + v.em + 2, 1500 + v.n * 250, v.tipo, v.valor::numeric, v.contrapartidas, v.situacao,
      now() - make_interval(days => greatest(v.ha / 2, 1)), case when v.situacao <> 'recebida' then ${manager} end,
      case when v.situacao = 'recusada' then (select id from patrocinio_justificativa where tipo = 'recusa' limit 1) end,
      case when v.situacao in ${agreed} then ${manager} end,
      case when v.situacao in ${agreed} then now() - make_interval(days => v.ha - 5) end,
      now() - make_interval(days => v.ha)
    from (select t.*, row_number() over () as n from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as t(evento text, quem text, cnpj text, provedor text, em int, tipo text, valor text, situacao text, ha int, contrapartidas text)) v
    join empresa e on e.sistema = v.provedor`.execute(db)
  await sql`insert into patrocinio_protocolo (ano, ultimo) values (extract(year from now())::int, ${asked.length})`.execute(
    db,
  )
}

/** Analyses, and the two rounds that led to each agreement. Who asked longest ago is a step further than the others. */
async function seedAgreements(db: Database): Promise<void> {
  await sql`
    insert into patrocinio_viabilidade (id_solicitacao, clientes_cidade, clientes_potenciais, cobertura, alinhamento_marca,
      alcance, relacionamento, custo_estimado, nota, parecer, id_usuario, created_at)
    select id, 420, 2600, 'total', 5, 4, 3, coalesce(valor_solicitado, 900), 4.2, 'viavel', ${manager}, created_at + interval '2 days'
    from patrocinio_solicitacao where situacao in ${analysed} and (situacao <> 'em_viabilidade' or created_at < now() - interval '10 days')`.execute(
    db,
  )
  await sql`
    insert into patrocinio_negociacao (id_solicitacao, rodada, autor, tipo, valor, contrapartidas, situacao, id_usuario, created_at)
    select r.id, v.rodada, v.autor, r.tipo, round(coalesce(r.valor_solicitado, 900) * v.parte, 2), r.contrapartidas,
      case when r.situacao in ${agreed} or r.created_at < now() - interval '20 days' then v.fim else 'proposta' end, ${manager}, r.created_at + make_interval(days => 2 + v.rodada)
    from patrocinio_solicitacao r cross join (values (1, 'empresa', 0.7, 'substituida'), (2, 'solicitante', 0.9, 'aceita'))
      v (rodada, autor, parte, fim)
    where r.situacao = 'em_negociacao' or r.situacao in ${agreed}`.execute(db)
}

/** A campaign, a channel and a link for each agreement; a few leads came by the first one. */
async function seedLinks(db: Database): Promise<void> {
  await sql`insert into vendas_canal (nome, id_empresa, id_usuario)
    select distinct 'Patrocínios', id_empresa, ${manager} from patrocinio_solicitacao where situacao in ${agreed}`.execute(
    db,
  )
  await sql`insert into vendas_campanha (nome, id_usuario)
    select 'Patrocínio ' || protocolo || ' ' || evento, ${manager} from patrocinio_solicitacao where situacao in ${agreed} order by id`.execute(
    db,
  )
  await sql`insert into vendas_campanha_provedor (id_campanha, id_empresa)
    select c.id, r.id_empresa from patrocinio_solicitacao r
    join vendas_campanha c on c.nome = 'Patrocínio ' || r.protocolo || ' ' || r.evento`.execute(db)
  await sql`insert into vendas_tracking_url (codigo, id_empresa, id_campanha, id_canal, id_usuario)
    select 'Patro' || lpad(r.id::text, 3, '0'), r.id_empresa, c.id, k.id, ${manager} from patrocinio_solicitacao r
    join vendas_campanha c on c.nome = 'Patrocínio ' || r.protocolo || ' ' || r.evento
    join vendas_canal k on k.nome = 'Patrocínios' and k.id_empresa = r.id_empresa`.execute(db)
  await sql`update patrocinio_solicitacao r set id_tracking = t.id from vendas_tracking_url t
    where t.codigo = 'Patro' || lpad(r.id::text, 3, '0') and r.situacao in ${agreed}`.execute(db)
}

/** The account of an event that is long over was approved, of one some weeks ago it was sent; the others wait. */
async function seedAccounts(db: Database, keep?: KeepFile): Promise<void> {
  await sql`
    insert into patrocinio_pos_evento (id_solicitacao, realizado, publico_real, leads_captados, vendas, valor_realizado, avaliacao,
      contrapartidas_cumpridas, resumo, situacao, enviado_em, id_usuario)
    select r.id, true, case when s.enviada then 3800 end, case when s.enviada then 24 end,
      case when s.enviada then 6 end, n.valor, case when s.enviada then 5 end, case when s.enviada then 'sim' end,
      case when s.enviada then 'Praça cheia nos três dias; o estande atendeu 160 pessoas.' end,
      case when r.situacao = 'concluida' then 'aprovado' when s.enviada then 'em_analise' else 'pendente' end,
      case when s.enviada then r.data_fim + interval '10 days' end, ${manager}
    from patrocinio_solicitacao r join patrocinio_negociacao n on n.id_solicitacao = r.id and n.situacao = 'aceita'
    cross join lateral (select r.situacao = 'concluida'
      or (r.situacao = 'aguardando_pos_evento' and r.data_fim < current_date - 15) as enviada) s
    where r.situacao in ('concluida', 'aguardando_pos_evento', 'inadimplente')`.execute(db)
  if (keep) await seedProofs(db, keep)
  await sql`insert into patrocinio_orcamento (id_empresa, ano, valor, id_usuario)
    select e.id, extract(year from now())::int, v.valor, ${manager} from empresa e
    join (values ('razao', 20000), ('produto', 15000), ('vetorial', 10000)) v (sistema, valor) on v.sistema = e.sistema`.execute(
    db,
  )
}

export async function seedSponsorship(db: Database, keep?: KeepFile): Promise<void> {
  for (const [titulo, tipo, texto_publico] of reasons)
    await sql`insert into patrocinio_justificativa (titulo, tipo, texto_publico, id_usuario)
      values (${titulo}, ${tipo}, ${texto_publico}, ${manager})`.execute(db)
  await seedRequests(db)
  await seedAgreements(db)
  await seedLinks(db)
  await seedAccounts(db, keep)
}
