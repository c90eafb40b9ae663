-- Vacancies, who applied to them and how, and what a person tells in a CV.
create table vagas_vaga (
  id bigint generated always as identity primary key,
  titulo_vaga text not null check (length(titulo_vaga) between 2 and 120),
  vagas int not null check (vagas between 1 and 999),
  -- Counted by trigger: locking this row lets two managers never hire for the same last place.
  contratados int not null default 0,
  id_empresa bigint not null references empresa,
  id_departamento bigint not null references rh_departamento,
  id_setor bigint references rh_setor,
  id_cargo bigint not null references rh_cargo,
  id_gestor bigint not null references rh_usuario,
  id_cidade bigint not null references cidade,
  descricao text not null check (length(descricao) between 2 and 20000),
  requisitos text not null check (length(requisitos) between 2 and 20000),
  beneficios text check (length(beneficios) <= 20000),
  tipo_contrato text not null check (tipo_contrato in ('clt', 'estagio', 'aprendiz', 'temporario', 'pj')),
  modalidade text not null check (modalidade in ('presencial', 'hibrido', 'remoto')),
  viagem boolean not null default false,
  cnh_categoria text check (cnh_categoria in ('A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE')),
  pcd text not null default 'nao' check (pcd in ('nao', 'preferencial', 'exclusiva')),
  faixa_min numeric(10, 2) check (faixa_min >= 0),
  faixa_max numeric(10, 2) check (faixa_max >= 0),
  exibir_faixa boolean not null default false,
  interna boolean not null default false,
  data_inicio date not null,
  data_fim date,
  situacao text not null default 'rascunho'
    check (situacao in ('rascunho', 'aberta', 'pausada', 'encerrada', 'cancelada')),
  ativo boolean not null default true,
  publicada_em timestamptz(3),
  encerrada_em timestamptz(3),
  -- The employee who left and whom this vacancy replaces.
  id_desligamento bigint references rh_desligamento on delete set null,
  -- Who wrote it.
  id_usuario bigint references rh_usuario on delete set null,
  -- The words of the three texts, for the search.
  palavras text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  busca text collate "C" generated always as (normaliza(titulo_vaga || ' ' || palavras)) stored,
  constraint vagas_vaga_lugares check (contratados between 0 and vagas),
  constraint vagas_vaga_periodo check (data_fim >= data_inicio),
  constraint vagas_vaga_faixa check (faixa_max >= faixa_min),
  constraint vagas_vaga_publicada check (situacao in ('rascunho', 'cancelada') or publicada_em is not null)
);
-- What a guest may see, newest first; the period is checked on the few rows that are left.
create index vagas_vaga_publica on vagas_vaga (publicada_em desc, id desc)
  where situacao = 'aberta' and ativo and not interna;
create index vagas_vaga_empresa on vagas_vaga (id_empresa, data_inicio desc, id desc);
create index vagas_vaga_inicio on vagas_vaga (data_inicio desc, id desc);
create index vagas_vaga_departamento on vagas_vaga (id_departamento);
create index vagas_vaga_setor on vagas_vaga (id_setor) where id_setor is not null;
create index vagas_vaga_cargo on vagas_vaga (id_cargo);
create index vagas_vaga_cidade on vagas_vaga (id_cidade);
create index vagas_vaga_gestor on vagas_vaga (id_gestor);
create index vagas_vaga_autor on vagas_vaga (id_usuario);
create unique index vagas_vaga_desligamento on vagas_vaga (id_desligamento) where id_desligamento is not null;
create index vagas_vaga_fim on vagas_vaga (data_fim) where situacao in ('aberta', 'pausada') and data_fim is not null;
create index vagas_vaga_busca on vagas_vaga using gin (busca gin_trgm_ops);

