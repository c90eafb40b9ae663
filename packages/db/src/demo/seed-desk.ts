/** The service desk of the demo group: sales under audit, installations, calls, problems, refunds, blocking rules. */
import { sql } from 'kysely'
import type { Database } from '../connection.ts'
import type { KeepFile } from './keep-file.ts'
import { seedRefunds, type Seal } from './seed-refunds.ts'

const person = (login: string) =>
  sql`(select id from rh_usuario where email = ${`${login}@intranet.example`})`
const checked = sql`'{"documentos":true,"contrato_assinado":true,"endereco_conferido":true,"viabilidade":true,"pagamento_adesao":true}'::jsonb`
const begun = sql`'{"documentos":true,"contrato_assinado":true,"endereco_conferido":false,"viabilidade":true,"pagamento_adesao":false}'::jsonb`

/** The last won leads of two providers, spread over the states of a sale. */
async function seedSales(db: Database): Promise<void> {
  await sql`
    insert into bo_venda (id_empresa, id_lead, cod_lead, cod_cliente, contrato, cliente, documento, fone, cidade, estado,
      id_vendedor, produto, valor, data_venda, situacao, checklist, id_auditor, observacao, motivo, prazo, decidida_em)
    select l.id_empresa, l.id, l.cod_lead, l.cod_cliente, l.contrato, l.cliente, l.documento, l.fone, l.cidade, l.estado,
      l.id_vendedor, l.produto, l.valor, l.finalizada_em, s.situacao,
      case s.situacao when 'aprovada' then ${checked} when 'pendente' then '{"documentos":false,"contrato_assinado":false,
        "endereco_conferido":false,"viabilidade":false,"pagamento_adesao":false}'::jsonb else ${begun} end,
      case when s.situacao <> 'pendente' then ${person('backoffice')} end,
      case when s.situacao = 'com_pendencia' then 'Aguardando o comprovante de residência.' end,
      case when s.situacao = 'com_pendencia' then 'Falta o comprovante de residência.' end,
      now() + make_interval(hours => (l.ordem::int % 5) * 9 - 14),
      case when s.situacao = 'aprovada' then now() - interval '1 day' end
    from (select x.*, row_number() over (partition by x.id_empresa order by x.finalizada_em desc, x.id desc) as ordem
      from vendas_lead x join empresa e on e.id = x.id_empresa
      where x.desfecho = 'efetivada' and e.sistema in ('produto', 'razao')) l
    join (values (1, 'pendente'), (2, 'pendente'), (3, 'pendente'), (4, 'em_auditoria'), (5, 'com_pendencia'),
      (6, 'aprovada'), (7, 'aprovada'), (8, 'aprovada'), (9, 'aprovada'), (10, 'aprovada'), (11, 'aprovada'),
      (12, 'aprovada'), (13, 'pendente'), (14, 'aprovada')) s (ordem, situacao) on s.ordem = l.ordem`.execute(
    db,
  )
}

/** Installations of what was approved, and the calls of what works. */
async function seedActivations(db: Database): Promise<void> {
  await sql`
    insert into bo_ativacao (id_empresa, id_venda, os, equipe, data_agendada, periodo, data_ativacao, situacao, motivo,
      tentativas, prazo)
    select v.id_empresa, v.id, 'OS-' || (4100 + v.id), case when s.dia is not null then 'Equipe ' || (1 + v.id % 3) end,
      (now() at time zone 'America/Sao_Paulo')::date + s.dia, s.periodo,
      case when s.situacao = 'ativada' then now() - make_interval(hours => 20 + v.ordem::int * 14) end, s.situacao,
      case s.situacao when 'reagendar' then 'Cliente pediu outro dia' when 'frustrada' then 'Cliente ausente' end,
      case s.situacao when 'frustrada' then 1 else 0 end, now() + make_interval(days => s.prazo)
    from (select b.*, row_number() over (partition by b.id_empresa order by b.id) as ordem from bo_venda b
      where b.situacao = 'aprovada') v
    join (values (1, 'aguardando', null::int, null::text, 4), (2, 'agendada', 0, 'M', 2), (3, 'agendada', 0, 'T', 1),
      (4, 'reagendar', -1, 'M', -1), (5, 'frustrada', -2, 'T', 1), (6, 'ativada', -3, 'M', -1), (7, 'ativada', -4, 'T', -2),
      (8, 'ativada', -2, 'M', 0)) s (ordem, situacao, dia, periodo, prazo) on s.ordem = v.ordem`.execute(db)
  await sql`
    insert into bo_qualificacao (id_empresa, id_ativacao, prazo, situacao, resultado, tentativa, nps, internet_ok,
      dados_conferidos, vencimento_ciente, contato_em)
    select id_empresa, id, data_ativacao + interval '48 hours', s.situacao, s.resultado, s.tentativa, s.nps, s.sim, s.sim, s.sim,
      case when s.tentativa > 0 then now() - interval '3 hours' end
    from (select a.*, row_number() over (partition by a.id_empresa order by a.id) as ordem from bo_ativacao a
      where a.situacao = 'ativada') a
    join (values (1, 'pendente', null::text, 0, null::int, null::boolean), (2, 'pendente', 'nao_atendeu', 1, null, null),
      (3, 'qualificado', 'atendeu', 1, 9, true)) s (ordem, situacao, resultado, tentativa, nps, sim) using (ordem)`.execute(
    db,
  )
  await sql`
    insert into bo_qualificacao_tentativa (id_qualificacao, contato_em, resultado, id_usuario)
    select id, contato_em, resultado, ${person('backoffice')} from bo_qualificacao where tentativa > 0`.execute(
    db,
  )
}

