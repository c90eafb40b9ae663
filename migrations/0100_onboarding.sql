-- Onboarding: contents in trails, trails in onboardings, and what each employee has read.
create table onboarding_conteudo (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 160),
  resumo text check (length(resumo) <= 500),
  texto text not null default '' check (length(texto) <= 200000),
  minutos int not null default 1 check (minutos between 1 and 600),
  id_imagem_capa uuid references arquivo,
  id_empresa bigint references empresa,
  id_departamento bigint references rh_departamento,
  id_cargo bigint references rh_cargo,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index onboarding_conteudo_titulo on onboarding_conteudo (titulo, id);
create index onboarding_conteudo_empresa on onboarding_conteudo (id_empresa);
create index onboarding_conteudo_departamento on onboarding_conteudo (id_departamento);
create index onboarding_conteudo_cargo on onboarding_conteudo (id_cargo);
create index onboarding_conteudo_capa on onboarding_conteudo (id_imagem_capa) where id_imagem_capa is not null;

create table onboarding_conteudo_imagem (
  id_conteudo bigint not null references onboarding_conteudo on delete cascade,
  id_arquivo uuid not null references arquivo,
  ordem int not null check (ordem between 1 and 20),
  primary key (id_conteudo, id_arquivo)
);
create index onboarding_conteudo_imagem_arquivo on onboarding_conteudo_imagem (id_arquivo);

create table onboarding_trilha (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 160),
  id_empresa bigint references empresa,
  id_departamento bigint references rh_departamento,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index onboarding_trilha_nome on onboarding_trilha (nome, id);
create index onboarding_trilha_empresa on onboarding_trilha (id_empresa);
create index onboarding_trilha_departamento on onboarding_trilha (id_departamento);

create table onboarding_trilha_conteudo (
  id_trilha bigint not null references onboarding_trilha on delete cascade,
  id_conteudo bigint not null references onboarding_conteudo,
  prioridade int not null check (prioridade > 0),
  primary key (id_trilha, id_conteudo),
  constraint onboarding_trilha_conteudo_ordem unique (id_trilha, prioridade) deferrable initially deferred
);
create index onboarding_trilha_conteudo_conteudo on onboarding_trilha_conteudo (id_conteudo);

create table onboarding_onboarding (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 160),
  status boolean not null default true,
  id_empresa bigint not null references empresa,
  id_departamento bigint not null references rh_departamento,
  id_cargo bigint not null references rh_cargo,
  prazo_dias int check (prazo_dias between 1 and 365),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index onboarding_onboarding_lugar on onboarding_onboarding (id_empresa, id_departamento, id_cargo);
create index onboarding_onboarding_departamento on onboarding_onboarding (id_departamento);
create index onboarding_onboarding_cargo on onboarding_onboarding (id_cargo);

create table onboarding_onboarding_trilha (
  id_onboarding bigint not null references onboarding_onboarding on delete cascade,
  id_trilha bigint not null references onboarding_trilha,
  prioridade int not null check (prioridade > 0),
  primary key (id_onboarding, id_trilha),
  constraint onboarding_onboarding_trilha_ordem unique (id_onboarding, prioridade) deferrable initially deferred
);
create index onboarding_onboarding_trilha_trilha on onboarding_onboarding_trilha (id_trilha);

-- One row per employee and onboarding that reaches them: `id_usuario_onboarding` of the documents. Kept by the
-- triggers below, so that a report of 20,000 people reads twenty rows instead of all of them.
create table onboarding_usuario (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references rh_usuario on delete cascade,
  id_onboarding bigint not null references onboarding_onboarding on delete cascade,
  id_empresa bigint not null,
  id_departamento bigint not null,
  ativo boolean not null,
  alcancado boolean not null,
  conteudos int not null default 0,
  lidos int not null default 0,
  data_inicio timestamptz(3),
  data_fim timestamptz(3),
  created_at timestamptz(3) not null default now(),
  concluido boolean not null generated always as (conteudos > 0 and lidos >= conteudos) stored,
  movimento timestamptz(3) not null generated always as (coalesce(data_fim, data_inicio, created_at)) stored,
  -- Who finished stays; who still has to read is asked only while an active onboarding reaches them or once begun.
  no_relatorio boolean not null generated always as
    ((conteudos > 0 and lidos >= conteudos) or (alcancado and (ativo or data_inicio is not null))) stored,
  unique (id_usuario, id_onboarding)
);
create index onboarding_usuario_onboarding on onboarding_usuario (id_onboarding);
create index onboarding_usuario_grupo on onboarding_usuario (concluido, movimento desc, id desc) where no_relatorio;
create index onboarding_usuario_empresa on onboarding_usuario (id_empresa, concluido, movimento desc, id desc)
  where no_relatorio;