-- Where applicants come from: the site itself, a poster, an advertisement, a colleague who recommends.
create table vaga_fonte (
  id bigint generated always as identity primary key,
  id_vaga bigint not null references vagas_vaga on delete cascade,
  tipo text not null check (tipo in ('site', 'divulgacao', 'indicacao')),
  nome text not null check (length(nome) between 2 and 80),
  -- Of /r/{codigo}; the links of sales are made with 8 characters, so that no code means two things.
  codigo text not null unique check (codigo ~ '^[0-9A-Za-z]{12}$'),
  id_indicador bigint references rh_usuario on delete cascade,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint vaga_fonte_indicador check ((tipo = 'indicacao') = (id_indicador is not null))
);
create unique index vaga_fonte_nome_unico on vaga_fonte (id_vaga, normaliza(nome)) where tipo = 'divulgacao';
create unique index vaga_fonte_indicador_unico on vaga_fonte (id_vaga, id_indicador) where tipo = 'indicacao';
create unique index vaga_fonte_site on vaga_fonte (id_vaga) where tipo = 'site';
create index vaga_fonte_vaga on vaga_fonte (id_vaga, id);
create index vaga_fonte_pessoa on vaga_fonte (id_indicador) where id_indicador is not null;

-- Counted by day only: neither address nor browser of anybody is kept. Of a site's row: views of the page.
create table vaga_fonte_clique (
  id_fonte bigint not null references vaga_fonte on delete cascade,
  dia date not null,
  cliques int not null default 0 check (cliques >= 0),
  robos int not null default 0 check (robos >= 0),
  primary key (id_fonte, dia)
);

create table candidatura (
  id bigint generated always as identity primary key,
  id_vaga bigint not null references vagas_vaga,
  -- Nobody once it was anonymised: the row still counts.
  id_usuario bigint references rh_usuario on delete cascade,
  etapa text not null default 'inscrito' check (etapa in ('inscrito', 'triagem', 'entrevista_rh', 'entrevista_gestor',
    'proposta', 'contratado', 'reprovado', 'desistente', 'banco_talentos')),
  -- Null: the vacancy has no terms, or they were not looked for yet.
  pontuacao int check (pontuacao between 0 and 100),
  avaliacao int check (avaliacao between 0 and 5),
  observacao text check (length(observacao) <= 450),
  tem_familiar boolean not null default false,
  familiares text[] not null default '{}' check (cardinality(familiares) <= 10),
  motivo_reprovacao text check (length(motivo_reprovacao) between 2 and 450),
  origem text not null check (origem in ('site', 'indicacao', 'banco_talentos', 'interna')),
  id_indicador bigint references rh_usuario on delete set null,
  id_fonte bigint references vaga_fonte on delete set null,
  aceite_lgpd_em timestamptz(3) not null,
  -- The last movement, of which the candidate is told how long ago it was.
  movida_em timestamptz(3) not null default now(),
  anonimizada_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint candidatura_unica unique (id_vaga, id_usuario),
  constraint candidatura_familiares check (tem_familiar or familiares = '{}'),
  constraint candidatura_motivo check (etapa <> 'reprovado' or motivo_reprovacao is not null or anonimizada_em is not null),
  constraint candidatura_titular check (id_usuario is not null or anonimizada_em is not null)
);
create index candidatura_quadro on candidatura (id_vaga, etapa, pontuacao desc nulls last, id);
create index candidatura_pessoa on candidatura (id_usuario, created_at desc, id desc);
create index candidatura_recente on candidatura (created_at desc, id desc);
create index candidatura_fonte on candidatura (id_fonte) include (etapa) where id_fonte is not null;
create index candidatura_indicador on candidatura (id_indicador) where id_indicador is not null;
create index candidatura_retencao on candidatura (movida_em) where etapa = 'reprovado' and anonimizada_em is null;

