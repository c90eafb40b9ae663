-- Webhooks out (docs/webhooks.md): who is told, what happened, and what each was sent.
create table webhook (
  id bigint generated always as identity primary key,
  -- It is told what this key may read.
  id_chave bigint not null references chave_acesso on delete cascade,
  nome text not null check (length(nome) between 2 and 80),
  url text not null check (url ~* '^https?://' and length(url) <= 2048),
  permite_http boolean not null default false,
  eventos text[] not null check (cardinality(eventos) between 1 and 60),
  -- What signs each body; the one before stays valid for a day after a change.
  segredo text not null,
  segredo_anterior text,
  anterior_ate timestamptz(3),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint webhook_sem_tls check (permite_http or url ~* '^https:')
);
create index webhook_chave on webhook (id_chave, id);
create index webhook_recente on webhook (created_at desc, id desc);
call alteracao_ativar('webhook');
call historico_ativar('webhook', 'id', '{segredo,segredo_anterior,anterior_ate}');

-- One request at a time for each: who sends holds the turn, and a dead process holds it for a while.
create table webhook_vez (
  id_webhook bigint primary key references webhook on delete cascade,
  ate timestamptz(3) not null
);

-- What happened, written in the transaction of the change, until it is handed to the deliveries of each webhook.
create table webhook_evento (
  id bigint generated always as identity primary key,
  tipo text collate "C" not null,
  id_item bigint not null,
  id_empresa bigint,
  -- The record's updated_at.
  versao timestamptz(3) not null,
  estado jsonb not null,
  data timestamptz(3) not null default clock_timestamp()
);

create table webhook_entrega (
  id bigint generated always as identity primary key,
  id_webhook bigint not null references webhook on delete cascade,
  eventos jsonb not null,
  quantidade int not null check (quantidade between 1 and 500),
  situacao text not null default 'na_fila' check (situacao in ('na_fila', 'enviado', 'falhou', 'descartado')),
  tentativas int not null default 0,
  proxima_em timestamptz(3) not null default now(),
  resposta int,
  erro text check (length(erro) <= 200),
  enviado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index webhook_entrega_vez on webhook_entrega (id_webhook, proxima_em, id) where situacao = 'na_fila';
create index webhook_entrega_lista on webhook_entrega (id_webhook, created_at desc, id desc);
create index webhook_entrega_antiga on webhook_entrega (created_at);
call alteracao_ativar('webhook_entrega');

-- Which of these somebody wants to be told of: of others nothing is written.
create function webhook_ouvidos(tipos text[]) returns text[] language sql stable
  return array(select distinct e from webhook w cross join unnest(w.eventos) e where w.ativo and e = any(tipos));

create function avisa_lead_nova() returns trigger language plpgsql as $$
declare ouvidos text[] := webhook_ouvidos('{lead.created,lead.sold}');
begin
  if cardinality(ouvidos) > 0 then
    insert into webhook_evento (tipo, id_item, id_empresa, versao, estado)
    select t.tipo, n.id, n.id_empresa, n.updated_at, jsonb_build_object('status', n.status, 'desfecho', n.desfecho)
    from novas n cross join (values ('lead.created', 0), ('lead.sold', 5)) t (tipo, de)
    where t.tipo = any(ouvidos) and n.status >= t.de and n.excluida_em is null;
  end if;
  return null;
end $$;
create trigger webhook_insert after insert on vendas_lead referencing new table as novas
  for each statement execute function avisa_lead_nova();

create function avisa_lead_movida() returns trigger language plpgsql as $$
declare ouvidos text[] := webhook_ouvidos('{lead.moved,lead.sold}');
begin
  if cardinality(ouvidos) > 0 then
    insert into webhook_evento (tipo, id_item, id_empresa, versao, estado)
    select t.tipo, n.id, n.id_empresa, n.updated_at, jsonb_build_object('status', n.status, 'desfecho', n.desfecho)
    from velhas v join novas n on n.id = v.id cross join (values ('lead.moved', 0), ('lead.sold', 5)) t (tipo, de)
    where t.tipo = any(ouvidos) and n.status <> v.status and n.status >= t.de;
  end if;
  return null;
end $$;
create trigger webhook_update after update on vendas_lead referencing old table as velhas new table as novas
  for each statement execute function avisa_lead_movida();

-- What a message is on its way within the queue is nobody's business; what became of it is.
create function avisa_envio() returns trigger language plpgsql as $$
declare ouvidos text[] := webhook_ouvidos('{send.status}');
begin
  if cardinality(ouvidos) > 0 then
    insert into webhook_evento (tipo, id_item, id_empresa, versao, estado)
    select 'send.status', n.id, x.id_empresa, n.updated_at,
      jsonb_build_object('situacao', n.situacao, 'canal', n.canal, 'id_regra', n.id_regra)
    from velhas v join novas n on n.id = v.id join campanha_execucao x on x.id = n.id_execucao
    where n.situacao <> v.situacao and n.situacao not in ('na_fila', 'reservado', 'enviando');
  end if;
  return null;
end $$;
create trigger webhook_update after update on campanha_envio referencing old table as velhas new table as novas
  for each statement execute function avisa_envio();

create function avisa_onboarding() returns trigger language plpgsql as $$
declare ouvidos text[] := webhook_ouvidos('{onboarding.finished}');
begin
  if cardinality(ouvidos) > 0 then
    insert into webhook_evento (tipo, id_item, id_empresa, versao, estado)
    select 'onboarding.finished', n.id, n.id_empresa, n.movimento,
      jsonb_build_object('id_onboarding', n.id_onboarding, 'id_usuario', n.id_usuario, 'concluido', true)
    from velhas v join novas n on n.id = v.id where n.concluido and not v.concluido;
  end if;
  return null;
end $$;
create trigger webhook_update after update on onboarding_usuario referencing old table as velhas new table as novas
  for each statement execute function avisa_onboarding();