create index onboarding_usuario_departamento on onboarding_usuario (id_departamento, concluido, movimento desc, id desc)
  where no_relatorio;

create table onboarding_progresso (
  id bigint generated always as identity primary key,
  id_usuario_onboarding bigint not null references onboarding_usuario on delete cascade,
  id_trilha bigint not null references onboarding_trilha,
  id_conteudo bigint not null references onboarding_conteudo,
  data_inicio timestamptz(3) not null default now(),
  data_fim timestamptz(3),
  unique (id_usuario_onboarding, id_trilha, id_conteudo),
  check (data_fim >= data_inicio)
);
create index onboarding_progresso_trilha on onboarding_progresso (id_trilha);
create index onboarding_progresso_conteudo on onboarding_progresso (id_conteudo);

-- What the report counts, one row per onboarding.
create table onboarding_placar (
  id_onboarding bigint primary key references onboarding_onboarding on delete cascade,
  pendentes int not null default 0,
  concluidos int not null default 0
);

create table onboarding_lembrete (
  id_usuario_onboarding bigint not null references onboarding_usuario on delete cascade,
  tipo text not null check (tipo in ('prazo', 'atraso')),
  vencimento date not null,
  created_at timestamptz(3) not null default now(),
  primary key (id_usuario_onboarding, tipo, vencimento)
);

-- What is to be read in an onboarding, in order: active contents of its active trails.
create view onboarding_leitura as
  select ot.id_onboarding, ot.id_trilha, ot.prioridade as prioridade_trilha, tc.id_conteudo, tc.prioridade
  from onboarding_onboarding_trilha ot
  join onboarding_trilha t on t.id = ot.id_trilha and t.ativo
  join onboarding_trilha_conteudo tc on tc.id_trilha = t.id
  join onboarding_conteudo c on c.id = tc.id_conteudo and c.ativo;

-- Readers hold it shared, changes of what is to be read hold it alone: no completion is counted against an old list.
create function onboarding_trava(ids bigint[], sozinho boolean) returns void language plpgsql as $$
declare
  este bigint;
begin
  for este in select distinct unnest(ids) order by 1 loop
    if sozinho then
      perform pg_advisory_xact_lock(7401, este::int);
    else
      perform pg_advisory_xact_lock_shared(7401, este::int);
    end if;
  end loop;
end $$;

-- Counts anew what some people have read of what is to be read now.
create function onboarding_reconta(usuarios bigint[]) returns void language sql as $$
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
$$;

create function onboarding_reconta_todos(ids bigint[]) returns void language plpgsql as $$
begin
  perform onboarding_trava(ids, true);
  perform onboarding_reconta(array(select id from onboarding_usuario where id_onboarding = any(ids)));
end $$;

-- Who an onboarding reaches: the active employees of its provider, department and position.
create function onboarding_alcanca(ids bigint[], pessoas bigint[]) returns void language plpgsql as $$
begin
  perform onboarding_trava(array(select o.id from onboarding_onboarding o
    join rh_usuario u using (id_empresa, id_departamento, id_cargo) where u.id = any(pessoas)), false);
  insert into onboarding_usuario (id_usuario, id_onboarding, id_empresa, id_departamento, ativo, alcancado, conteudos)
  select r.id_usuario, o.id, o.id_empresa, o.id_departamento, o.status, true,
    (select count(*) from onboarding_leitura l where l.id_onboarding = o.id)
  from (
    select o.id, u.id as id_usuario from onboarding_onboarding o
      join rh_usuario u using (id_empresa, id_departamento, id_cargo)
      where o.id = any(ids) and u.ativo and u.funcionario
    union
    select o.id, u.id from onboarding_onboarding o
      join rh_usuario u using (id_empresa, id_departamento, id_cargo)
      where u.id = any(pessoas) and u.ativo and u.funcionario
  ) r join onboarding_onboarding o on o.id = r.id
  on conflict (id_usuario, id_onboarding) do nothing;
  update onboarding_usuario p
  set id_empresa = o.id_empresa, id_departamento = o.id_departamento, ativo = o.status, alcancado = x.alcancado
  from onboarding_onboarding o, rh_usuario u,
    lateral (select (u.ativo and u.funcionario
      and (u.id_empresa, u.id_departamento, u.id_cargo) = (o.id_empresa, o.id_departamento, o.id_cargo))
      is true as alcancado) x
  where o.id = p.id_onboarding and u.id = p.id_usuario
    and (p.id_onboarding = any(ids) or p.id_usuario = any(pessoas))
    and (p.id_empresa, p.id_departamento, p.ativo, p.alcancado)
      is distinct from (o.id_empresa, o.id_departamento, o.status, x.alcancado);