-- Each movement, kept as it happened.
create table candidatura_etapa (
  id bigint generated always as identity primary key,
  id_candidatura bigint not null references candidatura on delete cascade,
  de text,
  para text not null,
  id_usuario bigint references rh_usuario on delete set null,
  texto text check (length(texto) <= 450),
  -- When the candidate's message was queued: one movement is told of once.
  mensagem_em timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index candidatura_etapa_candidatura on candidatura_etapa (id_candidatura, id);
create index candidatura_etapa_autor on candidatura_etapa (id_usuario) where id_usuario is not null;
create index candidatura_etapa_para on candidatura_etapa (para, created_at);

-- Whoever is hired takes one of the vacancy's places; the check on the vacancy refuses the one too many.
create function candidatura_ocupa() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.etapa = 'contratado' and new.etapa <> 'contratado' then
    update vagas_vaga set contratados = contratados - 1 where id = old.id_vaga;
  elsif new.etapa = 'contratado' and (tg_op = 'INSERT' or old.etapa <> 'contratado') then
    update vagas_vaga set contratados = contratados + 1 where id = new.id_vaga;
  end if;
  return null;
end $$;
create trigger ocupa after insert or update of etapa on candidatura for each row execute function candidatura_ocupa();

-- A guest's application until its e-mail is confirmed: nothing of it stands in anybody's record.
create table candidatura_pendente (
  id bigint generated always as identity primary key,
  -- Null: only the CV is left here.
  id_vaga bigint references vagas_vaga on delete cascade,
  chave_hash text not null unique,
  nome text not null check (length(nome) between 2 and 120),
  cpf text not null check (cpf ~ '^[0-9]{11}$'),
  email text not null check (length(email) <= 254 and email = lower(email)),
  telefone text not null check (telefone ~ '^[0-9]{10,13}$'),
  id_cidade bigint not null references cidade,
  data_nascimento date not null,
  senha_hash text not null,
  id_arquivo uuid references arquivo,
  tem_familiar boolean not null default false,
  familiares text[] not null default '{}' check (cardinality(familiares) <= 10),
  compartilhar_banco boolean not null default false,
  aceite_lgpd_em timestamptz(3) not null,
  id_fonte bigint references vaga_fonte on delete set null,
  expira_em timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create unique index candidatura_pendente_unica on candidatura_pendente (email, coalesce(id_vaga, 0));
create index candidatura_pendente_vaga on candidatura_pendente (id_vaga);
create index candidatura_pendente_cidade on candidatura_pendente (id_cidade);
create index candidatura_pendente_fonte on candidatura_pendente (id_fonte) where id_fonte is not null;
create index candidatura_pendente_arquivo on candidatura_pendente (id_arquivo) where id_arquivo is not null;
create index candidatura_pendente_vencida on candidatura_pendente (expira_em);

create table curriculo (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  id_arquivo uuid references arquivo,
  pretensao_salarial numeric(10, 2) check (pretensao_salarial >= 0),
  disponibilidade text check (disponibilidade in ('imediata', '15_dias', '30_dias', 'a_combinar')),
  areas_interesse text[] not null default '{}' check (cardinality(areas_interesse) <= 20),
  -- Consent of its own, asked apart from an application's.
  compartilhar_banco boolean not null default false,
  compartilhado_em timestamptz(3),
  -- Taken out of the talent bank by a manager.
  arquivado_em timestamptz(3),
  -- The person's last change of anything in it, from which the retention counts.
  atualizado_em timestamptz(3) not null default now(),
  avisado_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint curriculo_consentimento check (not compartilhar_banco or compartilhado_em is not null)
);
create index curriculo_arquivo on curriculo (id_arquivo) where id_arquivo is not null;
create index curriculo_banco on curriculo (atualizado_em desc, id_usuario desc)
  where compartilhar_banco and arquivado_em is null;
create index curriculo_retencao on curriculo (atualizado_em);

-- The text taken out of the CV's PDF.
create table curriculo_pdf (
  id_usuario bigint primary key references curriculo on delete cascade,
  id_arquivo uuid not null references arquivo on delete cascade,
  situacao text not null default 'na_fila' check (situacao in ('na_fila', 'lido', 'sem_texto', 'recusado')),
  -- What was wrong with the file, in the words its owner reads.
  motivo text check (length(motivo) <= 200),
  paginas int check (paginas >= 0),
  texto text check (length(texto) <= 100000),
  lido_em timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint curriculo_pdf_lido check ((situacao = 'lido') = (texto is not null)),
  constraint curriculo_pdf_recusado check (situacao <> 'recusado' or motivo is not null)
);
create index curriculo_pdf_arquivo on curriculo_pdf (id_arquivo);
create index curriculo_pdf_fila on curriculo_pdf (created_at) where situacao = 'na_fila';

create table curriculo_formacao (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references curriculo on delete cascade,
  situacao text not null check (situacao in ('CONCLUIDO', 'EM_ANDAMENTO', 'INCOMPLETO')),
  descricao text not null check (length(descricao) between 2 and 160),
  ie text not null check (length(ie) between 2 and 160),
  data_inicio date not null,
  data_fim date,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint curriculo_formacao_datas check (data_inicio <= data_fim),
  constraint curriculo_formacao_conclusao check (situacao = 'EM_ANDAMENTO' or data_fim is not null)
);
create index curriculo_formacao_pessoa on curriculo_formacao (id_usuario, data_inicio desc, id desc);

create table curriculo_experiencia (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references curriculo on delete cascade,
  empresa text not null check (length(empresa) between 2 and 120),
  emprego_atual boolean not null default false,
  funcao text not null check (length(funcao) between 2 and 120),
  cidade text check (length(cidade) between 2 and 120),
  estado text check (estado ~ '^[A-Z]{2}$'),
  descricao text check (length(descricao) <= 2000),
  data_inicio date not null,
  data_fim date,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint curriculo_experiencia_datas check (data_inicio <= data_fim),
  constraint curriculo_experiencia_atual check (emprego_atual = (data_fim is null))
);
create index curriculo_experiencia_pessoa on curriculo_experiencia (id_usuario, data_inicio desc, id desc);

create table curriculo_certificado (
  id bigint generated always as identity primary key,
  id_usuario bigint not null references curriculo on delete cascade,
  organizacao text not null check (length(organizacao) between 2 and 120),
  descricao text not null check (length(descricao) between 2 and 160),
  data_emissao date not null,
  data_validade date,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint curriculo_certificado_datas check (data_validade >= data_emissao)
);
create index curriculo_certificado_pessoa on curriculo_certificado (id_usuario, data_emissao desc, id desc);

-- The licences with which somebody may drive what a term asks for: "CNH B" is met by C, D, E and AB too.
create function termo_cnh(termo text) returns text[] language sql immutable parallel safe as $$
  select c.serve from (values
    ('a', '{A,AB,AC,AD,AE}'::text[]), ('b', '{B,C,D,E,AB,AC,AD,AE}'), ('c', '{C,D,E,AC,AD,AE}'),
    ('d', '{D,E,AD,AE}'), ('e', '{E,AE}'), ('ab', '{AB,AC,AD,AE}'), ('ac', '{AC,AD,AE}'), ('ad', '{AD,AE}'),
    ('ae', '{AE}')) c (categoria, serve)
  where c.categoria = substring(public.normaliza(termo) from '^\s*cnh[\s-]*(?:categoria[\s-]*)?([a-e]{1,2})\s*$')
$$;

-- Word by word, without accents and case; a term of several words wants them side by side. Any synonym will do.
create function termo_consulta(termo text, sinonimos text[]) returns tsquery language sql immutable parallel safe as $$
  select nullif(string_agg('(' || q.consulta::text || ')', ' | '), '')::tsquery
  from (select phraseto_tsquery('simple', public.normaliza(palavra)) as consulta
    from unnest(array_prepend(termo, sinonimos)) palavra) q
  where q.consulta::text <> ''
$$;

-- Words that a vacancy looks for; without a vacancy they are offered to all.
create table palavra_chave (
  id bigint generated always as identity primary key,
  id_vaga bigint references vagas_vaga on delete cascade,
  termo text not null check (length(termo) between 2 and 60),
  sinonimos text[] not null default '{}' check (cardinality(sinonimos) <= 20),
  peso int not null default 1 check (peso between 1 and 5),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  consulta tsquery generated always as (termo_consulta(termo, sinonimos)) stored,
  cnh text[] generated always as (termo_cnh(termo)) stored
);
create unique index palavra_chave_unica on palavra_chave (coalesce(id_vaga, 0), normaliza(termo));
create index palavra_chave_vaga on palavra_chave (id_vaga);

-- The words of everything in a CV, sections and PDF alike, kept by triggers.
create table curriculo_busca (
  id_usuario bigint primary key references curriculo on delete cascade,
  -- Whether the talent bank may find the person.
  no_banco boolean not null,
  palavras tsvector not null
);
create index curriculo_busca_palavras on curriculo_busca using gin (palavras) where no_banco;

/* Scores 0 to 100 of people for a vacancy: the weights of the terms that they meet over the weights of all its terms.
   No row where the vacancy has no terms. */
create function vaga_pontuacao(vaga bigint, pessoas bigint[])
returns table (id_usuario bigint, pontuacao int) language sql stable parallel safe as $$
  select b.id_usuario, round(100.0 * coalesce(sum(k.peso) filter (
    where b.palavras @@ k.consulta or u.cnh_categoria = any (k.cnh)), 0) / sum(k.peso))::int
  from curriculo_busca b
  join rh_usuario u on u.id = b.id_usuario
  join palavra_chave k on k.id_vaga = vaga
  where b.id_usuario = any (pessoas)
  group by b.id_usuario
$$;

/* Writes the words of these people's CVs anew and scores what they applied to. */
create function curriculo_reindexa(pessoas bigint[]) returns void language sql as $$
  insert into curriculo_busca as b (id_usuario, no_banco, palavras)
  select c.id_usuario, c.compartilhar_banco and c.arquivado_em is null, to_tsvector('simple', normaliza(concat_ws(E'\n',
    array_to_string(c.areas_interesse, E'\n'),
    (select string_agg(f.descricao || E'\n' || f.ie, E'\n') from curriculo_formacao f where f.id_usuario = c.id_usuario),
    (select string_agg(concat_ws(E'\n', e.funcao, e.empresa, e.descricao), E'\n')
      from curriculo_experiencia e where e.id_usuario = c.id_usuario),
    (select string_agg(t.descricao || E'\n' || t.organizacao, E'\n')
      from curriculo_certificado t where t.id_usuario = c.id_usuario),
    (select p.texto from curriculo_pdf p where p.id_usuario = c.id_usuario))))
  from curriculo c where c.id_usuario = any (pessoas)
  on conflict (id_usuario) do update set no_banco = excluded.no_banco, palavras = excluded.palavras
  where (b.no_banco, b.palavras) is distinct from (excluded.no_banco, excluded.palavras);
  update candidatura c set pontuacao = p.pontuacao
  from (select distinct id_vaga from candidatura where id_usuario = any (pessoas)) v,
    vaga_pontuacao(v.id_vaga, pessoas) p
  where c.id_vaga = v.id_vaga and c.id_usuario = p.id_usuario and c.pontuacao is distinct from p.pontuacao
$$;
create function curriculo_mudou() returns trigger language plpgsql as $$
begin
  perform curriculo_reindexa(array_agg(distinct id_usuario)) from mudadas having count(*) > 0;
  return null;
end $$;
do $$ declare t text; begin
  foreach t in array array['curriculo', 'curriculo_pdf', 'curriculo_formacao', 'curriculo_experiencia',
    'curriculo_certificado'] loop
    execute format('create trigger reindexa_novo after insert on %I referencing new table as mudadas
      for each statement execute function curriculo_mudou()', t);
    execute format('create trigger reindexa_mudado after update on %I referencing new table as mudadas
      for each statement execute function curriculo_mudou()', t);
    if t <> 'curriculo' then
      execute format('create trigger reindexa_velho after delete on %I referencing old table as mudadas
        for each statement execute function curriculo_mudou()', t);
    end if;
  end loop;
end $$;
-- A licence may meet a term: the person's scores follow it.
create function cnh_mudou() returns trigger language plpgsql as $$
begin
  perform curriculo_reindexa(array[new.id]);
  return null;
end $$;
create trigger cnh_mudou after update of cnh_categoria on rh_usuario for each row
  when (old.cnh_categoria is distinct from new.cnh_categoria) execute function cnh_mudou();

-- What candidates are written at a stage; {{...}} stand for their data.
create table carreira_modelo (
  id bigint generated always as identity primary key,
  etapa text not null check (etapa in ('inscrito', 'entrevista_rh', 'entrevista_gestor', 'proposta', 'contratado',
    'reprovado')),
  nome text not null check (length(nome) between 2 and 80),
  assunto text not null check (length(assunto) between 2 and 160),
  texto text not null check (length(texto) between 2 and 5000),
  -- The one that is sent where nobody chose another.
  padrao boolean not null default false,
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint carreira_modelo_padrao_ativo check (ativo or not padrao)
);
create unique index carreira_modelo_nome_unico on carreira_modelo (etapa, normaliza(nome));
create unique index carreira_modelo_padrao on carreira_modelo (etapa) where padrao;

insert into carreira_modelo (etapa, nome, assunto, texto, padrao) values
  ('inscrito', 'Candidatura recebida', 'Recebemos sua candidatura: {{vaga}}',
   E'Olá, {{primeiro_nome}}.\n\nRecebemos sua candidatura para {{vaga}} na {{empresa}}. O protocolo é {{protocolo}}.\n\nAvisaremos por e-mail quando houver novidade. Você também acompanha cada etapa em {{link}}.', true),
  ('entrevista_rh', 'Entrevista com o RH', '{{vaga}}: próxima etapa, entrevista com o RH',
   E'Olá, {{primeiro_nome}}.\n\nSua candidatura para {{vaga}} na {{empresa}} avançou para a entrevista com o RH. Entraremos em contato para combinar data e horário.\n\nAcompanhe em {{link}}.', true),
  ('entrevista_gestor', 'Entrevista com o gestor', '{{vaga}}: próxima etapa, entrevista com o gestor',
   E'Olá, {{primeiro_nome}}.\n\nSua candidatura para {{vaga}} na {{empresa}} avançou para a entrevista com o gestor da vaga. Entraremos em contato para combinar data e horário.\n\nAcompanhe em {{link}}.', true),
  ('proposta', 'Proposta', '{{vaga}}: temos uma proposta para você',
   E'Olá, {{primeiro_nome}}.\n\nGostaríamos de fazer uma proposta a você para {{vaga}} na {{empresa}}. O RH entrará em contato com os detalhes.\n\nAcompanhe em {{link}}.', true),
  ('contratado', 'Boas-vindas', '{{vaga}}: boas-vindas à {{empresa}}',
   E'Olá, {{primeiro_nome}}.\n\nO processo de {{vaga}} terminou e a vaga é sua. O RH entrará em contato com os próximos passos da admissão.', true),
  ('reprovado', 'Agradecimento', '{{vaga}}: retorno sobre sua candidatura',
   E'Olá, {{primeiro_nome}}.\n\nAgradecemos seu interesse em {{vaga}} na {{empresa}}. Desta vez seguiremos com outra pessoa. Motivo: {{motivo}}\n\nSeu cadastro continua disponível em {{link}}, onde você também pode baixar ou excluir seus dados.', true);

do $$ declare t text; begin
  foreach t in array array['vagas_vaga', 'vaga_fonte', 'curriculo', 'curriculo_formacao', 'curriculo_experiencia',
    'curriculo_certificado', 'palavra_chave', 'carreira_modelo'] loop
    call alteracao_ativar(t);
  end loop;
end $$;
-- A new score is nobody's edit of the application.
create trigger marca_alteracao before update on candidatura
  for each row when (old.pontuacao is not distinct from new.pontuacao) execute function marca_alteracao();

call historico_ativar('vagas_vaga', 'id', '{palavras,contratados}');
call historico_ativar('vaga_fonte');
call historico_ativar('palavra_chave', 'id', '{consulta,cnh}');
call historico_ativar('carreira_modelo');
-- What is said of a person goes with them: the history names the movements only.
call historico_ativar('candidatura', 'id', '{pontuacao,observacao,familiares,motivo_reprovacao}');
call arquivo_ativar('curriculo', 'id_arquivo');
call arquivo_ativar('candidatura_pendente', 'id_arquivo');

-- Followed by programs. The number of people hired follows from the applications.
call alteracoes_acompanhar('vagas_vaga', 'array[r.id_empresa]', fora => '{palavras,contratados}');
call alteracoes_acompanhar('carreira_modelo', '''{}''::bigint[]');
