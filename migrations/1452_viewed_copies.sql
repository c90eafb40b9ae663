-- What the security log views beside its own lines goes to the collector, too (SECURITY_LOG): its number waits here from
-- its commit until a server has written it there.
create table seguranca_saida (
  id bigint generated always as identity primary key,
  numero bigint not null,
  data timestamptz(3) not null default now()
);
create index seguranca_saida_data on seguranca_saida (data);

/* The histories that the view `seguranca` reads. */
create function historico_visto(tabela text) returns boolean language sql immutable parallel safe
  return tabela in (
    'perfil_acesso', 'users_profiles', 'usuario_papel', 'usuario_empresa', 'permissao_parceiro', 'chave_acesso',
    'chave_acesso_empresa', 'parametro', 'modulo', 'empresa_erp', 'painel_atendimento', 'bo_estorno',
    'painel_negociacao', 'fator_app', 'fator_passkey', 'acesso_ativado', 'acesso_desativado', 'acesso_endereco',
    'acesso_excluido', 'vinculo_identidade', 'provedor_identidade', 'webhook', 'empresa', 'regra_bloqueio',
    'criterio_excecao', 'precificacao', 'patrocinio_solicitacao', 'patrocinio_negociacao', 'patrocinio_pos_evento',
    'patrocinio_orcamento', 'painel_acao');

-- The argument is what the view adds to four times the id.
create function enfileira_visto() returns trigger language plpgsql as $$
begin
  insert into seguranca_saida (numero) values (new.id * 4 + tg_argv[0]::int);
  return null;
end $$;
create trigger enfileira_leitura after insert on acesso_dado_pessoal
  for each row execute function enfileira_visto(1);
create trigger enfileira_exportacao after insert on exportacao
  for each row execute function enfileira_visto(2);
create trigger enfileira_historico after insert on log_historico
  for each row when (historico_visto(new.tabela)) execute function enfileira_visto(3);
