-- Deciding about applicants: reasons, criteria, notes, interviews, invitations, saved searches, one person twice.
alter table mensagem_saida add column convite text check (length(convite) <= 20000);

-- Two more occasions on which candidates are written.
alter table carreira_modelo drop constraint carreira_modelo_etapa_check;
alter table carreira_modelo add constraint carreira_modelo_etapa_check check (etapa in ('inscrito', 'entrevista_rh',
  'entrevista_gestor', 'proposta', 'contratado', 'reprovado', 'convite_entrevista', 'convite_vaga'));
insert into carreira_modelo (etapa, nome, assunto, texto, padrao) values
  ('convite_entrevista', 'Convite para entrevista', '{{vaga}}: entrevista em {{data}}',
   E'Olá, {{primeiro_nome}}.\n\nSua entrevista para {{vaga}} na {{empresa}} está marcada para {{data}}.\nOnde: {{local}}\n\nConfirme ou peça outro horário, sem precisar entrar, em {{link}}.', true),
  ('convite_vaga', 'Convite do banco de talentos', '{{vaga}}: seu currículo combina com esta vaga',
   E'Olá, {{primeiro_nome}}.\n\nSeu currículo está no nosso banco de talentos e combina com a vaga {{vaga}} na {{empresa}}.\n\nSe tiver interesse, candidate-se com o currículo que já temos em {{link}}.', true);

-- Why somebody is refused. `texto` is what the candidate reads.
create table carreira_motivo (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 80),
  texto text not null check (length(texto) between 2 and 450),
  id_modelo bigint references carreira_modelo on delete set null,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index carreira_motivo_nome_unico on carreira_motivo (normaliza(nome));
create index carreira_motivo_modelo on carreira_motivo (id_modelo) where id_modelo is not null;
insert into carreira_motivo (nome, texto) values
  ('Perfil diferente do que a vaga pede', 'Neste momento buscamos um perfil diferente.'),
  ('Vaga preenchida', 'A vaga foi preenchida.'),
  ('Sem a habilitação pedida', 'A vaga exige uma habilitação que não consta do seu cadastro.'),
  ('Não compareceu à entrevista', 'Não foi possível realizar a entrevista.');

