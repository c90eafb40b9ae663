-- Sales: customers, what is sold where, who is not sold to, campaigns, channels and links, and the leads themselves.

-- A provider's customers, as its ERP knows them: one a provider and code.
create table relationship_dados_pessoas (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  codpessoa text not null check (codpessoa ~ '^[^\s]{1,40}$'),
  nome_razaosocial text not null check (length(nome_razaosocial) between 1 and 200),
  cpf text check (cpf ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  telefone text check (telefone ~ '^[0-9]{10,13}$'),
  email text check (length(email) <= 254),
  sexo text check (sexo in ('M', 'F', 'O')),
  data_nascimento date,
  cep text check (cep ~ '^[0-9]{8}$'),
  logradouro text check (length(logradouro) <= 200),
  numero text check (length(numero) <= 20),
  complemento text check (length(complemento) <= 100),
  bairro text check (length(bairro) <= 120),
  cidade text check (length(cidade) <= 120),
  uf char(2) references estado (uf),
  falecido boolean not null default false,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as
    (normaliza(nome_razaosocial || ' ' || codpessoa || ' ' || coalesce(cpf, ''))) stored,
  unique (id_empresa, codpessoa)
);
create index relationship_dados_pessoas_cpf on relationship_dados_pessoas (cpf) where cpf is not null;
create index relationship_dados_pessoas_nome on relationship_dados_pessoas using gin (busca gin_trgm_ops);

create table relationship_contrato (
  id bigint generated always as identity primary key,
  id_pessoa bigint not null references relationship_dados_pessoas on delete cascade,
  contrato text not null check (length(contrato) between 1 and 40),
  produto text check (length(produto) <= 120),
  valor numeric(12, 2) check (valor >= 0),
  vencimento_dia int check (vencimento_dia between 1 and 31),
  data_contratacao date,
  data_ativacao date,
  situacao text not null default 'ativo' check (situacao in ('ativo', 'suspenso', 'cancelado')),
  -- When we learned of the activation: a rule of the same day may reach it one day later.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (id_pessoa, contrato)
);

-- Products and their prices. Periods of one product, audience and micro-region never overlap.
create extension if not exists btree_gist;
create extension if not exists btree_gin;
create table precificacao (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  id_microrregiao bigint references microrregiao,
  produto text not null check (length(produto) between 2 and 120),
  tecnologia text not null check (tecnologia in ('fibra', 'radio', 'cabo')),
  velocidade_mbps int not null check (velocidade_mbps between 1 and 100000),
  valor numeric(12, 2) not null check (valor >= 0),
  valor_promocional numeric(12, 2) check (valor_promocional >= 0),
  meses_promocao int check (meses_promocao between 1 and 36),
  taxa_instalacao numeric(12, 2) not null default 0 check (taxa_instalacao >= 0),
  fidelidade_meses int not null default 0 check (fidelidade_meses in (0, 12)),
  publico text not null check (publico in ('pf', 'pj')),
  vigencia_inicio date not null,
  vigencia_fim date,
  ativo boolean not null default true,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint precificacao_promocao check (valor_promocional < valor),
  constraint precificacao_periodo check (vigencia_fim >= vigencia_inicio),
  constraint precificacao_sobreposta exclude using gist (
    id_empresa with =, coalesce(id_microrregiao, 0) with =, normaliza(produto) with =, publico with =,
    daterange(vigencia_inicio, vigencia_fim, '[]') with &&) where (ativo)
);
create index precificacao_microrregiao on precificacao (id_microrregiao) where id_microrregiao is not null;
create index precificacao_autor on precificacao (id_usuario);

-- Why somebody is not sold to; and who: a document, or an address. Without a provider it holds for the whole group.
create table vendas_blocklist_motivo (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 80),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index vendas_blocklist_motivo_nome on vendas_blocklist_motivo (normaliza(nome));
insert into vendas_blocklist_motivo (nome) values
  ('Inadimplência'), ('Fraude'), ('Equipamento não devolvido'), ('Agressão a técnico'), ('Endereço sem acesso');

create table blacklist (
  id bigint generated always as identity primary key,
  tipo text not null check (tipo in ('cliente', 'endereco')),
  id_empresa bigint references empresa,
  cpf_cnpj text check (cpf_cnpj ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  nome text check (length(nome) <= 200),
  cep text check (cep ~ '^[0-9]{8}$'),
  logradouro text check (length(logradouro) <= 200),
  numero text check (length(numero) <= 20),
  complemento text check (length(complemento) <= 100),
  bairro text check (length(bairro) <= 120),
  cidade text check (length(cidade) <= 120),
  uf char(2) references estado (uf),
  id_motivo bigint not null references vendas_blocklist_motivo,
  observacao text check (length(observacao) <= 450),
  data_inicio date not null default (now() at time zone 'America/Sao_Paulo')::date,
  data_fim date,
  ativo boolean not null default true,
  revisao_em timestamptz(3),
  id_revisor bigint references rh_usuario on delete set null,
  id_evidencia uuid references arquivo,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint blacklist_periodo check (data_fim >= data_inicio),
  constraint blacklist_dados check (case tipo when 'cliente' then cpf_cnpj is not null
    else cep is not null and numero is not null end)
);
create unique index blacklist_cliente_unico on blacklist (cpf_cnpj, coalesce(id_empresa, 0))
  where tipo = 'cliente' and ativo;
create unique index blacklist_endereco_unico on blacklist (cep, normaliza(numero), coalesce(id_empresa, 0))
  where tipo = 'endereco' and ativo;
create index blacklist_motivo on blacklist (id_motivo);
create index blacklist_empresa on blacklist (id_empresa);
create index blacklist_autor on blacklist (id_usuario);
create index blacklist_revisor on blacklist (id_revisor);
create index blacklist_vencimento on blacklist (data_fim) where ativo and data_fim is not null;

-- Where a provider reaches. Without a street the whole neighbourhood is covered, without that the whole city.
create table vendas_cobertura (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  cidade text not null check (length(cidade) between 2 and 120),
  uf char(2) not null references estado (uf),
  bairro text check (length(bairro) between 1 and 120),
  logradouro text check (length(logradouro) between 1 and 200),
  numero_inicio int check (numero_inicio >= 0),
  numero_fim int check (numero_fim >= 0),
  ativo boolean not null default true,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  cidade_chave text collate "C" generated always as (normaliza(cidade)) stored,
  bairro_chave text collate "C" generated always as (normaliza(bairro)) stored,
  rua_chave text collate "C" generated always as (normaliza(logradouro)) stored,
  constraint vendas_cobertura_faixa check (numero_fim >= numero_inicio)
);
create unique index vendas_cobertura_unica on vendas_cobertura
  (id_empresa, uf, cidade_chave, bairro_chave, rua_chave, numero_inicio, numero_fim) nulls not distinct;
create index vendas_cobertura_autor on vendas_cobertura (id_usuario);

create table vendas_campanha (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 120),
  api boolean not null default false,
  ativo boolean not null default true,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index vendas_campanha_autor on vendas_campanha (id_usuario);
-- The documents' flags by provider name: booleans on the wire, rows here.
create table vendas_campanha_provedor (
  id_campanha bigint not null references vendas_campanha on delete cascade,
  id_empresa bigint not null references empresa,
  primary key (id_campanha, id_empresa)
);
create index vendas_campanha_provedor_empresa on vendas_campanha_provedor (id_empresa);

create table vendas_canal (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 120),
  public boolean not null default false,
  -- The provider a channel belongs to, beside its flags.
  id_empresa bigint references empresa,
  ativo boolean not null default true,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index vendas_canal_empresa on vendas_canal (id_empresa);
create index vendas_canal_autor on vendas_canal (id_usuario);
create table vendas_canal_provedor (
  id_canal bigint not null references vendas_canal on delete cascade,
  id_empresa bigint not null references empresa,
  primary key (id_canal, id_empresa)
);
create index vendas_canal_provedor_empresa on vendas_canal_provedor (id_empresa);

create table vendas_destino (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 120),
  url text not null check (url ~ '^https?://' and length(url) <= 2048),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- A code lives on through every edit: it is printed on paper.
create table vendas_tracking_url (
  id bigint generated always as identity primary key,
  codigo text not null unique check (codigo ~ '^[0-9A-Za-z]{6,16}$'),
  id_empresa bigint not null references empresa,
  id_campanha bigint not null references vendas_campanha,
  id_canal bigint not null references vendas_canal,
  id_destino bigint references vendas_destino,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index vendas_tracking_url_empresa on vendas_tracking_url (id_empresa, created_at desc, id desc);
create index vendas_tracking_url_campanha on vendas_tracking_url (id_campanha);
create index vendas_tracking_url_canal on vendas_tracking_url (id_canal);
create index vendas_tracking_url_destino on vendas_tracking_url (id_destino);
create index vendas_tracking_url_autor on vendas_tracking_url (id_usuario);

create table vendas_lead (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  id_campanha bigint references vendas_campanha,
  id_canal bigint references vendas_canal,
  id_vendedor bigint references rh_usuario,
  id_tracking bigint references vendas_tracking_url,
  -- The participant of a spreadsheet that it was made from, if any: makes creating idempotent.
  id_participante bigint,
  tipo text not null default 'novo' check (tipo in ('novo', 'upgrade', 'downgrade', 'mudanca_endereco', 'reativacao')),
  origem text not null check (origem in ('interno', 'externo', 'importacao', 'rastreamento', 'api')),
  status smallint not null default 1 check (status between 1 and 5),
  cliente text not null check (length(cliente) between 1 and 200),
  documento text check (documento ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  fone text check (fone ~ '^[0-9]{10,13}$'),
  email text check (length(email) <= 254),
  data_nascimento date,
  cep text check (cep ~ '^[0-9]{8}$'),
  logradouro text check (length(logradouro) <= 200),
  numero text check (length(numero) <= 20),
  complemento text check (length(complemento) <= 100),
  referencia text check (length(referencia) <= 200),
  bairro text check (length(bairro) <= 120),
  cidade text check (length(cidade) <= 120),
  estado char(2) references estado (uf),
  blacklist text check (blacklist in ('cliente', 'endereco')),
  blacklist_motivo text,
  produto text check (length(produto) <= 120),
  valor numeric(12, 2) check (valor >= 0),
  produto_atual text check (length(produto_atual) <= 120),
  valor_atual numeric(12, 2) check (valor_atual >= 0),
  vencimento_dia int check (vencimento_dia between 1 and 31),
  contrato text check (length(contrato) <= 40),
  -- Who recommended it: the documents' "Indicador".
  funcionario text check (length(funcionario) <= 120),
  cod_cliente text check (length(cod_cliente) <= 40),
  cod_lead text check (length(cod_lead) <= 40),
  data_mk date,
  hora_mk time,
  tentativas int not null default 0,
  ultimo_contato timestamptz(3),
  proximo_contato timestamptz(3),
  motivo_inviabilidade text check (length(motivo_inviabilidade) between 1 and 120),
  wrong_motivo text check (wrong_motivo in ('telefone', 'documento', 'endereco', 'duplicada', 'outro')),
  inativada_em timestamptz(3),
  motivo_inativacao text check (length(motivo_inativacao) <= 450),
  excluida_em timestamptz(3),
  motivo_exclusao text check (length(motivo_exclusao) <= 450),
  id_usuario_exclusao bigint references rh_usuario on delete set null,
  id_lead_associada bigint references vendas_lead on delete set null,
  status_em timestamptz(3) not null default now(),
  finalizada_em timestamptz(3),
  aceite_lgpd_em timestamptz(3),
  anonimizada_em timestamptz(3),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  venda boolean generated always as (status = 5) stored,
  -- The one outcome that lists, roll-ups and reports all use; first match wins (reading 12).
  desfecho text collate "C" generated always as (case
    when excluida_em is not null then 'excluida'
    when wrong_motivo is not null then 'errada'
    when inativada_em is not null then 'inativada'
    when motivo_inviabilidade = 'Sem Cobertura' then 'sem_cobertura'
    when motivo_inviabilidade is not null then 'inviavel'
    when status = 5 then 'efetivada'
    else 'aberta' end) stored,
  busca text collate "C" generated always as
    (normaliza(cliente || ' ' || coalesce(documento, '') || ' ' || coalesce(fone, ''))) stored,
  cidade_chave text collate "C" not null generated always as (normaliza(btrim(coalesce(cidade, '')))) stored,
  bairro_chave text collate "C" not null generated always as (normaliza(btrim(coalesce(bairro, '')))) stored,
  rua_chave text collate "C" not null generated always as (normaliza(btrim(coalesce(logradouro, '')))) stored,
  constraint vendas_lead_existente check (tipo not in ('upgrade', 'downgrade') or cod_cliente is not null),
  constraint vendas_lead_finalizada check ((status = 5) = (finalizada_em is not null))
);
create unique index vendas_lead_participante_unico on vendas_lead (id_participante) where id_participante is not null;
-- The list of a provider by age, its text searched within the index.
create index vendas_lead_lista on vendas_lead (id_empresa, created_at desc, id desc) include (desfecho, busca);
create index vendas_lead_vendedor on vendas_lead (id_vendedor, created_at desc, id desc);
create index vendas_lead_documento on vendas_lead (documento, id_empresa) where documento is not null;
create index vendas_lead_fone on vendas_lead (fone) where fone is not null;
create index vendas_lead_campanha on vendas_lead (id_campanha, created_at desc);
create index vendas_lead_canal on vendas_lead (id_canal, created_at desc);
create index vendas_lead_tracking on vendas_lead (id_tracking, created_at) where id_tracking is not null;
create index vendas_lead_endereco on vendas_lead (cep, numero) where cep is not null;
create index vendas_lead_associada on vendas_lead (id_lead_associada) where id_lead_associada is not null;
create index vendas_lead_autor on vendas_lead (id_usuario);
create index vendas_lead_exclusao on vendas_lead (id_usuario_exclusao) where id_usuario_exclusao is not null;

-- What was done with a lead: its way through the stages, contacts, assignments.
create table vendas_lead_historico (
  id bigint generated always as identity primary key,
  id_lead bigint not null references vendas_lead on delete cascade,
  acao text not null check (acao in ('criada', 'status', 'contato', 'atribuida', 'errada', 'inviavel', 'inativada',
    'reativada', 'excluida', 'restaurada', 'unida', 'separada', 'liberada', 'cobertura')),
  status_de smallint,
  status_para smallint,
  texto text check (length(texto) <= 450),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now()
);
create index vendas_lead_historico_lead on vendas_lead_historico (id_lead, created_at desc, id desc);
create index vendas_lead_historico_autor on vendas_lead_historico (id_usuario, created_at desc);

do $$ declare t text; begin
  foreach t in array array['relationship_dados_pessoas', 'relationship_contrato', 'precificacao', 'vendas_blocklist_motivo',
    'blacklist', 'vendas_cobertura', 'vendas_campanha', 'vendas_canal', 'vendas_destino', 'vendas_tracking_url',
    'vendas_lead'] loop
    call alteracao_ativar(t);
  end loop;
  foreach t in array array['relationship_dados_pessoas', 'relationship_contrato', 'precificacao', 'vendas_blocklist_motivo',
    'blacklist', 'vendas_cobertura', 'vendas_campanha', 'vendas_canal', 'vendas_destino', 'vendas_tracking_url'] loop
    call historico_ativar(t);
  end loop;
  call historico_ativar('vendas_lead', 'id', '{cidade_chave,bairro_chave,rua_chave,venda}');
end $$;
