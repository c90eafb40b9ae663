-- Vehicles of the providers, who drives them, and what happens to them.
create table locadora (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 120),
  cnpj text not null check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  telefone text check (telefone ~ '^([0-9]{10,11}|55[0-9]{10,11})$'),
  email text check (length(email) <= 254),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index locadora_cnpj_unico on locadora (cnpj);

create table motorista (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references rh_usuario on delete cascade,
  cnh_numero text not null check (cnh_numero ~ '^[0-9]{11}$'),
  -- Who has no licence is no driver.
  cnh_categoria text not null check (cnh_categoria in ('A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE')),
  cnh_validade date not null,
  cnh_arquivo uuid references arquivo,
  termo_aceito_em timestamptz(3),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index motorista_usuario_unico on motorista (id_usuario);
create index motorista_validade on motorista (cnh_validade) where ativo;
create index motorista_arquivo on motorista (cnh_arquivo) where cnh_arquivo is not null;

create table veiculo (
  id bigint generated always as identity primary key,
  placa text not null check (placa ~ '^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$'),
  renavam text not null check (renavam ~ '^[0-9]{11}$'),
  chassi text check (chassi ~ '^[0-9A-HJ-NPR-Z]{17}$'),
  marca text not null check (length(marca) between 2 and 60),
  modelo text not null check (length(modelo) between 2 and 80),
  ano_fabricacao int not null check (ano_fabricacao between 1900 and 2200),
  ano_modelo int not null check (ano_modelo between 1900 and 2200),
  cor text check (length(cor) <= 40),
  tipo text not null check (tipo in ('carro', 'moto', 'utilitario', 'caminhao')),
  combustivel text not null check (combustivel in ('flex', 'gasolina', 'etanol', 'diesel', 'eletrico', 'gnv')),
  propriedade text not null check (propriedade in ('proprio', 'locado')),
  id_locadora bigint references locadora,
  id_empresa bigint not null references empresa,
  id_cidade bigint references cidade,
  id_motorista bigint references motorista on delete set null,
  categoria_exigida text not null check (categoria_exigida in ('Não Possui', 'A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE')),
  lugares int not null default 5 check (lugares between 1 and 60),
  km_atual int not null default 0 check (km_atual between 0 and 9999999),
  vencimento_licenciamento date,
  vencimento_seguro date,
  proxima_revisao_data date,
  proxima_revisao_km int check (proxima_revisao_km between 0 and 9999999),
  foto uuid references arquivo,
  situacao text not null default 'disponivel' check (situacao in ('disponivel', 'em_uso', 'manutencao', 'baixado')),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index veiculo_placa_unica on veiculo (placa);
create index veiculo_empresa on veiculo (id_empresa, placa);
create index veiculo_motorista_atual on veiculo (id_motorista) where id_motorista is not null;
create index veiculo_locadora on veiculo (id_locadora) where id_locadora is not null;
create index veiculo_cidade on veiculo (id_cidade) where id_cidade is not null;
create index veiculo_foto on veiculo (foto) where foto is not null;
create index veiculo_licenciamento on veiculo (vencimento_licenciamento) where situacao <> 'baixado';
create index veiculo_seguro on veiculo (vencimento_seguro) where situacao <> 'baixado';

-- The odometer never goes back, whoever writes it.
create function veiculo_km_nao_volta() returns trigger language plpgsql as $$
begin
  if new.km_atual < old.km_atual then
    raise exception 'km' using errcode = '23514', constraint = 'veiculo_km_atual_check', table = 'veiculo';
  end if;
  return new;
end $$;
create trigger km_nao_volta before update of km_atual on veiculo
  for each row execute function veiculo_km_nao_volta();

-- Who had a vehicle when.
create table veiculo_motorista (
  id bigint generated always as identity primary key,
  id_veiculo bigint not null references veiculo on delete cascade,
  id_motorista bigint not null references motorista,
  inicio timestamptz(3) not null default now(),
  fim timestamptz(3),
  km_inicio int not null check (km_inicio between 0 and 9999999),
  km_fim int check (km_fim between 0 and 9999999),
  created_at timestamptz(3) not null default now(),
  constraint veiculo_motorista_ordem check (fim >= inicio),
  constraint veiculo_motorista_um exclude using gist (id_veiculo with =, tstzrange(inicio, fim) with &&)
);
create index veiculo_motorista_motorista on veiculo_motorista (id_motorista, inicio);

-- Keys and who has them.
create table veiculo_chave (
  id bigint generated always as identity primary key,
  id_veiculo bigint not null references veiculo on delete cascade,
  nome text not null check (length(nome) between 2 and 60),
  -- Null: in the office.
  id_funcionario bigint references rh_usuario on delete set null,
  entregue_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index veiculo_chave_unica on veiculo_chave (id_veiculo, normaliza(nome));
create index veiculo_chave_funcionario on veiculo_chave (id_funcionario) where id_funcionario is not null;

create table incidente_veiculo (
  id bigint generated always as identity primary key,
  id_veiculo bigint not null references veiculo,
  id_motorista bigint references motorista on delete set null,
  id_usuario bigint references rh_usuario on delete set null,
  tipo text not null check (tipo in ('colisao', 'avaria', 'furto', 'roubo', 'pane', 'outro')),
  data_hora timestamptz(3) not null,
  local text not null check (length(local) between 2 and 160),
  id_cidade bigint not null references cidade,
  -- May tell of injuries: for managers and whoever wrote it.
  descricao text not null check (length(descricao) between 2 and 2000),
  terceiros boolean not null default false,
  boletim_ocorrencia text check (length(boletim_ocorrencia) <= 60),
  seguro_acionado boolean not null default false,
  custo numeric(12, 2) check (custo >= 0),
  situacao text not null default 'aberto' check (situacao in ('aberto', 'em_analise', 'encerrado')),
  resposta text check (length(resposta) <= 450),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index incidente_veiculo_veiculo on incidente_veiculo (id_veiculo, data_hora);
create index incidente_veiculo_data on incidente_veiculo (data_hora desc, id desc);
create index incidente_veiculo_motorista on incidente_veiculo (id_motorista) where id_motorista is not null;
create index incidente_veiculo_usuario on incidente_veiculo (id_usuario) where id_usuario is not null;
create index incidente_veiculo_cidade on incidente_veiculo (id_cidade);

create table incidente_veiculo_foto (
  id bigint generated always as identity primary key,
  id_incidente bigint not null references incidente_veiculo on delete cascade,
  id_arquivo uuid not null references arquivo,
  created_at timestamptz(3) not null default now()
);
create index incidente_veiculo_foto_incidente on incidente_veiculo_foto (id_incidente);
create index incidente_veiculo_foto_arquivo on incidente_veiculo_foto (id_arquivo);

create table manutencao_veiculo (
  id bigint generated always as identity primary key,
  id_veiculo bigint not null references veiculo,
  tipo text not null check (tipo in ('preventiva', 'corretiva', 'revisao', 'pneu', 'sinistro')),
  descricao text not null check (length(descricao) between 2 and 2000),
  oficina text check (length(oficina) <= 120),
  data_abertura date not null default current_date,
  data_agendada date,
  data_conclusao date,
  km int not null check (km between 0 and 9999999),
  valor_pecas numeric(12, 2) not null default 0 check (valor_pecas >= 0),
  valor_mao_obra numeric(12, 2) not null default 0 check (valor_mao_obra >= 0),
  valor_total numeric(13, 2) generated always as (valor_pecas + valor_mao_obra) stored,
  nota_arquivo uuid references arquivo,
  proxima_data date,
  proxima_km int check (proxima_km between 0 and 9999999),
  -- The vehicle cannot be driven: looked at first.
  parado boolean not null default false,
  situacao text not null default 'solicitada'
    check (situacao in ('solicitada', 'aprovada', 'em_execucao', 'concluida', 'recusada', 'cancelada')),
  resposta text check (length(resposta) <= 450),
  id_solicitante bigint references rh_usuario on delete set null,
  id_incidente_veiculo bigint references incidente_veiculo on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint manutencao_veiculo_conclusao check (data_conclusao >= data_abertura)
);
create index manutencao_veiculo_veiculo on manutencao_veiculo (id_veiculo, data_abertura);
create index manutencao_veiculo_abertura on manutencao_veiculo (data_abertura desc, id desc);
create index manutencao_veiculo_concluida on manutencao_veiculo (data_conclusao) where situacao = 'concluida';
create index manutencao_veiculo_solicitante on manutencao_veiculo (id_solicitante) where id_solicitante is not null;
create index manutencao_veiculo_incidente on manutencao_veiculo (id_incidente_veiculo) where id_incidente_veiculo is not null;
create index manutencao_veiculo_nota on manutencao_veiculo (nota_arquivo) where nota_arquivo is not null;

-- Vehicles that the group rents.
create table locacao (
  id bigint generated always as identity primary key,
  id_locadora bigint not null references locadora,
  id_veiculo bigint not null references veiculo,
  contrato text not null check (length(contrato) between 1 and 60),
  data_inicio date not null,
  data_fim date not null,
  valor_mensal numeric(12, 2) not null check (valor_mensal >= 0),
  franquia_km int check (franquia_km between 0 and 9999999),
  valor_km_excedente numeric(12, 2) check (valor_km_excedente >= 0),
  -- Over its last day it reads as vencida; only an end that somebody declares is stored.
  encerrada_em date,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint locacao_periodo check (data_fim >= data_inicio),
  constraint locacao_uma exclude using gist (id_veiculo with =, daterange(data_inicio, data_fim, '[]') with &&)
    where (encerrada_em is null)
);
create index locacao_locadora on locacao (id_locadora);
create index locacao_veiculo on locacao (id_veiculo, data_inicio);
create index locacao_fim on locacao (data_fim) where encerrada_em is null;

create table multa (
  id bigint generated always as identity primary key,
  id_veiculo bigint not null references veiculo,
  id_motorista bigint references motorista on delete set null,
  -- Where the driver was found; `manual` when somebody chose them.
  origem_motorista text check (origem_motorista in ('checklist', 'solicitacao', 'vinculo', 'manual')),
  -- Who proposed the driver (for the server's proposal: who registered the fine) and who confirmed: two people.
  id_indicador bigint references rh_usuario on delete set null,
  id_confirmador bigint references rh_usuario on delete set null,
  confirmado_em timestamptz(3),
  auto_infracao text not null check (auto_infracao ~ '^[A-Z0-9-]{4,20}$'),
  orgao text not null check (length(orgao) between 2 and 120),
  codigo_infracao text not null check (length(codigo_infracao) between 1 and 20),
  descricao text not null check (length(descricao) between 2 and 450),
  gravidade text not null check (gravidade in ('leve', 'media', 'grave', 'gravissima')),
  pontos int not null check (pontos in (3, 4, 5, 7)),
  data_infracao timestamptz(3) not null,
  local text not null check (length(local) between 2 and 160),
  data_notificacao date not null,
  -- The date that the notice itself gives.
  prazo_notificado date,
  prazo_indicacao date generated always as (coalesce(prazo_notificado, data_notificacao + 30)) stored,
  valor numeric(12, 2) not null check (valor > 0),
  vencimento date not null,
  valor_pago numeric(12, 2) check (valor_pago >= 0),
  pago_em date,
  desconto_folha boolean not null default false,
  arquivo uuid references arquivo,
  situacao text not null default 'recebida' check (situacao in ('recebida', 'condutor_indicado', 'termo_gerado',
    'termo_assinado', 'nao_indicada', 'em_recurso', 'paga', 'cancelada')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint multa_duas_pessoas check (id_confirmador <> id_indicador)
);
create unique index multa_auto_unico on multa (auto_infracao);
create index multa_veiculo on multa (id_veiculo, data_infracao);
create index multa_data on multa (data_infracao desc, id desc);
create index multa_motorista on multa (id_motorista, data_infracao) where id_motorista is not null;
create index multa_prazo on multa (prazo_indicacao) where situacao = 'recebida';
create index multa_arquivo on multa (arquivo) where arquivo is not null;
create index multa_indicador on multa (id_indicador) where id_indicador is not null;
create index multa_confirmador on multa (id_confirmador) where id_confirmador is not null;

create table multa_termo (
  id bigint generated always as identity primary key,
  id_multa bigint not null references multa on delete cascade,
  id_motorista bigint not null references motorista,
  texto text not null check (length(texto) between 2 and 5000),
  gerado_em timestamptz(3) not null default now(),
  assinado_em timestamptz(3),
  arquivo_assinado uuid references arquivo,
  forma text check (forma in ('tela', 'anexo')),
  -- SHA-256 of what was signed: text, signer, moment and drawing.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  autoriza_desconto boolean,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index multa_termo_unico on multa_termo (id_multa);
create index multa_termo_motorista on multa_termo (id_motorista);
create index multa_termo_arquivo on multa_termo (arquivo_assinado) where arquivo_assinado is not null;

-- An employee asks for a vehicle.
create table solicitacao_veiculo (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references rh_usuario on delete cascade,
  id_empresa bigint not null references empresa,
  motivo text not null check (length(motivo) between 2 and 450),
  origem text not null check (length(origem) between 2 and 160),
  destino text not null check (length(destino) between 2 and 160),
  data_retirada timestamptz(3) not null,
  data_devolucao timestamptz(3) not null,
  passageiros int not null default 1 check (passageiros between 1 and 60),
  -- The person drives it themselves.
  dirige boolean not null default true,
  id_veiculo bigint references veiculo,
  id_motorista bigint references motorista on delete set null,
  km_saida int check (km_saida between 0 and 9999999),
  km_retorno int check (km_retorno between 0 and 9999999),
  situacao text not null default 'pendente'
    check (situacao in ('pendente', 'aprovada', 'em_uso', 'concluida', 'recusada', 'cancelada')),
  -- Since when it waits for a vehicle that others have.
  espera_desde timestamptz(3),
  resposta text check (length(resposta) <= 450),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint solicitacao_veiculo_ordem check (data_devolucao > data_retirada),
  constraint solicitacao_veiculo_com_veiculo check (situacao not in ('aprovada', 'em_uso', 'concluida') or id_veiculo is not null),
  -- Two approvals of overlapping windows of one vehicle cannot both stand.
  constraint solicitacao_veiculo_livre exclude using gist (id_veiculo with =, tstzrange(data_retirada, data_devolucao) with &&)
    where (situacao in ('aprovada', 'em_uso'))
);
create index solicitacao_veiculo_usuario on solicitacao_veiculo (id_usuario, data_retirada desc);
create index solicitacao_veiculo_empresa on solicitacao_veiculo (id_empresa, data_retirada desc);
create index solicitacao_veiculo_veiculo on solicitacao_veiculo (id_veiculo, data_retirada) where id_veiculo is not null;
create index solicitacao_veiculo_motorista on solicitacao_veiculo (id_motorista) where id_motorista is not null;
-- It is driven by one person at a time, whatever was planned.
create unique index solicitacao_veiculo_em_uso on solicitacao_veiculo (id_veiculo) where situacao = 'em_uso';
create index solicitacao_veiculo_espera on solicitacao_veiculo (espera_desde) where espera_desde is not null;

-- What the driver saw when leaving and returning.
create table solicitacao_veiculo_checklist (
  id bigint generated always as identity primary key,
  id_solicitacao bigint not null references solicitacao_veiculo on delete cascade,
  momento text not null check (momento in ('saida', 'retorno')),
  id_usuario bigint references rh_usuario on delete set null,
  feito_em timestamptz(3) not null default now(),
  km int not null check (km between 0 and 9999999),
  -- Quarters of the tank.
  combustivel int not null check (combustivel between 0 and 4),
  avarias text check (length(avarias) <= 450),
  created_at timestamptz(3) not null default now()
);
create unique index solicitacao_veiculo_checklist_um on solicitacao_veiculo_checklist (id_solicitacao, momento);
create index solicitacao_veiculo_checklist_usuario on solicitacao_veiculo_checklist (id_usuario) where id_usuario is not null;

create table solicitacao_veiculo_foto (
  id bigint generated always as identity primary key,
  id_checklist bigint not null references solicitacao_veiculo_checklist on delete cascade,
  id_arquivo uuid not null references arquivo,
  created_at timestamptz(3) not null default now()
);
create index solicitacao_veiculo_foto_checklist on solicitacao_veiculo_foto (id_checklist);
create index solicitacao_veiculo_foto_arquivo on solicitacao_veiculo_foto (id_arquivo);

create table abastecimento (
  id bigint generated always as identity primary key,
  id_veiculo bigint not null references veiculo,
  id_usuario bigint references rh_usuario on delete set null,
  data timestamptz(3) not null,
  km int not null check (km between 0 and 9999999),
  litros numeric(8, 3) not null check (litros > 0),
  valor numeric(12, 2) not null check (valor > 0),
  posto text check (length(posto) <= 120),
  comprovante uuid references arquivo,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index abastecimento_veiculo on abastecimento (id_veiculo, data, km);
create index abastecimento_data on abastecimento (data desc, id desc);
create index abastecimento_usuario on abastecimento (id_usuario) where id_usuario is not null;
create index abastecimento_comprovante on abastecimento (comprovante) where comprovante is not null;

-- The address from which another calendar reads what ends; only its hash is kept.
create table vencimento_assinatura (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  hash text not null unique,
  created_at timestamptz(3) not null default now()
);

do $$ declare t text; begin
  foreach t in array array['locadora', 'motorista', 'veiculo', 'veiculo_chave', 'incidente_veiculo', 'manutencao_veiculo',
      'locacao', 'multa', 'solicitacao_veiculo', 'abastecimento'] loop
    call alteracao_ativar(t);
    call historico_ativar(t);
  end loop;
end $$;
-- The text has CPF and CNH in it: the log tells the moments alone.
call alteracao_ativar('multa_termo');
call historico_ativar('multa_termo', 'id', '{texto,hash}');
call arquivo_ativar('motorista', 'cnh_arquivo');
call arquivo_ativar('veiculo', 'foto');
call arquivo_ativar('incidente_veiculo_foto', 'id_arquivo');
call arquivo_ativar('manutencao_veiculo', 'nota_arquivo');
call arquivo_ativar('multa', 'arquivo');
call arquivo_ativar('multa_termo', 'arquivo_assinado');
call arquivo_ativar('solicitacao_veiculo_foto', 'id_arquivo');
call arquivo_ativar('abastecimento', 'comprovante');
