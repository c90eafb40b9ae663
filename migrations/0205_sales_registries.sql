-- Registries of sales: readings of customers' data, flats of one building, and what is told to the providers' ERPs.

-- Readings about people who are no users of ours name the record instead of the person.
alter table acesso_dado_pessoal
  add column tabela text,
  add column id_item bigint,
  add constraint acesso_dado_pessoal_registro check ((tabela is null) = (id_item is null));
create index acesso_dado_pessoal_item on acesso_dado_pessoal (tabela, id_item, data desc) where tabela is not null;

-- Flats of one building are different addresses; an entry without a flat holds for the whole number.
drop index blacklist_endereco_unico;
create unique index blacklist_endereco_unico
  on blacklist (cep, normaliza(numero), normaliza(coalesce(complemento, '')), coalesce(id_empresa, 0))
  where tipo = 'endereco' and ativo;
create index blacklist_lista on blacklist (created_at desc, id desc);
create index vendas_lead_blacklist on vendas_lead (id_empresa, created_at desc, id desc) where blacklist is not null;

-- Coverage with a range of numbers asks for the number in "120 A"; without digits there is none.
create function numero_da_rua(numero text) returns int
  language sql immutable strict parallel safe
  return substring(numero from '^\s*([0-9]{1,8})')::int;

-- How a provider's ERP is reached. The token never leaves the server, not even into the history.
create table empresa_erp (
  id bigint generated always as identity primary key,
  id_empresa bigint not null unique references empresa,
  url text not null check (url ~ '^https?://' and length(url) <= 2048),
  token text check (length(token) <= 500),
  ativo boolean not null default true,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index empresa_erp_autor on empresa_erp (id_usuario);
call alteracao_ativar('empresa_erp');
call historico_ativar('empresa_erp', 'id', '{token}');

-- What waits for an ERP, written with what it tells about. The key makes a second sending known as the same.
create table erp_saida (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  tipo text not null check (tipo in ('lead')),
  id_item bigint not null,
  corpo jsonb,
  situacao text not null default 'na_fila' check (situacao in ('na_fila', 'enviando', 'enviado', 'falhou')),
  tentativas int not null default 0,
  proxima_em timestamptz(3) not null default now(),
  erro text check (length(erro) <= 500),
  chave text not null unique,
  enviado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Personal data is not kept twice for longer than the sending needs.
  constraint erp_saida_corpo check ((situacao = 'enviado') = (corpo is null))
);
create index erp_saida_vez on erp_saida (proxima_em) where situacao in ('na_fila', 'enviando');
create index erp_saida_item on erp_saida (tipo, id_item);
create index erp_saida_empresa on erp_saida (id_empresa, created_at desc);
call alteracao_ativar('erp_saida');
