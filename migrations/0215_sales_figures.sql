-- Figures of leads, exact at once after a write: every write appends what it changed to vendas_lead_delta, a job adds that
-- to the roll-ups by day and month, and readers sum both. Nothing waits for anybody: appending takes no common row.

-- What is counted of leads: all but the excluded and the wrong ones (reading 12). Keys are '' where nothing is known.
create table vendas_lead_delta (
  id_empresa bigint not null,
  dia date not null,
  dia_efetivacao date,
  campanha text collate "C" not null,
  canal text collate "C" not null,
  vendedor text collate "C" not null,
  produto text collate "C" not null,
  nome_produto text collate "C",
  cidade text collate "C" not null,
  nome_cidade text collate "C",
  uf text collate "C",
  bairro text collate "C" not null,
  nome_bairro text collate "C",
  leads int not null,
  -- That stand at this stage or beyond.
  processo int not null,
  viabilidade int not null,
  negociacao int not null,
  efetivadas int not null,
  sem_cobertura int not null,
  inviaveis int not null,
  bloqueadas int not null,
  contatos int not null,
  faturamento numeric not null,
  -- From creation to sale, of the sales.
  minutos bigint not null
);

-- `base` 'c' counts by the day of creation, 'e' sales by the day they were made; `grao` 'm' is a whole month.
create table vendas_resumo (
  dimensao text collate "C" not null
    check (dimensao in ('geral', 'campanha', 'canal', 'vendedor', 'produto', 'cidade')),
  base text collate "C" not null check (base in ('c', 'e')),
  grao text collate "C" not null check (grao in ('d', 'm')),
  id_empresa bigint not null,
  dia date not null,
  chave text collate "C" not null,
  -- One of the spellings of a product or city.
  nome text collate "C",
  uf text collate "C",
  leads int not null,
  processo int not null,
  viabilidade int not null,
  negociacao int not null,
  efetivadas int not null,
  sem_cobertura int not null,
  inviaveis int not null,
  bloqueadas int not null,
  contatos int not null,
  faturamento numeric not null,
  minutos bigint not null,
  primary key (dimensao, base, grao, id_empresa, dia, chave)
);

-- Leads lost for want of coverage, by neighbourhood. Streets are counted from the leads themselves, by the index below.
create table vendas_resumo_bairro (
  id_empresa bigint not null,
  cidade text collate "C" not null,
  grao text collate "C" not null check (grao in ('d', 'm')),
  dia date not null,
  bairro text collate "C" not null,
  nome_cidade text collate "C",
  nome_bairro text collate "C",
  leads int not null,
  primary key (id_empresa, cidade, grao, dia, bairro)
);

create index vendas_lead_sem_cobertura on vendas_lead
  (id_empresa, cidade_chave, bairro_chave, rua_chave, created_at desc, id desc)
  where desfecho = 'sem_cobertura' and tipo not in ('upgrade', 'downgrade');

-- One mapping of a lead to its figures, for the triggers, for who reads single leads and for what stands already.
do $$
declare
  fato constant text := $fato$
    l.id_empresa,
    (l.created_at at time zone 'America/Sao_Paulo')::date as dia,
    case when l.desfecho = 'efetivada' then (l.finalizada_em at time zone 'America/Sao_Paulo')::date end as dia_efetivacao,
    coalesce(l.id_campanha::text, '') collate "C" as campanha,
    coalesce(l.id_canal::text, '') collate "C" as canal,
    coalesce(l.id_vendedor::text, '') collate "C" as vendedor,
    normaliza(btrim(coalesce(l.produto, ''))) collate "C" as produto,
    nullif(btrim(l.produto), '') collate "C" as nome_produto,
    l.cidade_chave as cidade, nullif(btrim(l.cidade), '') collate "C" as nome_cidade, l.estado::text collate "C" as uf,
    l.bairro_chave as bairro, nullif(btrim(l.bairro), '') collate "C" as nome_bairro,
    sinal as leads,
    sinal * (l.status >= 2)::int as processo,
    sinal * (l.status >= 3)::int as viabilidade,
    sinal * (l.status >= 4)::int as negociacao,
    sinal * (l.desfecho = 'efetivada')::int as efetivadas,
    sinal * (l.desfecho = 'sem_cobertura' and l.tipo not in ('upgrade', 'downgrade'))::int as sem_cobertura,
    sinal * (l.desfecho = 'inviavel')::int as inviaveis,
    sinal * (l.blacklist is not null)::int as bloqueadas,
    sinal * l.tentativas as contatos,
    sinal * case when l.desfecho = 'efetivada' then coalesce(l.valor, 0) else 0 end as faturamento,
    sinal * case when l.desfecho = 'efetivada'
      then floor(extract(epoch from l.finalizada_em - l.created_at) / 60)::bigint else 0 end as minutos
  $fato$;
  contada constant text := $contada$ l.desfecho not in ('excluida', 'errada') $contada$;
  chaves constant text := 'id_empresa, dia, dia_efetivacao, campanha, canal, vendedor, produto, nome_produto, cidade,
    nome_cidade, uf, bairro, nome_bairro';
  somas constant text := 'sum(leads), sum(processo), sum(viabilidade), sum(negociacao), sum(efetivadas),
    sum(sem_cobertura), sum(inviaveis), sum(bloqueadas), sum(contatos), sum(faturamento), sum(minutos)';
  evento record;
