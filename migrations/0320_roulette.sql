-- The prize roulette: campaigns, the wheel's look, prizes, who played, and raffles whose evidence outlives them.
create table site_roleta_campanhas (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 8 and 120),
  slug text not null constraint site_roleta_campanhas_slug_unico unique check (slug ~ '^[a-z0-9-]{1,120}$'),
  id_empresa bigint not null references empresa,
  id_usuario_intranet bigint not null references rh_usuario,
  descricao text not null check (length(descricao) between 1 and 2000),
  motivo_aplicacao text check (length(motivo_aplicacao) <= 140),
  data_inicio_campanha date not null,
  data_fim_campanha date not null,
  intervalo_votacao int not null default 1 check (intervalo_votacao between 1 and 365),
  api_erp boolean not null default false,
  -- Prizes by luck need an authorisation (Lei 5.768/71): its number and the rules stand on the public page.
  certificado_autorizacao text check (length(certificado_autorizacao) <= 120),
  regulamento_arquivo uuid references arquivo,
  ativo boolean not null default true,
  -- Salts the coupons in the raffles' entry lists, the same for all draws until a reset.
  sal text not null default encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint site_roleta_campanhas_periodo check (data_fim_campanha >= data_inicio_campanha)
);
create unique index site_roleta_campanhas_nome_unico on site_roleta_campanhas (normaliza(nome));
create index site_roleta_campanhas_empresa on site_roleta_campanhas (id_empresa, created_at desc);
create index site_roleta_campanhas_dono on site_roleta_campanhas (id_usuario_intranet);
create index site_roleta_campanhas_autor on site_roleta_campanhas (id_usuario);
create index site_roleta_campanhas_regulamento on site_roleta_campanhas (regulamento_arquivo)
  where regulamento_arquivo is not null;
call alteracao_ativar('site_roleta_campanhas');
call historico_ativar('site_roleta_campanhas', 'id', '{sal}');
call arquivo_ativar('site_roleta_campanhas', 'regulamento_arquivo');

