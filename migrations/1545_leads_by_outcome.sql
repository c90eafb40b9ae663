-- How many leads have each outcome and type is kept as their figures are, excluded and wrong ones too; and what all
-- providers have together, under `id_empresa` 0, so that the sums of the group cost the same for thirty of them
-- (docs/sales-figures.md).
-- Writes of leads wait while those that are there are counted: some seconds for three million.
lock table vendas_lead in share row exclusive mode;
-- And nothing is added up meanwhile, by which the sums of all providers would be behind.
select pg_advisory_xact_lock(hashtext('vendas_resumo_compacta'));

create table vendas_resumo_situacao (
  id_empresa bigint not null,
  grao text collate "C" not null check (grao in ('d', 'm')),
  dia date not null,
  desfecho text collate "C" not null,
  tipo text collate "C" not null,
  leads int not null,
  primary key (id_empresa, grao, dia, desfecho, tipo)
);

-- What was written since the job ran.
create table vendas_situacao_delta (
  id_empresa bigint not null,
  dia date not null,
  desfecho text collate "C" not null,
  tipo text collate "C" not null,
  leads int not null
);
create index vendas_situacao_delta_empresa on vendas_situacao_delta (id_empresa);
create index vendas_lead_delta_empresa on vendas_lead_delta (id_empresa);

-- For the role of a server that goes on meanwhile.
do $$
declare
  dado record;
begin
  for dado in select d.privilege_type, d.grantee::regrole as papel from pg_class c cross join aclexplode(c.relacl) d
    where c.oid = 'vendas_lead_delta'::regclass and d.grantee <> c.relowner loop
    execute format('grant %1$s on vendas_resumo_situacao, vendas_situacao_delta to %2$s', dado.privilege_type, dado.papel);
  end loop;
end $$;

do $$
declare
  chaves constant text := 'id_empresa, (created_at at time zone ''America/Sao_Paulo'')::date, desfecho, tipo';
  evento record;
begin
  for evento in select * from (values
    ('insert', 'referencing new table as depois', 'select 1 as sinal, n.* from depois n'),
    ('delete', 'referencing old table as antes', 'select -1 as sinal, v.* from antes v'),
    ('update', 'referencing old table as antes new table as depois',
     'select -1 as sinal, v.* from antes v union all select 1, n.* from depois n')) e (nome, tabelas, linhas)
  loop
    execute format('create function vendas_situacao_delta_%1$s() returns trigger language plpgsql as $f$ begin
      insert into vendas_situacao_delta select %2$s, sum(sinal) from (%3$s) l group by 1, 2, 3, 4 having sum(sinal) <> 0;
      return null; end $f$', evento.nome, chaves, evento.linhas);
    execute format('create trigger vendas_situacao_delta_%1$s after %1$s on vendas_lead %2$s
      for each statement execute function vendas_situacao_delta_%1$s()', evento.nome, evento.tabelas);
  end loop;
  execute format('insert into vendas_situacao_delta select %s, count(*) from vendas_lead group by 1, 2, 3, 4', chaves);
end $$;

-- What was added up before, of all providers together; the function below adds to it.
insert into vendas_resumo
select dimensao, base, grao, 0, dia, chave, null, null, sum(leads), sum(processo), sum(viabilidade), sum(negociacao),
  sum(efetivadas), sum(sem_cobertura), sum(inviaveis), sum(bloqueadas), sum(contatos), sum(faturamento), sum(minutos)
from vendas_resumo where dimensao = 'geral'
group by dimensao, base, grao, dia, chave;

-- As before, with the sums of all providers and the outcomes.
create or replace function vendas_resumo_compacta() returns boolean language plpgsql as $$
declare
  moveu boolean;
begin
  if not pg_try_advisory_xact_lock(hashtext('vendas_resumo_compacta')) then return false; end if;
  -- One statement, so one view of the tables: what is summed is what is deleted, also beside writers.
  with fatos as materialized (
    select d.*, g.grao, b.base,
      case g.grao when 'm' then date_trunc('month', b.quando)::date else b.quando end as em
    from vendas_lead_delta d
    cross join lateral (values ('c', d.dia), ('e', d.dia_efetivacao)) b (base, quando)
    cross join (values ('d'), ('m')) g (grao)
    where b.quando is not null
  ), resumo as (
    insert into vendas_resumo as r
    select k.dimensao, base, grao, e.id, em, k.chave, max(k.nome), max(k.uf), sum(leads), sum(processo),
      sum(viabilidade), sum(negociacao), sum(efetivadas), sum(sem_cobertura), sum(inviaveis), sum(bloqueadas),
      sum(contatos), sum(faturamento), sum(minutos)
    from fatos cross join lateral (values
      ('geral', '', null, null), ('campanha', campanha, null, null), ('canal', canal, null, null),
      ('vendedor', vendedor, null, null), ('produto', produto, nome_produto, null),
      ('cidade', cidade, nome_cidade, uf)) k (dimensao, chave, nome, uf)
    cross join lateral (select id_empresa union all select 0 where k.dimensao = 'geral') e (id)
    -- Only the dashboard has sales by the day they were made.
    where base = 'c' or k.dimensao not in ('campanha', 'canal')
    group by k.dimensao, base, grao, e.id, em, k.chave
    -- In the order of the key, so that rows that are read together are near each other.
    order by k.dimensao, base, grao, e.id, em, k.chave
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
  ), situacoes as (
    insert into vendas_resumo_situacao as r
    select e.id, g.grao, g.em, desfecho, tipo, sum(leads)
    from vendas_situacao_delta d
    cross join lateral (values ('d', dia), ('m', date_trunc('month', dia)::date)) g (grao, em)
    cross join lateral (values (d.id_empresa), (0)) e (id)
    group by 1, 2, 3, 4, 5
    having sum(leads) <> 0
    order by 1, 2, 3, 4, 5
    on conflict (id_empresa, grao, dia, desfecho, tipo) do update set leads = r.leads + excluded.leads
  ), contadas as (
    delete from vendas_situacao_delta returning 1
  ), somadas as (
    delete from vendas_lead_delta returning 1
  )
  select exists (select from contadas) or exists (select from somadas) into moveu;
  return moveu;
end $$;

select vendas_resumo_compacta();
