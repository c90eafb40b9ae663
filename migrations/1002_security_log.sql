-- Who came in, was refused or ended something. Each line holds the hash of the line before it, of its server and day.
create table seguranca_evento (
  id bigint generated always as identity primary key,
  servidor uuid not null,
  dia date not null,
  ordem int not null check (ordem >= 1),
  tipo text not null check (length(tipo) between 2 and 30),
  data timestamptz(3) not null,
  id_usuario bigint,
  endereco text check (length(endereco) <= 60),
  pedido text check (length(pedido) <= 60),
  alvo text check (length(alvo) <= 200),
  detalhe text check (length(detalhe) <= 300),
  hash text not null check (length(hash) = 64),
  constraint seguranca_evento_ordem unique (dia, servidor, ordem)
);

-- The end of a day: what all its lines come to, and what the tables beside it have. Its hash includes that of the day before.
create table seguranca_dia (
  dia date primary key,
  linhas int not null,
  correntes jsonb not null,
  vistas jsonb not null,
  hash text not null check (length(hash) = 64),
  created_at timestamptz(3) not null default now()
);

-- Lines are added and stay. Only whole days end, and none before six months.
create function seguranca_so_acrescenta() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('app.seguranca_fim', true) = 'sim'
    and old.dia < (now() at time zone 'America/Sao_Paulo')::date - interval '6 months' then
    return old;
  end if;
  raise exception 'the security log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger so_acrescenta before update or delete on seguranca_evento
  for each row execute function seguranca_so_acrescenta();
create trigger so_acrescenta_tudo before truncate on seguranca_evento
  for each statement execute function seguranca_so_acrescenta();
create trigger so_acrescenta before update or delete on seguranca_dia
  for each row execute function seguranca_so_acrescenta();
create trigger so_acrescenta_tudo before truncate on seguranca_dia
  for each statement execute function seguranca_so_acrescenta();

-- What already is in the database before an answer goes out is not written twice: the page reads all of it together.
create view seguranca as
  select id * 4 as id, data, tipo, id_usuario, endereco, pedido, alvo, detalhe from seguranca_evento
  union all
  select id * 4 + 1, data, 'leitura', id_usuario, null, null,
    coalesce(tabela || ' ' || id_item, 'Pessoa ' || id_titular), array_to_string(campos, ', ')
  from acesso_dado_pessoal
  union all
  select id * 4 + 2, data, 'exportacao', id_usuario, null, null, tela, linhas || ' linhas' from exportacao
  union all
  select id * 4 + 3, data,
    case

      when tabela in ('perfil_acesso', 'users_profiles', 'usuario_papel', 'usuario_empresa', 'permissao_parceiro') then 'permissao'
      when tabela in ('chave_acesso', 'chave_acesso_empresa') then 'chave'
      when tabela in ('parametro', 'modulo', 'empresa_erp') then 'ajuste'
      when tabela in ('painel_atendimento') then 'atendimento'
      when tabela in ('bo_estorno', 'painel_negociacao') then 'dinheiro'
    end,
    id_usuario, null, null,
    case tabela
      when 'perfil_acesso' then 'Perfil' when 'users_profiles' then 'Perfis da pessoa'
      when 'usuario_papel' then 'Papéis da pessoa' when 'usuario_empresa' then 'Provedores da pessoa'
      when 'permissao_parceiro' then 'Parceiro' when 'chave_acesso' then 'Chave'
      when 'chave_acesso_empresa' then 'Provedores da chave' when 'parametro' then 'Parâmetro'
      when 'modulo' then 'Módulo' when 'empresa_erp' then 'ERP' when 'painel_atendimento' then 'Atendimento'
      when 'bo_estorno' then 'Estorno' when 'painel_negociacao' then 'Negociação'
    end || ' ' || id_item,
    case operacao when 'INSERT' then 'Inclusão' when 'UPDATE' then 'Alteração' else 'Exclusão' end
  from log_historico where tabela in (
    'perfil_acesso', 'users_profiles', 'usuario_papel', 'usuario_empresa', 'permissao_parceiro', 'chave_acesso',
    'chave_acesso_empresa', 'parametro', 'modulo', 'empresa_erp', 'painel_atendimento', 'bo_estorno',
    'painel_negociacao');

-- For each part of the view: its order, and its lines by their number in it.
create index seguranca_evento_recente on seguranca_evento (data desc, (id * 4) desc);
create index seguranca_evento_numero on seguranca_evento ((id * 4));
create index acesso_dado_pessoal_seguranca on acesso_dado_pessoal (data desc, (id * 4 + 1) desc);
create index acesso_dado_pessoal_numero on acesso_dado_pessoal ((id * 4 + 1));
create index exportacao_seguranca on exportacao (data desc, (id * 4 + 2) desc);
create index exportacao_numero on exportacao ((id * 4 + 2));
create index log_historico_seguranca on log_historico (data desc, (id * 4 + 3) desc) where tabela in (
    'perfil_acesso', 'users_profiles', 'usuario_papel', 'usuario_empresa', 'permissao_parceiro', 'chave_acesso',
    'chave_acesso_empresa', 'parametro', 'modulo', 'empresa_erp', 'painel_atendimento', 'bo_estorno',
    'painel_negociacao');
create index log_historico_numero on log_historico ((id * 4 + 3)) where tabela in (
    'perfil_acesso', 'users_profiles', 'usuario_papel', 'usuario_empresa', 'permissao_parceiro', 'chave_acesso',
    'chave_acesso_empresa', 'parametro', 'modulo', 'empresa_erp', 'painel_atendimento', 'bo_estorno',
    'painel_negociacao');