end $$;

create function onboarding_novo() returns trigger language plpgsql as $$
declare
  ids bigint[] := array(select id from novos);
begin
  insert into onboarding_placar (id_onboarding) select id from novos order by id;
  perform onboarding_trava(ids, true);
  perform onboarding_alcanca(ids, '{}');
  return null;
end $$;
create trigger alcanca_novo after insert on onboarding_onboarding referencing new table as novos
  for each statement execute function onboarding_novo();

create function onboarding_mudado() returns trigger language plpgsql as $$
declare
  ids bigint[] := array(select id from (
    select id, id_empresa, id_departamento, id_cargo, status from novos
    except select id, id_empresa, id_departamento, id_cargo, status from velhos) m);
begin
  if cardinality(ids) > 0 then
    perform onboarding_trava(ids, true);
    perform onboarding_alcanca(ids, '{}');
  end if;
  return null;
end $$;
create trigger alcanca_mudado after update on onboarding_onboarding referencing old table as velhos new table as novos
  for each statement execute function onboarding_mudado();

create function onboarding_pessoa_nova() returns trigger language plpgsql as $$
declare
  pessoas bigint[] := array(select id from novas where id_cargo is not null and funcionario and ativo);
begin
  if cardinality(pessoas) > 0 then
    perform onboarding_alcanca('{}', pessoas);
  end if;
  return null;
end $$;
create trigger onboarding_pessoa_nova after insert on rh_usuario referencing new table as novas
  for each statement execute function onboarding_pessoa_nova();

create function onboarding_pessoa_mudada() returns trigger language plpgsql as $$
declare
  pessoas bigint[] := array(select id from (
    select id, id_empresa, id_departamento, id_cargo, funcionario, ativo from novas
    except select id, id_empresa, id_departamento, id_cargo, funcionario, ativo from velhas) m);
begin
  if cardinality(pessoas) > 0 then
    perform onboarding_alcanca('{}', pessoas);
  end if;
  return null;
end $$;
create trigger onboarding_pessoa_mudada after update on rh_usuario referencing old table as velhas new table as novas
  for each statement execute function onboarding_pessoa_mudada();

-- A trail or content linked, let go, switched on or off changes everybody's percent, and nobody's completions.
create function onboarding_ligado() returns trigger language plpgsql as $$
begin
  perform onboarding_reconta_todos(array(select distinct id_onboarding from mudados));
  return null;
end $$;
create trigger reconta_ligado after insert on onboarding_onboarding_trilha referencing new table as mudados
  for each statement execute function onboarding_ligado();
create trigger reconta_solto after delete on onboarding_onboarding_trilha referencing old table as mudados
  for each statement execute function onboarding_ligado();

create function onboarding_trilha_ligada() returns trigger language plpgsql as $$
begin
  perform onboarding_reconta_todos(array(select distinct ot.id_onboarding
    from onboarding_onboarding_trilha ot where ot.id_trilha in (select id_trilha from mudados)));
  return null;
end $$;
create trigger reconta_ligado after insert on onboarding_trilha_conteudo referencing new table as mudados
  for each statement execute function onboarding_trilha_ligada();
create trigger reconta_solto after delete on onboarding_trilha_conteudo referencing old table as mudados
  for each statement execute function onboarding_trilha_ligada();

create function onboarding_trilha_ativada() returns trigger language plpgsql as $$
begin
  perform onboarding_reconta_todos(array(select distinct ot.id_onboarding from velhas v join novas n using (id)
    join onboarding_onboarding_trilha ot on ot.id_trilha = n.id where v.ativo is distinct from n.ativo));
  return null;
end $$;
create trigger reconta_ativada after update on onboarding_trilha referencing old table as velhas new table as novas
  for each statement execute function onboarding_trilha_ativada();

