-- What personal data is used for, and how (LGPD art. 37).
create table tratamento (
  id bigint generated always as identity primary key,
  nome text not null constraint tratamento_nome_tamanho check (length(nome) between 2 and 120),
  id_empresa bigint references empresa,
  finalidade text not null check (length(finalidade) between 1 and 1000),
  base_legal text not null check (base_legal in ('consentimento', 'obrigacao_legal', 'contrato', 'processo', 'vida',
    'saude', 'interesse_legitimo', 'credito', 'politica_publica', 'pesquisa')),
  titulares text not null check (length(titulares) between 1 and 300),
  dados text not null check (length(dados) between 1 and 1000),
  compartilhamento text check (length(compartilhamento) between 1 and 1000),
  retencao text not null check (length(retencao) between 1 and 300),
  medidas text check (length(medidas) between 1 and 1000),
  ativo boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index tratamento_nome_unico on tratamento (coalesce(id_empresa, 0), normaliza(nome));
create index tratamento_empresa on tratamento (id_empresa);
create index tratamento_criacao on tratamento (created_at, id);

call alteracao_ativar('tratamento');
call historico_ativar('tratamento');
call alteracoes_acompanhar('tratamento', 'array_remove(array[r.id_empresa], null)');
