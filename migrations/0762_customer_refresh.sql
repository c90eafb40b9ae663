-- A nightly reading of all customers of a provider's system: it goes on where it stopped, page by page.
create table cliente_leitura (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa on delete cascade,
  situacao text not null default 'lendo' check (situacao in ('lendo', 'pronta', 'falhou')),
  -- Where the system goes on; null before the first page.
  depois text check (length(depois) <= 200),
  paginas int not null default 0 check (paginas >= 0),
  clientes int not null default 0 check (clientes >= 0),
  alterados int not null default 0 check (alterados >= 0),
  erro text check (length(erro) <= 450),
  iniciada_em timestamptz(3) not null default now(),
  -- Of the last page: a reading that stands still was left by a server that ended.
  lida_em timestamptz(3) not null default now(),
  concluida_em timestamptz(3),
  constraint cliente_leitura_fim check ((situacao = 'lendo') = (concluida_em is null))
);
create unique index cliente_leitura_uma on cliente_leitura (id_empresa) where situacao = 'lendo';
create index cliente_leitura_ultima on cliente_leitura (id_empresa, id desc);