create function onboarding_conteudo_ativado() returns trigger language plpgsql as $$
begin
  perform onboarding_reconta_todos(array(select distinct ot.id_onboarding from velhos v join novos n using (id)
    join onboarding_trilha_conteudo tc on tc.id_conteudo = n.id
    join onboarding_onboarding_trilha ot on ot.id_trilha = tc.id_trilha where v.ativo is distinct from n.ativo));
  return null;
end $$;
create trigger reconta_ativado after update on onboarding_conteudo referencing old table as velhos new table as novos
  for each statement execute function onboarding_conteudo_ativado();

create function onboarding_lido() returns trigger language plpgsql as $$
begin
  perform onboarding_reconta(array(select distinct id_usuario_onboarding from mudados));
  return null;
end $$;
create trigger reconta_inicio after insert on onboarding_progresso referencing new table as mudados
  for each statement execute function onboarding_lido();
create trigger reconta_fim after update on onboarding_progresso referencing new table as mudados
  for each statement execute function onboarding_lido();

-- The counters follow by the difference; rows are taken in one order, so that two writers wait instead of colliding.
create function onboarding_pontua(ids bigint[], pendentes_mais int[], concluidos_mais int[]) returns void
language plpgsql as $$
begin
  perform 1 from onboarding_placar where id_onboarding = any(ids) order by id_onboarding for update;
  update onboarding_placar p set pendentes = p.pendentes + d.pendentes, concluidos = p.concluidos + d.concluidos
  from (select * from unnest(ids, pendentes_mais, concluidos_mais) as t (id, pendentes, concluidos)) d
  where p.id_onboarding = d.id and (d.pendentes <> 0 or d.concluidos <> 0);
end $$;

create function onboarding_conta() returns trigger language plpgsql as $$
declare
  ids bigint[];
  pend int[];
  conc int[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id_onboarding), array_agg(p), array_agg(c) into ids, pend, conc from (
      select id_onboarding, (count(*) filter (where not concluido))::int as p,
        (count(*) filter (where concluido))::int as c
      from novos where no_relatorio group by 1) s;
  else
    -- Sums of before and after, not a join of them: for thousands of rows that would be planned as a loop.
    select array_agg(id_onboarding), array_agg(p), array_agg(c) into ids, pend, conc from (
      select id_onboarding, sum(x * (not concluido)::int)::int as p, sum(x * concluido::int)::int as c
      from (
        select id_onboarding, concluido, 1 as x from novos where no_relatorio
        union all
        select id_onboarding, concluido, -1 from velhos where no_relatorio
      ) m group by 1) s where p <> 0 or c <> 0;
  end if;
  if cardinality(ids) > 0 then
    perform onboarding_pontua(ids, pend, conc);
  end if;
  return null;
end $$;
create trigger conta_novo after insert on onboarding_usuario referencing new table as novos
  for each statement execute function onboarding_conta();
create trigger conta_mudado after update on onboarding_usuario referencing old table as velhos new table as novos
  for each statement execute function onboarding_conta();

create function onboarding_desconta() returns trigger language plpgsql as $$
begin
  update onboarding_placar p set pendentes = p.pendentes - d.pendentes, concluidos = p.concluidos - d.concluidos
  from (select id_onboarding, count(*) filter (where not concluido) as pendentes,
    count(*) filter (where concluido) as concluidos from velhos where no_relatorio group by 1) d
  where p.id_onboarding = d.id_onboarding;
  return null;
end $$;
create trigger conta_saido after delete on onboarding_usuario referencing old table as velhos
  for each statement execute function onboarding_desconta();

do $$ declare t text; begin
  foreach t in array array['onboarding_conteudo', 'onboarding_trilha', 'onboarding_onboarding'] loop
    call alteracao_ativar(t);
  end loop;
end $$;
call historico_ativar('onboarding_conteudo');
call historico_ativar('onboarding_trilha');
call historico_ativar('onboarding_onboarding');
-- A new order is written as delete and insert: an update would pair every link with every other of its owner.
call historico_ativar('onboarding_trilha_conteudo', 'id_trilha');
call historico_ativar('onboarding_onboarding_trilha', 'id_onboarding');
-- What was read is its own record; only what goes with a deleted onboarding has to be kept here.
create trigger historico_delete after delete on onboarding_progresso referencing old table as velhas
  for each statement execute function registra_historico('id_usuario_onboarding', '{}');
call arquivo_ativar('onboarding_conteudo', 'id_imagem_capa');
call arquivo_ativar('onboarding_conteudo_imagem', 'id_arquivo');
