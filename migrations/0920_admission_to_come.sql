-- Before the day of admission nobody is an employee, whatever wrote the row: docs/people.md#admission-to-come.
alter table rh_usuario
  drop constraint rh_usuario_situacao_check,
  add constraint rh_usuario_situacao_check
    check (situacao in ('ativo', 'afastado', 'ferias', 'desligado', 'admissao')),
  add constraint rh_usuario_admissao check (situacao <> 'admissao' or (data_admissao is not null and not funcionario));

create index rh_usuario_admissao_futura on rh_usuario (data_admissao, id) where situacao = 'admissao';

create function rh_usuario_admissao_futura() returns trigger language plpgsql as $$
declare
  espera boolean := false;
begin
  if tg_op = 'UPDATE' then
    espera := old.situacao = 'admissao';
  end if;
  if new.situacao = 'desligado' then
    return new;
  end if;
  if (new.funcionario or espera or new.situacao = 'admissao')
    and new.data_admissao > (now() at time zone 'America/Sao_Paulo')::date then
    new.funcionario := false;
    new.situacao := 'admissao';
  elsif espera and not new.funcionario then
    -- Without a day the admission is called off; one that has come is carried out by what sends the first access.
    new.situacao := case when new.data_admissao is null then 'ativo' else 'admissao' end;
  end if;
  return new;
end $$;
create trigger admissao_futura before insert or update of funcionario, situacao, data_admissao on rh_usuario
  for each row execute function rh_usuario_admissao_futura();

create or replace function onboarding_alcanca(ids bigint[], pessoas bigint[]) returns void language plpgsql as $$
begin
  perform onboarding_trava(array(select o.id from onboarding_onboarding o
    join rh_usuario u using (id_empresa, id_departamento, id_cargo) where u.id = any(pessoas)), false);
  insert into onboarding_usuario (id_usuario, id_onboarding, id_empresa, id_departamento, ativo, alcancado, conteudos)
  select r.id_usuario, o.id, o.id_empresa, o.id_departamento, o.status, true,
    (select count(*) from onboarding_leitura l where l.id_onboarding = o.id)
  from (
    select o.id, u.id as id_usuario from onboarding_onboarding o
      join rh_usuario u using (id_empresa, id_departamento, id_cargo)
      where o.id = any(ids) and u.ativo and (u.funcionario or u.situacao = 'admissao')
    union
    select o.id, u.id from onboarding_onboarding o
      join rh_usuario u using (id_empresa, id_departamento, id_cargo)
      where u.id = any(pessoas) and u.ativo and (u.funcionario or u.situacao = 'admissao')
  ) r join onboarding_onboarding o on o.id = r.id
  on conflict (id_usuario, id_onboarding) do nothing;
  update onboarding_usuario p
  set id_empresa = o.id_empresa, id_departamento = o.id_departamento, ativo = o.status, alcancado = x.alcancado
  from onboarding_onboarding o, rh_usuario u,
    lateral (select (u.ativo and (u.funcionario or u.situacao = 'admissao')
      and (u.id_empresa, u.id_departamento, u.id_cargo) = (o.id_empresa, o.id_departamento, o.id_cargo))
      is true as alcancado) x
  where o.id = p.id_onboarding and u.id = p.id_usuario
    and (p.id_onboarding = any(ids) or p.id_usuario = any(pessoas))
    and (p.id_empresa, p.id_departamento, p.ativo, p.alcancado)
      is distinct from (o.id_empresa, o.id_departamento, o.status, x.alcancado);
end $$;

create or replace function onboarding_pessoa_nova() returns trigger language plpgsql as $$
declare
  pessoas bigint[] := array(select id from novas
    where id_cargo is not null and ativo and (funcionario or situacao = 'admissao'));
begin
  if cardinality(pessoas) > 0 then
    perform onboarding_alcanca('{}', pessoas);
  end if;
  return null;
end $$;

create or replace function onboarding_pessoa_mudada() returns trigger language plpgsql as $$
declare
  pessoas bigint[] := array(select id from (
    select id, id_empresa, id_departamento, id_cargo, funcionario or situacao = 'admissao', ativo from novas
    except select id, id_empresa, id_departamento, id_cargo, funcionario or situacao = 'admissao', ativo from velhas) m);
begin
  if cardinality(pessoas) > 0 then
    perform onboarding_alcanca('{}', pessoas);
  end if;
  return null;
end $$;

update rh_usuario set situacao = situacao
where funcionario and data_admissao > (now() at time zone 'America/Sao_Paulo')::date;