async function seedProblems(db: Database): Promise<void> {
  await sql`
    insert into bo_problema (id_empresa, id_venda, cod_cliente, cliente, id_tipo, descricao, prioridade, id_responsavel, prazo,
      situacao, solucao, id_usuario, encerrado_em)
    select v.id_empresa, v.id, v.cod_cliente, v.cliente, k.id, p.descricao, p.prioridade,
      case when p.situacao <> 'aberto' then ${person('backoffice')} end, now() + make_interval(hours => p.horas), p.situacao,
      p.solucao, ${person('backoffice')}, case when p.solucao is not null then now() - interval '2 hours' end
    from (select b.*, row_number() over (partition by b.id_empresa order by b.id) as ordem from bo_venda b) v
    join (values
      (5, 'Documento pendente', 'Comprovante de residência ilegível.', 'media', 'aberto', 30, null),
      (9, 'Cliente ausente na instalação', 'A equipe esperou 20 minutos e ninguém atendeu.', 'alta', 'em_tratamento', -3, null),
      (10, 'Sem conexão depois da ativação', 'Luz vermelha na ONU desde ontem à noite.', 'critica', 'aberto', 4, null),
      (12, 'Telefone errado', 'O número cadastrado é de outra pessoa.', 'baixa', 'resolvido', 10, 'Telefone corrigido pelo vendedor.')
    ) p (ordem, tipo, descricao, prioridade, situacao, horas, solucao) on p.ordem = v.ordem
    join bo_problema_tipo k on k.titulo = p.tipo`.execute(db)
}

async function seedBlocking(db: Database): Promise<void> {
  await sql`
    insert into regra_bloqueio (nome, id_empresa, dias_atraso, tipo, valor_minimo, dias_semana, ativo, id_usuario)
    select r.nome, e.id, r.dias, r.tipo, r.minimo, r.semana, r.ativo, ${person('cobranca')}
    from empresa e join (values
      ('produto', 'Total 30', 30, 'total', 50, '{1,2,3,4}'::int[], true),
      ('produto', 'Parcial 20', 20, 'parcial', 0, '{1,2,3}', true),
      ('produto', 'Aviso 15', 15, 'aviso', 0, '{1,2,3,4,5}', false),
      ('razao', 'Total 30', 30, 'total', 50, '{1,2,3,4}', true)) r (sistema, nome, dias, tipo, minimo, semana, ativo)
      on r.sistema = e.sistema`.execute(db)
  await sql`
    insert into criterio_excecao (id_regra, campo, operador, valor, validade_fim, motivo, id_usuario)
    select r.id, c.campo, c.operador, c.valor::jsonb, current_date + c.dias, c.motivo, ${person('cobranca')}
    from regra_bloqueio r join (values
      ('Total 30', 'cidade', 'igual', '["Tubarão"]', 40, 'Enchente na cidade.'),
      ('Total 30', 'orgao_publico', 'igual', '["true"]', null::int, 'Órgãos públicos pagam por empenho.'),
      ('Parcial 20', 'chamado_aberto', 'igual', '["true"]', null, 'Problema em aberto se resolve antes.'))
      c (regra, campo, operador, valor, dias, motivo) on c.regra = r.nome`.execute(db)
  await sql`
    insert into atraso_copia (id_empresa, situacao, concluida_em, clientes, faturas)
    select id, 'pronta', now(), 0, 0 from empresa where sistema in ('produto', 'razao')`.execute(db)
  await sql`
    insert into atraso_cliente (id_copia, cod_cliente, nome, cidade, uf, bairro, plano, tipo_pessoa, cliente_desde)
    select a.id, p.codpessoa, p.nome_razaosocial, p.cidade, p.uf, p.bairro, 'Fibra ' || (100 * (1 + p.id % 5)),
      case when length(p.cpf) = 14 then 'pj' else 'pf' end, current_date - (100 + p.id % 900)::int
    from atraso_copia a join relationship_dados_pessoas p on p.id_empresa = a.id_empresa
    where p.ativo and p.id % 4 = 0`.execute(db)
  await sql`
    insert into atraso_fatura (id_copia, cod_cliente, fatura, vencimento, valor)
    select c.id_copia, c.cod_cliente, c.cod_cliente || '-' || n, current_date - (12 + (length(c.nome) * 7) % 40 + 30 * n),
      79.90 + 10 * (length(c.nome) % 6)
    from atraso_cliente c, generate_series(0, 1) n where n = 0 or length(c.nome) % 2 = 0`.execute(db)
  await sql`
    update atraso_copia a set clientes = (select count(*) from atraso_cliente c where c.id_copia = a.id),
      faturas = (select count(*) from atraso_fatura f where f.id_copia = a.id)`.execute(db)
}

export async function seedDesk(db: Database, keep?: KeepFile, seal?: Seal): Promise<void> {
  await seedSales(db)
  await seedActivations(db)
  await seedProblems(db)
  await seedRefunds(db, keep, seal)
  await seedBlocking(db)
}
