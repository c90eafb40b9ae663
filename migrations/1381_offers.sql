-- The letter that offers a contract: its templates, what was sent, who accepted it and how.
create table carreira_carta (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 80),
  texto text not null check (length(texto) between 2 and 10000),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index carreira_carta_nome_unico on carreira_carta (normaliza(nome));
insert into carreira_carta (nome, texto) values ('Proposta de trabalho',
  E'{{empresa}} oferece a {{nome}} o cargo de {{cargo}}, em {{cidade}}.\n\nInício: {{inicio}}\nSalário: {{salario}} por mês\nJornada: {{jornada}}\nBenefícios: {{beneficios}}\n\nEsta proposta vale até {{validade}}. A admissão depende dos papéis que a lei pede.');

create table proposta (
  id bigint generated always as identity primary key,
  id_candidatura bigint not null references candidatura on delete cascade,
  id_carta bigint references carreira_carta,
  salario numeric(12, 2) not null check (salario > 0),
  data_inicio date not null,
  jornada text not null check (length(jornada) between 2 and 120),
  beneficios text check (length(beneficios) <= 450),
  -- The letter as it was sent: it changes no more.
  texto text not null check (length(texto) between 2 and 12000),
  situacao text not null default 'enviada'
    check (situacao in ('enviada', 'aceita', 'recusada', 'expirada', 'cancelada')),
  expira_em timestamptz(3) not null,
  -- SHA-256 of what the candidate's link holds, and of the guardian's.
  chave_hash text not null unique,
  responsavel_nome text check (length(responsavel_nome) between 2 and 120),
  responsavel_email text check (length(responsavel_email) <= 254 and responsavel_email = lower(responsavel_email)),
  responsavel_hash text unique,
  motivo_recusa text check (length(motivo_recusa) between 2 and 450),
  encerrada_em timestamptz(3),
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint proposta_responsavel check (num_nulls(responsavel_nome, responsavel_email, responsavel_hash) in (0, 3)),
  constraint proposta_encerrada check ((situacao = 'enviada') = (encerrada_em is null))
);
-- One offer of an application at a time, and none beside one that was accepted.
create unique index proposta_unica on proposta (id_candidatura) where situacao in ('enviada', 'aceita');
create index proposta_candidatura on proposta (id_candidatura, id desc);
create index proposta_carta on proposta (id_carta) where id_carta is not null;
create index proposta_autor on proposta (id_usuario) where id_usuario is not null;
create index proposta_vencida on proposta (expira_em) where situacao = 'enviada';

-- The code that is mailed to who accepts; it is used once.
create table proposta_codigo (
  id_proposta bigint not null references proposta on delete cascade,
  papel text not null check (papel in ('candidato', 'responsavel')),
  hash text not null,
  tentativas int not null default 0,
  expira_em timestamptz(3) not null,
  primary key (id_proposta, papel)
);

create table proposta_aceite (
  id bigint generated always as identity primary key,
  id_proposta bigint not null references proposta on delete cascade,
  papel text not null check (papel in ('candidato', 'responsavel')),
  -- As it was typed.
  nome text not null check (length(nome) between 2 and 120),
  momento timestamptz(3) not null,
  -- SHA-256 of letter, offer, part, name and moment.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  constraint proposta_aceite_unico unique (id_proposta, papel)
);

call alteracao_ativar('carreira_carta');
call alteracao_ativar('proposta');
call historico_ativar('carreira_carta');
call historico_ativar('proposta', 'id',
  '{chave_hash,responsavel_hash,responsavel_nome,responsavel_email,texto,motivo_recusa,salario,beneficios,jornada}');
call alteracoes_acompanhar('carreira_carta', '''{}''::bigint[]');
