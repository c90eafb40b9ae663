-- Campaigns, channels and tracking links: their own history, clicks by day, and what the public form needs.
call historico_ativar('vendas_campanha_provedor', 'id_campanha');
call historico_ativar('vendas_canal_provedor', 'id_canal');
create unique index vendas_destino_nome_unico on vendas_destino (normaliza(nome));

-- Counted by day only: neither address nor browser of anybody is kept.
create table vendas_tracking_clique (
  id_tracking bigint not null references vendas_tracking_url on delete cascade,
  dia date not null,
  cliques int not null default 0 check (cliques >= 0),
  robos int not null default 0 check (robos >= 0),
  primary key (id_tracking, dia)
);

-- A proof of work counts once, whichever server it reaches.
create table formulario_prova (
  chave text primary key check (length(chave) between 32 and 128),
  expira_em timestamptz(3) not null
);
create index formulario_prova_vencida on formulario_prova (expira_em);

-- What all servers sign with. Made here, so that nobody has to think one up.
create table segredo (
  nome text primary key,
  valor text not null check (length(valor) >= 64)
);
insert into segredo (nome, valor)
values ('formulario_publico', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
