-- Communication with customers: campaigns, their rules, who is not to be written to, and what was sent.
create table campanha_comunicacao (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  nome text not null check (length(nome) between 1 and 120),
  ativo boolean not null default true,
  -- Since when it has been active without a break: nothing of before is sent.
  ativa_desde timestamptz(3) not null default now(),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index campanha_comunicacao_empresa on campanha_comunicacao (id_empresa);
create index campanha_comunicacao_autor on campanha_comunicacao (id_usuario);

create table template_whatsapp (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  nome text not null check (nome ~ '^[a-z0-9_]{1,120}$'),
  idioma text not null default 'pt_BR' check (idioma ~ '^[a-z]{2}(_[A-Z]{2})?$'),
  categoria text not null default 'marketing' check (categoria in ('marketing', 'utilidade', 'autenticacao')),
  corpo text not null check (length(corpo) between 1 and 1024),
  status text not null default 'rascunho' check (status in ('rascunho', 'pendente', 'aprovado', 'rejeitado')),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint template_whatsapp_unico unique (id_empresa, nome, idioma)
);
create index template_whatsapp_autor on template_whatsapp (id_usuario);

create table campanha_regras (
  id bigint generated always as identity primary key,
  campanha_id bigint not null references campanha_comunicacao on delete cascade,
  criterio text not null
    check (criterio in ('data_especifica', 'data_ativacao', 'data_contratacao', 'data_aniversario')),
  envio text not null check (envio in ('no_dia', 'dia_seguinte', 'dia_anterior', 'anual')),
  -- Days; null where it does not apply (anual).
  tempo int check (tempo between 0 and 365),
  data_especifica date,
  turno text not null check (turno in ('M', 'T', 'N')),
  ativo boolean not null default true,
  ativa_desde timestamptz(3) not null default now(),
  sms boolean not null default false,
  email boolean not null default false,
  whatsapp boolean not null default false,
  titulo_email text check (length(titulo_email) between 1 and 150),
  mensagem_email text check (length(mensagem_email) between 1 and 100000),
  mensagem_sms text check (length(mensagem_sms) between 1 and 1000),
  template_whatsapp bigint references template_whatsapp,
  -- Hours of silence, over midnight when they end before they begin, and what becomes of a shift within them.
  silencio_inicio time,
  silencio_fim time,
  silencio_acao text not null default 'proximo_turno' check (silencio_acao in ('pular', 'proximo_turno')),
  feriado_acao text not null default 'enviar' check (feriado_acao in ('enviar', 'pular', 'proximo_turno')),
  -- A large audience: who typed its number, and the second manager who agreed.
  aprovacao_publico int check (aprovacao_publico > 0),
  id_solicitante bigint references rh_usuario on delete set null,
  solicitada_em timestamptz(3),
  id_aprovador bigint references rh_usuario on delete set null,
  aprovada_em timestamptz(3),
  id_usuario bigint references rh_usuario on delete set null,
  criado timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint campanha_regras_canal check (sms or email or whatsapp),
  constraint campanha_regras_mensagem check ((not email or (mensagem_email is not null and titulo_email is not null))
    and (not sms or mensagem_sms is not null) and (not whatsapp or template_whatsapp is not null)),
  constraint campanha_regras_data check (criterio <> 'data_especifica' or data_especifica is not null),
  constraint campanha_regras_envio check (case criterio
    when 'data_especifica' then envio <> 'dia_seguinte'
    when 'data_ativacao' then envio in ('no_dia', 'dia_seguinte')
    when 'data_contratacao' then envio <> 'dia_anterior'
    else envio <> 'dia_seguinte' end),
  constraint campanha_regras_tempo check (case envio
    when 'no_dia' then coalesce(tempo, -1) = 0
    when 'anual' then tempo is null
    else coalesce(tempo, 0) >= 1 end),
  constraint campanha_regras_silencio check ((silencio_inicio is null) = (silencio_fim is null)
    and silencio_inicio is distinct from silencio_fim or silencio_inicio is null and silencio_fim is null)
);
create index campanha_regras_campanha on campanha_regras (campanha_id);
create index campanha_regras_template on campanha_regras (template_whatsapp) where template_whatsapp is not null;
create index campanha_regras_autor on campanha_regras (id_usuario);
create index campanha_regras_solicitante on campanha_regras (id_solicitante) where id_solicitante is not null;
create index campanha_regras_aprovador on campanha_regras (id_aprovador) where id_aprovador is not null;

-- true = allowed. No row = everything allowed.
create table relacionamento_preferencias_cliente (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  cod_cliente text not null check (cod_cliente ~ '^[^\s]{1,40}$'),
  whatsapp boolean not null default true,
  email boolean not null default true,
  sms boolean not null default true,
  nome_razaosocial text not null check (length(nome_razaosocial) between 1 and 200),
  cpf text check (cpf ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  origem text not null default 'manual' check (origem in ('manual', 'descadastro', 'sair', 'devolucao')),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as
    (normaliza(nome_razaosocial || ' ' || cod_cliente || ' ' || coalesce(cpf, ''))) stored,
  constraint relacionamento_preferencias_cliente_unica unique (id_empresa, cod_cliente)
);
create index relacionamento_preferencias_cliente_autor on relacionamento_preferencias_cliente (id_usuario);

-- One shift of one rule. What it sends stands here as it was when the shift began, and outlives rule and campaign.
create table campanha_execucao (
  id bigint generated always as identity primary key,
  id_regra bigint not null,
  id_campanha bigint not null,
  id_empresa bigint not null references empresa,
  campanha text not null,
  data_referencia date not null,
  turno text not null check (turno in ('M', 'T', 'N')),
  situacao text not null default 'agendada'
    check (situacao in ('agendada', 'executando', 'concluida', 'falhou', 'perdido')),
  motivo text check (length(motivo) <= 500),
  regra jsonb not null,
  -- Hours of silence, 'HH:MM', beside the whole rule: they are looked at for every message.
  silencio_inicio text,
  silencio_fim text,
  envia_em timestamptz(3) not null,
  expira_em timestamptz(3) not null,
  total int not null default 0 check (total >= 0),
  iniciada_em timestamptz(3),
  terminada_em timestamptz(3),
  avisada_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint campanha_execucao_unica unique (id_regra, data_referencia, turno)
);
create index campanha_execucao_empresa on campanha_execucao (id_empresa, data_referencia desc, id desc);
create index campanha_execucao_campanha on campanha_execucao (id_campanha, id desc);
create index campanha_execucao_aberta on campanha_execucao (id) where situacao in ('agendada', 'executando');

-- One message to one customer: a log and a queue in one. id_regra and id_pessoa are no foreign keys:
-- a million rows a shift would look each of them up, and the log outlives what it tells of.
create table campanha_envio (
  id bigint generated always as identity primary key,
  id_execucao bigint not null references campanha_execucao,
  id_regra bigint not null,
  id_pessoa bigint not null,
  canal text not null check (canal in ('sms', 'email', 'whatsapp')),
  -- Where to; null when there is nowhere.
  destino text,
  data_referencia date not null,
  situacao text not null check (situacao in ('na_fila', 'reservado', 'enviando', 'enviado', 'entregue', 'lido',
    'falhou', 'incerto', 'suprimido', 'cancelado', 'expirado')),
  motivo text check (length(motivo) <= 200),
  tentativas smallint not null default 0,
  envia_em timestamptz(3) not null,
  expira_em timestamptz(3) not null,
  trabalhador uuid,
  reservado_ate timestamptz(3),
  -- The day in São Paulo whose place in the customer's limit this message takes.
  dia_envio date,
  id_provedor_mensagem text check (length(id_provedor_mensagem) <= 200),
  enviado_em timestamptz(3),
  entregue_em timestamptz(3),
  lido_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
) with (fillfactor = 80);
create unique index campanha_envio_unico on campanha_envio (id_regra, id_pessoa, canal, data_referencia);
create unique index campanha_envio_destino_unico on campanha_envio (id_regra, canal, destino, data_referencia)
  where situacao <> 'suprimido';
create index campanha_envio_execucao on campanha_envio (id_execucao, id);
create index campanha_envio_fila on campanha_envio (canal, envia_em, id_execucao, id) where situacao = 'na_fila';
create index campanha_envio_reserva on campanha_envio (reservado_ate) where situacao in ('reservado', 'enviando');
create index campanha_envio_limite on campanha_envio (id_pessoa, canal, dia_envio) where dia_envio is not null;
create index campanha_envio_provedor on campanha_envio (id_provedor_mensagem) where id_provedor_mensagem is not null;

-- What providers told us, each event once.
create table campanha_webhook (
  canal text not null check (canal in ('sms', 'email', 'whatsapp')),
  evento text not null check (length(evento) between 1 and 300),
  recebido_em timestamptz(3) not null default now(),
  primary key (canal, evento)
);
create index campanha_webhook_antigo on campanha_webhook (recebido_em);

-- How fast a channel sends, all servers together: when its next message may leave.
create table campanha_ritmo (
  canal text primary key check (canal in ('sms', 'email', 'whatsapp')),
  livre_em timestamptz not null default now()
);
insert into campanha_ritmo (canal) values ('sms'), ('email'), ('whatsapp');

insert into segredo (nome, valor)
values ('descadastro', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- How the engine finds a day's customers. 29 February keeps its own number: the engine asks for it with the 28th.
create function dia_do_ano(data date) returns int
  language sql immutable strict parallel safe
  return extract(month from data)::int * 100 + extract(day from data)::int;
create index relationship_dados_pessoas_aniversario
  on relationship_dados_pessoas (id_empresa, dia_do_ano(data_nascimento)) where data_nascimento is not null;
create index relationship_dados_pessoas_telefone on relationship_dados_pessoas (telefone) where telefone is not null;
create index relationship_dados_pessoas_email on relationship_dados_pessoas (lower(email)) where email is not null;
create index relationship_contrato_ativacao on relationship_contrato (data_ativacao) where situacao = 'ativo';
create index relationship_contrato_contratacao on relationship_contrato (data_contratacao) where situacao = 'ativo';
create index relationship_contrato_aniversario on relationship_contrato (dia_do_ano(data_contratacao))
  where situacao = 'ativo' and data_contratacao is not null;

-- Since when something is active, whoever switches it.
create function marca_ativacao() returns trigger language plpgsql as $$
begin
  if new.ativo and not old.ativo then
    new.ativa_desde := clock_timestamp()::timestamptz(3);
  end if;
  return new;
end $$;

do $$ declare t text; begin
  foreach t in array array['campanha_comunicacao', 'template_whatsapp', 'campanha_regras',
    'relacionamento_preferencias_cliente'] loop
    call alteracao_ativar(t);
    call historico_ativar(t);
  end loop;
  foreach t in array array['campanha_comunicacao', 'campanha_regras'] loop
    execute format('create trigger marca_ativacao before update on %I
      for each row execute function marca_ativacao()', t);
  end loop;
end $$;
