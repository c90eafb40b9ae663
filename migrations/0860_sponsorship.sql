-- Sponsorship: what applicants ask for, whether it is worth it, what is agreed, and the account of the event.

-- What a guest may do after solving the form's task, or by the link of an e-mail: upload files and send once.
create table envio_visitante (
  id bigint generated always as identity primary key,
  -- SHA-256 of the token: whoever reads the table can send nothing.
  resumo text not null check (resumo ~ '^[0-9a-f]{64}$'),
  finalidade text not null check (finalidade in ('patrocinio', 'prestacao')),
  expira_em timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create unique index envio_visitante_resumo on envio_visitante (resumo);
create index envio_visitante_expira on envio_visitante (expira_em);

alter table arquivo add column id_envio bigint references envio_visitante on delete set null;
create index arquivo_envio on arquivo (id_envio) where id_envio is not null;

create table patrocinio_justificativa (
  id bigint generated always as identity primary key,
  titulo text not null check (length(titulo) between 2 and 120),
  -- What the applicant reads in the e-mail.
  texto_publico text not null check (length(texto_publico) between 2 and 1000),
  tipo text not null check (tipo in ('recusa', 'inviabilidade', 'cancelamento', 'pendencia')),
  ativo boolean not null default true,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index patrocinio_justificativa_titulo_unico on patrocinio_justificativa (tipo, normaliza(titulo));
create index patrocinio_justificativa_autor on patrocinio_justificativa (id_usuario) where id_usuario is not null;

-- The last number of each year; its row makes two requests of the same moment wait for each other.
create table patrocinio_protocolo (
  ano int primary key check (ano between 2000 and 2999),
  ultimo int not null check (ultimo between 1 and 99999)
);

create table patrocinio_solicitacao (
  id bigint generated always as identity primary key,
  protocolo text not null check (protocolo ~ '^PAT-[0-9]{4}-[0-9]{5}$'),
  id_empresa bigint not null references empresa,
  -- SHA-256 of the token that it was sent by: sent twice, it is the same request.
  envio text check (envio ~ '^[0-9a-f]{64}$'),
  tipo_pessoa text not null check (tipo_pessoa in ('pf', 'pj')),
  nome_razaosocial text not null check (length(nome_razaosocial) between 2 and 200),
  cpf_cnpj text check (cpf_cnpj ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  responsavel text check (length(responsavel) between 2 and 120),
  email text check (length(email) <= 254),
  telefone text check (telefone ~ '^([0-9]{10,11}|55[0-9]{10,11})$'),
  evento text not null check (length(evento) between 2 and 120),
  descricao text not null check (length(descricao) between 2 and 2000),
  site_evento text check (length(site_evento) <= 2048),
  redes_sociais text check (length(redes_sociais) <= 450),
  local text not null check (length(local) between 1 and 120),
  endereco text not null check (length(endereco) between 1 and 200),
  id_cidade bigint not null references rh_cidade_provedor,
  data_inicio date not null,
  data_fim date not null,
  publico_estimado int not null check (publico_estimado between 1 and 10000000),
  tipo text not null check (tipo in ('financeiro', 'internet', 'material', 'brindes', 'permuta', 'misto')),
  valor_solicitado numeric(12, 2) check (valor_solicitado > 0 and valor_solicitado <= 1000000),
  itens_solicitados text check (length(itens_solicitados) <= 1000),
  contrapartidas text not null check (length(contrapartidas) between 2 and 1000),
  outros_patrocinadores text check (length(outros_patrocinadores) <= 450),
  ja_patrocinado boolean not null default false,
  id_arquivo_proposta uuid references arquivo,
  aceite_lgpd_em timestamptz(3) not null default now(),
  situacao text not null default 'recebida' check (situacao in ('recebida', 'em_viabilidade', 'em_negociacao', 'aprovada',
    'aguardando_pos_evento', 'inadimplente', 'concluida', 'recusada', 'cancelada', 'arquivada')),
  situacao_em timestamptz(3) not null default now(),
  id_responsavel_interno bigint references rh_usuario on delete set null,
  id_justificativa bigint references patrocinio_justificativa,
  justificativa_texto text check (length(justificativa_texto) <= 450),
  -- Above the limit two people approve.
  id_aprovador bigint references rh_usuario on delete set null,
  aprovado_em timestamptz(3),
  id_segundo_aprovador bigint references rh_usuario on delete set null,
  segunda_aprovacao_em timestamptz(3),
  id_evento bigint references rh_marketing_eventos on delete set null,
  id_tracking bigint references vendas_tracking_url on delete set null,
  anonimizada_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint patrocinio_periodo check (data_fim >= data_inicio),
  constraint patrocinio_valor check (tipo <> 'financeiro' or valor_solicitado is not null),
  constraint patrocinio_justificado check (situacao not in ('recusada', 'cancelada') or id_justificativa is not null),
  constraint patrocinio_duas_pessoas check (id_segundo_aprovador <> id_aprovador),
  constraint patrocinio_dados check (anonimizada_em is not null
    or (cpf_cnpj is not null and responsavel is not null and email is not null and telefone is not null))
);
create unique index patrocinio_protocolo_unico on patrocinio_solicitacao (protocolo);
create unique index patrocinio_envio_unico on patrocinio_solicitacao (envio) where envio is not null;
create index patrocinio_empresa on patrocinio_solicitacao (id_empresa, created_at desc, id desc);
create index patrocinio_criacao on patrocinio_solicitacao (created_at desc, id desc);
create index patrocinio_documento on patrocinio_solicitacao (cpf_cnpj, situacao) where cpf_cnpj is not null;
create index patrocinio_fim on patrocinio_solicitacao (data_fim) where situacao in ('aprovada', 'aguardando_pos_evento');
create index patrocinio_ano on patrocinio_solicitacao (id_empresa, data_inicio);
create index patrocinio_cidade on patrocinio_solicitacao (id_cidade);
create index patrocinio_situacao on patrocinio_solicitacao (situacao, situacao_em);
create index patrocinio_proposta on patrocinio_solicitacao (id_arquivo_proposta) where id_arquivo_proposta is not null;
create index patrocinio_responsavel on patrocinio_solicitacao (id_responsavel_interno) where id_responsavel_interno is not null;
create index patrocinio_motivo on patrocinio_solicitacao (id_justificativa) where id_justificativa is not null;
create index patrocinio_aprovador on patrocinio_solicitacao (id_aprovador) where id_aprovador is not null;
create index patrocinio_segundo on patrocinio_solicitacao (id_segundo_aprovador) where id_segundo_aprovador is not null;
create index patrocinio_evento on patrocinio_solicitacao (id_evento) where id_evento is not null;
create index patrocinio_tracking on patrocinio_solicitacao (id_tracking) where id_tracking is not null;

create table patrocinio_viabilidade (
  id bigint generated always as identity primary key,
  id_solicitacao bigint not null references patrocinio_solicitacao on delete cascade,
  clientes_cidade int not null check (clientes_cidade between 0 and 10000000),
  clientes_potenciais int not null check (clientes_potenciais between 0 and 10000000),
  cobertura text not null check (cobertura in ('total', 'parcial', 'nenhuma')),
  alinhamento_marca int not null check (alinhamento_marca between 1 and 5),
  alcance int not null check (alcance between 1 and 5),
  relacionamento int not null check (relacionamento between 1 and 5),
  custo_estimado numeric(12, 2) not null check (custo_estimado >= 0),
  retorno_estimado numeric(12, 2) check (retorno_estimado >= 0),
  concorrente_presente boolean not null default false,
  -- By the weights of the day on which it was saved.
  nota numeric(4, 2) not null check (nota between 1 and 5),
  parecer text not null check (parecer in ('viavel', 'inviavel', 'viavel_com_ressalvas')),
  observacao text check (length(observacao) <= 450),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index patrocinio_viabilidade_unica on patrocinio_viabilidade (id_solicitacao);
create index patrocinio_viabilidade_autor on patrocinio_viabilidade (id_usuario) where id_usuario is not null;

create table patrocinio_negociacao (
  id bigint generated always as identity primary key,
  id_solicitacao bigint not null references patrocinio_solicitacao on delete cascade,
  rodada int not null check (rodada between 1 and 100),
  autor text not null check (autor in ('empresa', 'solicitante')),
  tipo text not null check (tipo in ('financeiro', 'internet', 'material', 'brindes', 'permuta', 'misto')),
  -- What the sponsorship costs, whatever it consists of.
  valor numeric(12, 2) not null check (valor >= 0 and valor <= 1000000),
  itens text check (length(itens) <= 1000),
  contrapartidas text not null check (length(contrapartidas) between 2 and 1000),
  validade date,
  situacao text not null default 'proposta' check (situacao in ('proposta', 'aceita', 'recusada', 'substituida')),
  observacao text check (length(observacao) <= 450),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index patrocinio_rodada_unica on patrocinio_negociacao (id_solicitacao, rodada);
create unique index patrocinio_aceita_unica on patrocinio_negociacao (id_solicitacao) where situacao = 'aceita';
create index patrocinio_negociacao_autor on patrocinio_negociacao (id_usuario) where id_usuario is not null;

create table patrocinio_pos_evento (
  id bigint generated always as identity primary key,
  id_solicitacao bigint not null references patrocinio_solicitacao on delete cascade,
  realizado boolean not null default true,
  publico_real int check (publico_real between 0 and 10000000),
  -- What staff counted at the stand; the leads of the tracking link are counted from the leads themselves.
  leads_captados int check (leads_captados between 0 and 1000000),
  vendas int check (vendas between 0 and 1000000),
  valor_realizado numeric(12, 2) not null default 0 check (valor_realizado between 0 and 1000000),
  avaliacao int check (avaliacao between 1 and 5),
  contrapartidas_cumpridas text check (contrapartidas_cumpridas in ('sim', 'parcial', 'nao')),
  resumo text check (length(resumo) <= 2000),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'em_analise', 'aprovado', 'pendencia')),
  enviado_em timestamptz(3),
  id_justificativa bigint references patrocinio_justificativa,
  id_foto_capa bigint,
  id_usuario bigint references rh_usuario on delete set null,
  id_aprovador bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint patrocinio_prestacao_completa check (situacao in ('pendente', 'pendencia')
    or (contrapartidas_cumpridas is not null and resumo is not null))
);
create unique index patrocinio_pos_evento_unico on patrocinio_pos_evento (id_solicitacao);
create index patrocinio_pos_evento_situacao on patrocinio_pos_evento (situacao);
create index patrocinio_pos_evento_motivo on patrocinio_pos_evento (id_justificativa) where id_justificativa is not null;
create index patrocinio_pos_evento_autor on patrocinio_pos_evento (id_usuario) where id_usuario is not null;
create index patrocinio_pos_evento_aprovador on patrocinio_pos_evento (id_aprovador) where id_aprovador is not null;

create table patrocinio_pos_evento_foto (
  id bigint generated always as identity primary key,
  id_pos_evento bigint not null references patrocinio_pos_evento on delete cascade,
  id_arquivo uuid not null references arquivo,
  legenda text check (length(legenda) <= 140),
  ordem int not null check (ordem between 1 and 20),
  -- People in the photo allowed that it is shown; without it nobody publishes the photo.
  autorizacao_imagem boolean not null default false,
  -- Null when the applicant sent it.
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint patrocinio_foto_ordem unique (id_pos_evento, ordem) deferrable initially deferred
);
create index patrocinio_foto_arquivo on patrocinio_pos_evento_foto (id_arquivo);
create index patrocinio_foto_autor on patrocinio_pos_evento_foto (id_usuario) where id_usuario is not null;
alter table patrocinio_pos_evento add constraint patrocinio_capa
  foreign key (id_foto_capa) references patrocinio_pos_evento_foto on delete set null;
create index patrocinio_pos_evento_capa on patrocinio_pos_evento (id_foto_capa) where id_foto_capa is not null;

create table patrocinio_pos_evento_arquivo (
  id bigint generated always as identity primary key,
  id_pos_evento bigint not null references patrocinio_pos_evento on delete cascade,
  id_arquivo uuid not null references arquivo,
  tipo text not null check (tipo in ('nota_fiscal', 'recibo', 'contrato', 'clipping', 'outro')),
  descricao text check (length(descricao) <= 140),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index patrocinio_arquivo_pos_evento on patrocinio_pos_evento_arquivo (id_pos_evento, id);
create index patrocinio_arquivo_arquivo on patrocinio_pos_evento_arquivo (id_arquivo);
create index patrocinio_arquivo_autor on patrocinio_pos_evento_arquivo (id_usuario) where id_usuario is not null;

-- The reminders that were sent, each once.
create table patrocinio_lembrete (
  id_solicitacao bigint not null references patrocinio_solicitacao on delete cascade,
  dias int not null check (dias in (1, 15, 30)),
  created_at timestamptz(3) not null default now(),
  primary key (id_solicitacao, dias)
);
-- The links by which the applicant sends the account.
create table patrocinio_link (
  id_envio bigint primary key references envio_visitante on delete cascade,
  id_solicitacao bigint not null references patrocinio_solicitacao on delete cascade
);
create index patrocinio_link_solicitacao on patrocinio_link (id_solicitacao);

create table patrocinio_orcamento (
  id bigint generated always as identity primary key,
  id_empresa bigint not null references empresa,
  ano int not null check (ano between 2000 and 2999),
  valor numeric(12, 2) not null check (valor >= 0),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index patrocinio_orcamento_unico on patrocinio_orcamento (id_empresa, ano);
create index patrocinio_orcamento_autor on patrocinio_orcamento (id_usuario) where id_usuario is not null;

-- How many customers a provider has in a city.
create index relationship_dados_pessoas_cidade on relationship_dados_pessoas (id_empresa, normaliza(cidade)) where ativo;

do $$
declare
  t text;
begin
  foreach t in array array['patrocinio_justificativa', 'patrocinio_viabilidade', 'patrocinio_negociacao',
    'patrocinio_pos_evento', 'patrocinio_pos_evento_foto', 'patrocinio_pos_evento_arquivo', 'patrocinio_orcamento'] loop
    call alteracao_ativar(t);
    call historico_ativar(t);
  end loop;
end $$;
call alteracao_ativar('patrocinio_solicitacao');
-- Who asked is not in the history: it ends with the record.
call historico_ativar('patrocinio_solicitacao', 'id',
  '{nome_razaosocial,cpf_cnpj,responsavel,email,telefone,redes_sociais,envio}');
call arquivo_ativar('patrocinio_solicitacao', 'id_arquivo_proposta');
call arquivo_ativar('patrocinio_pos_evento_foto', 'id_arquivo');
call arquivo_ativar('patrocinio_pos_evento_arquivo', 'id_arquivo');