-- What interviewers give one to five for.
create table carreira_criterio (
  id bigint generated always as identity primary key,
  nome text not null check (length(nome) between 2 and 80),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index carreira_criterio_nome_unico on carreira_criterio (normaliza(nome));
insert into carreira_criterio (nome) values
  ('Conhecimento técnico'), ('Comunicação'), ('Experiência na função'), ('Trabalho em equipe'), ('Interesse na vaga');

create table candidatura_nota (
  id bigint generated always as identity primary key,
  id_candidatura bigint not null references candidatura on delete cascade,
  id_usuario bigint references rh_usuario on delete set null,
  texto text not null check (length(texto) between 2 and 450),
  created_at timestamptz(3) not null default now()
);
create index candidatura_nota_candidatura on candidatura_nota (id_candidatura, id);
create index candidatura_nota_autor on candidatura_nota (id_usuario) where id_usuario is not null;

create table entrevista (
  id bigint generated always as identity primary key,
  id_candidatura bigint not null references candidatura on delete cascade,
  -- As the application has it: an exclusion looks at one table only.
  id_candidato bigint not null references rh_usuario on delete cascade,
  inicio timestamptz(3) not null,
  fim timestamptz(3) not null,
  local text check (length(local) between 2 and 160),
  link text check (length(link) <= 2048),
  orientacoes text check (length(orientacoes) between 2 and 450),
  situacao text not null default 'convidada'
    check (situacao in ('convidada', 'confirmada', 'outro_horario', 'realizada', 'ausente', 'cancelada')),
  -- What the candidate asked for instead.
  pedido text check (length(pedido) between 2 and 450),
  respondida_em timestamptz(3),
  -- SHA-256 of what the candidate's link holds.
  chave_hash text not null unique,
  -- Calendars keep the newest.
  sequencia int not null default 0,
  id_usuario bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  ocupa boolean not null generated always as (situacao <> 'cancelada') stored,
  constraint entrevista_duracao check (fim > inicio and fim <= inicio + interval '8 hours'),
  constraint entrevista_lugar check (local is not null or link is not null),
  constraint entrevista_pedido check (situacao <> 'outro_horario' or pedido is not null),
  constraint entrevista_horario_candidato exclude using gist (id_candidato with =, tstzrange(inicio, fim) with &&)
    where (situacao <> 'cancelada'),
  constraint entrevista_horario unique (id, inicio, fim, ocupa)
);
create index entrevista_candidatura on entrevista (id_candidatura, inicio);
create index entrevista_candidato on entrevista (id_candidato);
create index entrevista_autor on entrevista (id_usuario) where id_usuario is not null;
create index entrevista_inicio on entrevista (inicio desc, id desc);

-- Its times follow the interview's, so that the exclusion holds whenever it is moved.
create table entrevista_participante (
  id_entrevista bigint not null,
  id_usuario bigint not null references rh_usuario on delete cascade,
  inicio timestamptz(3) not null,
  fim timestamptz(3) not null,
  ocupa boolean not null,
  primary key (id_entrevista, id_usuario),
  constraint entrevista_participante_entrevista foreign key (id_entrevista, inicio, fim, ocupa)
    references entrevista (id, inicio, fim, ocupa) on update cascade on delete cascade,
  constraint entrevista_participante_horario exclude using gist (id_usuario with =, tstzrange(inicio, fim) with &&)
    where (ocupa)
);
create index entrevista_participante_agenda on entrevista_participante (id_usuario, inicio) where ocupa;

-- What an interviewer thought, criterion by criterion as they were called then.
create table entrevista_parecer (
  id bigint generated always as identity primary key,
  id_entrevista bigint not null references entrevista on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  recomendacao text not null check (recomendacao in ('sim', 'talvez', 'nao')),
  texto text check (length(texto) between 2 and 450),
  notas jsonb not null check (jsonb_typeof(notas) = 'array' and jsonb_array_length(notas) between 1 and 20),
  created_at timestamptz(3) not null default now(),
  constraint entrevista_parecer_unico unique (id_entrevista, id_usuario)
);
create index entrevista_parecer_autor on entrevista_parecer (id_usuario);

-- Somebody of the talent bank asked to apply; the link applies with the CV that is stored.
create table vaga_convite (
  id bigint generated always as identity primary key,
  id_vaga bigint not null references vagas_vaga on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  chave_hash text not null unique,
  id_autor bigint references rh_usuario on delete set null,
  id_candidatura bigint references candidatura on delete set null,
  aceito_em timestamptz(3),
  expira_em timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  constraint vaga_convite_unico unique (id_vaga, id_usuario)
);
create index vaga_convite_pessoa on vaga_convite (id_usuario);
create index vaga_convite_autor on vaga_convite (id_autor) where id_autor is not null;
create index vaga_convite_candidatura on vaga_convite (id_candidatura) where id_candidatura is not null;

create table busca_talento (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references rh_usuario on delete cascade,
  nome text not null check (length(nome) between 2 and 80),
  -- As the search takes it: words with synonyms and weights, and the filter.
  palavras jsonb not null check (jsonb_typeof(palavras) = 'array'),
  filtro jsonb not null default '{}' check (jsonb_typeof(filtro) = 'object'),
  avisar boolean not null default true,
  verificada_em timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index busca_talento_nome_unico on busca_talento (id_usuario, normaliza(nome));
create index busca_talento_aviso on busca_talento (id) where avisar;
-- Whom a saved search has found: nobody is new twice.
create table busca_talento_pessoa (
  id_busca bigint not null references busca_talento on delete cascade,
  id_usuario bigint not null references rh_usuario on delete cascade,
  primary key (id_busca, id_usuario)
);
create index busca_talento_pessoa_pessoa on busca_talento_pessoa (id_usuario);
create index curriculo_pdf_lido_em on curriculo_pdf (lido_em) where lido_em is not null;

-- What a manager said about two accounts: the same person, or not. Accounts and consents stay apart.
create table mesma_pessoa (
  id_usuario bigint not null references rh_usuario on delete cascade,
  id_outro bigint not null references rh_usuario on delete cascade,
  mesma boolean not null,
  id_autor bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (id_usuario, id_outro),
  constraint mesma_pessoa_ordem check (id_usuario < id_outro)
);
create index mesma_pessoa_outro on mesma_pessoa (id_outro);
create index mesma_pessoa_autor on mesma_pessoa (id_autor) where id_autor is not null;
create index rh_usuario_nascimento_nome on rh_usuario (data_nascimento, normaliza(nome)) where not funcionario;
create index rh_usuario_telefone_candidato on rh_usuario (telefone) where not funcionario and telefone is not null;

-- Vacancies whose words changed: their applications are scored again, in parts.
create table vaga_repontuacao (
  id_vaga bigint primary key references vagas_vaga on delete cascade,
  -- Grows with each change, so that a change during the work begins it again.
  versao int not null default 1,
  total int not null default 0,
  feitas int not null default 0,
  -- The last person of the parts that are done.
  ultima_pessoa bigint not null default 0,
  concluida_em timestamptz(3),
  pedida_em timestamptz(3) not null default now()
);
create index vaga_repontuacao_pendente on vaga_repontuacao (pedida_em) where concluida_em is null;
create function palavra_chave_mudou() returns trigger language plpgsql as $$
begin
  -- A vacancy that goes takes its words along: there is nothing to score.
  insert into vaga_repontuacao as r (id_vaga, total)
  select v.id, (select count(*) from candidatura c where c.id_vaga = v.id and c.id_usuario is not null)
  from vagas_vaga v where v.id in (select id_vaga from mudadas) order by v.id
  on conflict (id_vaga) do update set versao = r.versao + 1, total = excluded.total, feitas = 0, ultima_pessoa = 0,
    concluida_em = null, pedida_em = now();
  return null;
end $$;
create trigger repontua_novo after insert on palavra_chave referencing new table as mudadas
  for each statement execute function palavra_chave_mudou();
create trigger repontua_mudado after update on palavra_chave referencing new table as mudadas
  for each statement execute function palavra_chave_mudou();
create trigger repontua_velho after delete on palavra_chave referencing old table as mudadas
  for each statement execute function palavra_chave_mudou();

do $$ declare t text; begin
  foreach t in array array['carreira_motivo', 'carreira_criterio', 'entrevista', 'busca_talento'] loop
    call alteracao_ativar(t);
  end loop;
end $$;
call historico_ativar('carreira_motivo');
call historico_ativar('carreira_criterio');
call historico_ativar('entrevista', 'id', '{chave_hash,pedido,orientacoes,link}');
call alteracoes_acompanhar('carreira_motivo', '''{}''::bigint[]');
call alteracoes_acompanhar('carreira_criterio', '''{}''::bigint[]');
