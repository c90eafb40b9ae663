-- What candidates are asked beside their CV: a catalogue that HR approves, and what each vacancy asks of it.
create table carreira_pergunta (
  id bigint generated always as identity primary key,
  texto text not null check (length(texto) between 5 and 200),
  tipo text not null check (tipo in ('sim_nao', 'escolha', 'numero', 'texto')),
  tema text not null default 'geral' check (tema in ('geral', 'experiencia', 'deficiencia')),
  -- Of a choice, with semicolons between.
  opcoes text check (length(opcoes) between 3 and 600),
  situacao text not null default 'proposta' check (situacao in ('proposta', 'aprovada', 'recusada')),
  motivo_recusa text check (length(motivo_recusa) between 2 and 450),
  id_autor bigint references rh_usuario on delete set null,
  id_aprovador bigint references rh_usuario on delete set null,
  decidida_em timestamptz(3),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint carreira_pergunta_opcoes check ((tipo = 'escolha') = (opcoes is not null)),
  -- Months of experience are counted, no years (vaga_pergunta says how many at most).
  constraint carreira_pergunta_experiencia check (tema <> 'experiencia' or tipo = 'numero'),
  constraint carreira_pergunta_decidida check ((situacao = 'proposta') = (decidida_em is null)),
  constraint carreira_pergunta_recusa check ((situacao = 'recusada') = (motivo_recusa is not null)),
  constraint carreira_pergunta_tema unique (id, tema)
);
create unique index carreira_pergunta_texto_unico on carreira_pergunta (normaliza(texto));
create index carreira_pergunta_autor on carreira_pergunta (id_autor) where id_autor is not null;
create index carreira_pergunta_aprovador on carreira_pergunta (id_aprovador) where id_aprovador is not null;
create index carreira_pergunta_proposta on carreira_pergunta (created_at) where situacao = 'proposta';

-- Theme of the question and kind of the vacancy follow theirs, so that the checks hold whichever changes.
alter table vagas_vaga add constraint vagas_vaga_pcd unique (id, pcd);
create table vaga_pergunta (
  id bigint generated always as identity primary key,
  id_vaga bigint not null,
  pcd text not null,
  id_pergunta bigint not null,
  tema text not null,
  ordem int not null check (ordem between 1 and 20),
  obrigatoria boolean not null default true,
  -- Marked answers: who gives one is shown as "Não atende".
  nao_atendem text[] not null default '{}' check (cardinality(nao_atendem) <= 10),
  minimo numeric(12, 2),
  maximo numeric(12, 2),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint vaga_pergunta_vaga foreign key (id_vaga, pcd) references vagas_vaga (id, pcd)
    on update cascade on delete cascade,
  constraint vaga_pergunta_pergunta foreign key (id_pergunta, tema) references carreira_pergunta (id, tema)
    on update cascade,
  constraint vaga_pergunta_unica unique (id_vaga, id_pergunta),
  constraint vaga_pergunta_faixa check (maximo >= minimo),
  constraint vaga_pergunta_seis_meses check (tema <> 'experiencia' or (maximo is null and coalesce(minimo, 0) <= 6)),
  constraint vaga_pergunta_so_exclusiva check (tema <> 'deficiencia' or pcd = 'exclusiva'),
  constraint vaga_pergunta_sem_marca check (tema <> 'deficiencia'
    or (nao_atendem = '{}' and minimo is null and maximo is null))
);
create index vaga_pergunta_ordem on vaga_pergunta (id_vaga, ordem);
create index vaga_pergunta_catalogo on vaga_pergunta (id_pergunta);

-- True where an answer is one of the marked ones.
create function resposta_nao_atende(valor text, nao_atendem text[], minimo numeric, maximo numeric) returns boolean
  language sql immutable parallel safe return
  valor = any(nao_atendem) or coalesce(case when minimo is not null or maximo is not null
    then valor::numeric < minimo or valor::numeric > maximo end, false);

create table candidatura_resposta (
  id bigint generated always as identity primary key,
  id_candidatura bigint not null references candidatura on delete cascade,
  id_vaga_pergunta bigint not null references vaga_pergunta on delete cascade,
  -- `sim` or `nao`, the option, the number or the text.
  valor text not null check (length(valor) between 1 and 300),
  created_at timestamptz(3) not null default now(),
  constraint candidatura_resposta_unica unique (id_candidatura, id_vaga_pergunta)
);
create index candidatura_resposta_pergunta on candidatura_resposta (id_vaga_pergunta, valor);

-- A candidate who was refused asks that another person looks again.
create table candidatura_revisao (
  id bigint generated always as identity primary key,
  id_candidatura bigint not null references candidatura on delete cascade,
  texto text not null check (length(texto) between 2 and 450),
  situacao text not null default 'pedida' check (situacao in ('pedida', 'mantida', 'revista')),
  resposta text check (length(resposta) between 2 and 450),
  id_revisor bigint references rh_usuario on delete set null,
  respondida_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint candidatura_revisao_unica unique (id_candidatura),
  constraint candidatura_revisao_resposta check ((situacao = 'pedida') = (respondida_em is null)
    and (situacao = 'pedida') = (resposta is null))
);
create index candidatura_revisao_revisor on candidatura_revisao (id_revisor) where id_revisor is not null;
create index candidatura_revisao_pedida on candidatura_revisao (created_at) where situacao = 'pedida';

-- What a guest answered, until the e-mail is confirmed.
alter table candidatura_pendente add column respostas jsonb not null default '{}'
  check (jsonb_typeof(respostas) = 'object');

call alteracao_ativar('carreira_pergunta');
call alteracao_ativar('vaga_pergunta');
call historico_ativar('carreira_pergunta');
call historico_ativar('vaga_pergunta');
call alteracoes_acompanhar('carreira_pergunta', '''{}''::bigint[]');
