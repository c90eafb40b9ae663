-- Who finished an onboarding stays (docs/people.md#pending-and-completed): they are counted again only while it asks them, and a
-- content that is added is new to them, due from then on (docs/people.md#due-days).
alter table onboarding_usuario add column conteudo_novo boolean not null default false;
create index onboarding_usuario_novo on onboarding_usuario (id) where conteudo_novo;

create or replace function onboarding_reconta(usuarios bigint[]) returns void language sql as $$
  with total as (
    select l.id_onboarding, count(*)::int as conteudos from onboarding_leitura l
    where l.id_onboarding in (select id_onboarding from onboarding_usuario where id = any(usuarios))
    group by l.id_onboarding
  ), lido as (
    select p.id, coalesce(max(t.conteudos), 0) as conteudos,
      count(*) filter (where g.data_fim is not null and l.id_conteudo is not null)::int as lidos,
      min(g.data_inicio) as data_inicio, max(g.data_fim) as data_fim
    from onboarding_usuario p
    left join total t on t.id_onboarding = p.id_onboarding
    left join onboarding_progresso g on g.id_usuario_onboarding = p.id
    left join onboarding_leitura l
      on l.id_onboarding = p.id_onboarding and l.id_trilha = g.id_trilha and l.id_conteudo = g.id_conteudo
    where p.id = any(usuarios)
    group by p.id
  )
  update onboarding_usuario p
  set conteudos = n.conteudos, lidos = n.lidos, data_inicio = n.data_inicio, data_fim = n.data_fim
  from lido n
  where n.id = p.id and (p.conteudos, p.lidos, p.data_inicio, p.data_fim)
    is distinct from (n.conteudos, n.lidos, n.data_inicio, n.data_fim)
    and (not p.concluido or (p.ativo and p.alcancado and n.conteudos > 0))
$$;

create function onboarding_acrescenta() returns trigger language plpgsql as $$
begin
  new.pede_desde := now();
  new.conteudo_novo := true;
  return new;
end $$;
create trigger acrescenta before update of conteudos, lidos on onboarding_usuario
  for each row when (old.concluido and new.lidos < new.conteudos) execute function onboarding_acrescenta();

-- Who had finished is asked again: what was added meanwhile counts from now on.
create function onboarding_retoma() returns trigger language plpgsql as $$
declare
  total int;
  lidos int;
begin
  select count(*), count(g.data_fim) into total, lidos from onboarding_leitura l
  left join onboarding_progresso g on g.id_usuario_onboarding = new.id and g.id_trilha = l.id_trilha
    and g.id_conteudo = l.id_conteudo
  where l.id_onboarding = new.id_onboarding;
  if total > 0 then
    new.conteudos := total;
    new.lidos := lidos;
    new.conteudo_novo := lidos < total;
  end if;
  return new;
end $$;
create trigger retoma before update of ativo, alcancado on onboarding_usuario
  for each row when (old.concluido and new.ativo and new.alcancado and not (old.ativo and old.alcancado))
  execute function onboarding_retoma();