create table site_roleta_configuracao (
  id bigint generated always as identity primary key,
  id_campanha bigint not null unique references site_roleta_campanhas on delete cascade,
  base_background text not null,
  base_html_content text not null check (length(base_html_content) between 1 and 40),
  color_item text not null,
  color_item_2 text not null,
  color_text text not null,
  color_text2 text not null,
  url_background uuid references arquivo,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index site_roleta_configuracao_fundo on site_roleta_configuracao (url_background)
  where url_background is not null;
call alteracao_ativar('site_roleta_configuracao');
call historico_ativar('site_roleta_configuracao', 'id_campanha');
call arquivo_ativar('site_roleta_configuracao', 'url_background');

create table site_roleta_premios (
  id bigint generated always as identity primary key,
  id_campanha bigint not null references site_roleta_campanhas on delete cascade,
  nome text not null check (length(nome) between 1 and 24),
  descricao text not null check (length(descricao) between 1 and 200),
  cliente boolean not null,
  peso_item int not null check (peso_item in (1, 10, 20, 50)),
  quantidade int not null check (quantidade >= 1),
  quantidade_minima int not null default 0 check (quantidade_minima >= 0),
  -- What the wheel gave away. Beside `quantidade`, so that an edit and a win never overwrite each other.
  distribuidos int not null default 0 check (distribuidos >= 0),
  animacao boolean not null,
  "htmlContent" text check (length("htmlContent") <= 200),
  "textColor" text,
  background text,
  consumivel boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint site_roleta_premios_estoque check (quantidade - distribuidos >= quantidade_minima)
);
create index site_roleta_premios_campanha on site_roleta_premios (id_campanha, cliente, id);
call alteracao_ativar('site_roleta_premios');
call historico_ativar('site_roleta_premios', 'id', '{distribuidos}');

create table site_roleta_historico (
  id bigint generated always as identity primary key,
  id_campanha bigint not null references site_roleta_campanhas,
  id_premio bigint references site_roleta_premios,
  -- As it was called when it was won.
  nome_premio text,
  nome text not null check (length(nome) between 1 and 120),
  telefone text,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  -- Stays when the person is forgotten, so that participants are still counted once.
  pessoa text not null,
  cliente boolean not null,
  cupom text not null constraint site_roleta_historico_cupom_unico unique check (cupom ~ '^CUPOM-[A-Z2-7]{8}$'),
  codigo text not null check (codigo ~ '^[0-9]{6}$'),
  erro text check (length(erro) <= 200),
  dia date not null default (now() at time zone 'America/Sao_Paulo')::date,
  chave text check (length(chave) between 8 and 80),
  dispositivo text,
  aceite_em timestamptz(3),
  entregue_em timestamptz(3),
  id_usuario_entrega bigint references rh_usuario on delete set null,
  anonimizado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint site_roleta_historico_premio check (erro is not null or id_premio is not null)
);
create unique index site_roleta_historico_chave on site_roleta_historico (id_campanha, chave) where chave is not null;
create index site_roleta_historico_pessoa on site_roleta_historico (id_campanha, pessoa, dia);
create index site_roleta_historico_sorteio on site_roleta_historico (id_campanha, cliente, id_premio, id)
  where erro is null;
create index site_roleta_historico_premio_id on site_roleta_historico (id_premio);
create index site_roleta_historico_dispositivo on site_roleta_historico (dispositivo, dia);
create index site_roleta_historico_entrega on site_roleta_historico (id_usuario_entrega)
  where id_usuario_entrega is not null;
call alteracao_ativar('site_roleta_historico');

-- Entry lists of raffles: salted hashes of coupons in their order, never changed. No person is in here.
create table sorteio_lista (
  id bigint generated always as identity primary key,
  id_campanha bigint references site_roleta_campanhas on delete set null,
  cliente boolean,
  id_premio bigint,
  sal text not null,
  hash text not null,
  entradas text[] not null,
  -- The participations behind the entries, in the same order.
  ids bigint[] not null,
  -- The newest participation when it was made: later ones need a new list.
  ate bigint not null,
  created_at timestamptz(3) not null default now()
);
create index sorteio_lista_campanha on sorteio_lista (id_campanha, id);

-- Every draw, with what was published before and after it. Kept when the campaign is reset or deleted.
create table sorteio_rodada (
  id bigint generated always as identity primary key,
  id_campanha bigint references site_roleta_campanhas on delete set null,
  slug text not null,
  nome_campanha text not null,
  numero int not null check (numero >= 1),
  id_lista bigint references sorteio_lista,
  publico text not null,
  premio text not null,
  compromisso text,
  semente text,
  farol text,
  rodada_farol bigint,
  assinatura text,
  aleatoriedade text,
  situacao text not null check (situacao in ('aguardando', 'sorteado', 'esgotado', 'informado', 'cancelado')),
  -- The winner's entry, and those of earlier draws that were passed over.
  vencedor text,
  puladas text[] not null default '{}',
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  sorteado_em timestamptz(3),
  arquivado_em timestamptz(3),
  unique (slug, numero)
);
create index sorteio_rodada_campanha on sorteio_rodada (id_campanha, numero);
create index sorteio_rodada_aguardando on sorteio_rodada (id_campanha, numero) where situacao = 'aguardando';
create index sorteio_rodada_lista on sorteio_rodada (id_lista, numero);
create index sorteio_rodada_autor on sorteio_rodada (id_usuario);

create table sorteio_interno (
  id bigint generated always as identity primary key,
  id_campanha bigint not null references site_roleta_campanhas on delete cascade,
  id_cliente_historico bigint not null constraint sorteio_interno_unico unique
    references site_roleta_historico on delete cascade,
  id_rodada bigint not null unique references sorteio_rodada,
  nome text not null,
  telefone text,
  prova text not null check (prova in ('comprovado', 'informado')),
  created_at timestamptz(3) not null default now()
);
create index sorteio_interno_campanha on sorteio_interno (id_campanha, id);

-- Wins may be told to the provider's ERP too.
alter table erp_saida drop constraint erp_saida_tipo_check;
alter table erp_saida add constraint erp_saida_tipo_check check (tipo in ('lead', 'roleta'));

-- Who played, told apart without keeping the CPF: nobody without the secret can try them all.
create function roleta_pessoa(cpf text) returns text language sql stable parallel safe
  return encode(sha256(convert_to((select valor from segredo where nome = 'formulario_publico') || ':' || cpf,
    'UTF8')), 'hex');