begin
  execute format('create view vendas_lead_fato as select l.id, l.id_vendedor, l.id_campanha, l.id_canal, l.created_at,
    l.finalizada_em, %s
    from vendas_lead l cross join (values (1)) s (sinal) where %s', fato, contada);
  for evento in select * from (values
    ('insert', 'referencing new table as depois', 'select 1 as sinal, n.* from depois n'),
    ('delete', 'referencing old table as antes', 'select -1 as sinal, v.* from antes v'),
    ('update', 'referencing old table as antes new table as depois',
     'select -1 as sinal, v.* from antes v union all select 1, n.* from depois n')) e (nome, tabelas, linhas)
  loop
    -- What stays as it was sums up to nothing and leaves no line.
    execute format('create function vendas_lead_delta_%1$s() returns trigger language plpgsql as $f$ begin
      insert into vendas_lead_delta select %2$s, %3$s from (select %4$s from (%5$s) l where %6$s) f group by %2$s
      having (%3$s) is distinct from (0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric, 0::numeric,
        0::numeric, 0::numeric, 0::numeric, 0::numeric);
      return null; end $f$', evento.nome, chaves, somas, fato, evento.linhas, contada);
    execute format('create trigger vendas_lead_delta_%1$s after %1$s on vendas_lead %2$s
      for each statement execute function vendas_lead_delta_%1$s()', evento.nome, evento.tabelas);
  end loop;
  execute format('insert into vendas_lead_delta select %1$s, %2$s from vendas_lead_fato group by %1$s', chaves, somas);
end $$;

-- Moves what has been appended into the roll-ups; true when there was something to move. One at a time.
create function vendas_resumo_compacta() returns boolean language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('vendas_resumo_compacta')) then return false; end if;
  -- One statement, so one view of the table: what is summed is what is deleted, whoever appends meanwhile.
  with fatos as materialized (
    select d.*, g.grao, b.base,
      case g.grao when 'm' then date_trunc('month', b.quando)::date else b.quando end as em
    from vendas_lead_delta d
    cross join lateral (values ('c', d.dia), ('e', d.dia_efetivacao)) b (base, quando)
    cross join (values ('d'), ('m')) g (grao)
    where b.quando is not null
  ), resumo as (
    insert into vendas_resumo as r
    select k.dimensao, base, grao, id_empresa, em, k.chave, max(k.nome), max(k.uf), sum(leads), sum(processo),
      sum(viabilidade), sum(negociacao), sum(efetivadas), sum(sem_cobertura), sum(inviaveis), sum(bloqueadas),
      sum(contatos), sum(faturamento), sum(minutos)
    from fatos cross join lateral (values
      ('geral', '', null, null), ('campanha', campanha, null, null), ('canal', canal, null, null),
      ('vendedor', vendedor, null, null), ('produto', produto, nome_produto, null),
      ('cidade', cidade, nome_cidade, uf)) k (dimensao, chave, nome, uf)
    -- Only the dashboard tells sales by the day they were made.
    where base = 'c' or k.dimensao not in ('campanha', 'canal')
    group by k.dimensao, base, grao, id_empresa, em, k.chave
    -- In the order of the key, so that what is read together stands together.
    order by k.dimensao, base, grao, id_empresa, em, k.chave
    on conflict (dimensao, base, grao, id_empresa, dia, chave) do update set
      nome = greatest(r.nome, excluded.nome), uf = greatest(r.uf, excluded.uf), leads = r.leads + excluded.leads,
      processo = r.processo + excluded.processo, viabilidade = r.viabilidade + excluded.viabilidade,
      negociacao = r.negociacao + excluded.negociacao, efetivadas = r.efetivadas + excluded.efetivadas,
      sem_cobertura = r.sem_cobertura + excluded.sem_cobertura, inviaveis = r.inviaveis + excluded.inviaveis,
      bloqueadas = r.bloqueadas + excluded.bloqueadas, contatos = r.contatos + excluded.contatos,
      faturamento = r.faturamento + excluded.faturamento, minutos = r.minutos + excluded.minutos
  ), bairros as (
    insert into vendas_resumo_bairro as r
    select id_empresa, cidade, grao, em, bairro, max(nome_cidade), max(nome_bairro), sum(sem_cobertura)
    from fatos where base = 'c' and sem_cobertura <> 0
    group by id_empresa, cidade, grao, em, bairro
    order by id_empresa, cidade, grao, em, bairro
    on conflict (id_empresa, cidade, grao, dia, bairro) do update set
      nome_cidade = greatest(r.nome_cidade, excluded.nome_cidade),
      nome_bairro = greatest(r.nome_bairro, excluded.nome_bairro), leads = r.leads + excluded.leads
  )
  delete from vendas_lead_delta;
  return found;
end $$;

-- Sales taken back, for the sellers' report.
create index vendas_lead_historico_estorno on vendas_lead_historico (id_lead) where status_de = 5 and status_para < 5;
