-- An account that is switched off or on, gets another address or ends: whatever did it, and what nothing blanks later.
create function registra_acesso() returns trigger language plpgsql as $$
begin
  insert into log_historico (tabela, id_item, operacao, id_usuario)
  select m.tabela, old.id::text, tg_op, usuario_atual()
  from (values
    ('acesso_excluido', tg_op = 'DELETE'),
    ('acesso_ativado', tg_op = 'UPDATE' and new.ativo and not old.ativo),
    ('acesso_desativado', tg_op = 'UPDATE' and old.ativo and not new.ativo),
    ('acesso_endereco', tg_op = 'UPDATE' and new.email <> old.email)) as m (tabela, houve)
  where m.houve;
  return null;
end $$;
create trigger registra_acesso_mudado after update of ativo, email on rh_usuario
  for each row when (old.ativo is distinct from new.ativo or old.email is distinct from new.email)
  execute function registra_acesso();
create trigger registra_acesso_excluido after delete on rh_usuario
  for each row execute function registra_acesso();

create index log_historico_registro on log_historico (data desc, (id * 4 + 3) desc) where tabela in (
    'acesso_ativado', 'acesso_desativado', 'acesso_endereco', 'acesso_excluido', 'vinculo_identidade',
    'provedor_identidade', 'webhook', 'empresa', 'regra_bloqueio', 'criterio_excecao', 'precificacao',
    'patrocinio_solicitacao', 'patrocinio_negociacao', 'patrocinio_pos_evento', 'patrocinio_orcamento', 'painel_acao');
create index log_historico_registro_numero on log_historico ((id * 4 + 3)) where tabela in (
    'acesso_ativado', 'acesso_desativado', 'acesso_endereco', 'acesso_excluido', 'vinculo_identidade',
    'provedor_identidade', 'webhook', 'empresa', 'regra_bloqueio', 'criterio_excecao', 'precificacao',
    'patrocinio_solicitacao', 'patrocinio_negociacao', 'patrocinio_pos_evento', 'patrocinio_orcamento', 'painel_acao');

-- Days that ended have heads, which count what was viewed then: these histories are viewed from now on.
do $$
begin
  execute format($view$
create or replace view seguranca as
  select id * 4 as id, data, tipo, id_usuario, endereco, pedido, alvo, detalhe from seguranca_evento
  union all
  select id * 4 + 1, data, 'leitura', id_usuario, endereco, pedido,
    coalesce(tabela || ' ' || id_item, 'Pessoa ' || id_titular), array_to_string(campos, ', ')
  from acesso_dado_pessoal
  union all
  select id * 4 + 2, data, 'exportacao', id_usuario, endereco, pedido, tela, linhas || ' linhas' from exportacao
  union all
  select id * 4 + 3, data,
    case
      when tabela in ('perfil_acesso', 'users_profiles', 'usuario_papel', 'usuario_empresa', 'permissao_parceiro') then 'permissao'
      when tabela in ('chave_acesso', 'chave_acesso_empresa') then 'chave'
      when tabela in ('parametro', 'modulo', 'empresa_erp') then 'ajuste'
      when tabela in ('painel_atendimento') then 'atendimento'
      when tabela in ('bo_estorno', 'painel_negociacao') then 'dinheiro'
    end,
    id_usuario, endereco, pedido,
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
    'painel_negociacao')
  union all
  select id * 4 + 3, data, 'fator', id_usuario, endereco, pedido, 'Pessoa ' || id_item,
    case tabela when 'fator_app' then 'Aplicativo removido' else 'Passkey removida' end
  from log_historico where tabela in ('fator_app', 'fator_passkey')
  union all
  select id * 4 + 3, data,
    case
      when tabela in ('acesso_ativado', 'acesso_desativado', 'acesso_endereco', 'acesso_excluido', 'vinculo_identidade')
        then 'permissao'
      when tabela in ('provedor_identidade', 'webhook', 'empresa', 'regra_bloqueio', 'criterio_excecao') then 'ajuste'
      when tabela in ('painel_acao') then 'atendimento'
      else 'dinheiro'
    end,
    id_usuario, endereco, pedido,
    case tabela
      when 'vinculo_identidade' then 'Acesso único da pessoa' when 'provedor_identidade' then 'Provedor de identidade'
      when 'webhook' then 'Webhook' when 'empresa' then 'Provedor' when 'regra_bloqueio' then 'Regra de bloqueio'
      when 'criterio_excecao' then 'Critério de exceção' when 'precificacao' then 'Precificação'
      when 'patrocinio_solicitacao' then 'Patrocínio' when 'patrocinio_negociacao' then 'Proposta de patrocínio'
      when 'patrocinio_pos_evento' then 'Prestação de contas' when 'patrocinio_orcamento' then 'Orçamento de patrocínio'
      when 'painel_acao' then 'Ação no atendimento' else 'Pessoa'
    end || ' ' || id_item,
    case
      when tabela = 'acesso_ativado' then 'Acesso ativado' when tabela = 'acesso_desativado' then 'Acesso desativado'
      when tabela = 'acesso_endereco' then 'Endereço de entrada trocado' when tabela = 'acesso_excluido' then 'Acesso excluído'
      when operacao = 'INSERT' then 'Inclusão' when operacao = 'UPDATE' then 'Alteração' else 'Exclusão'
    end
  from log_historico where id > %s and tabela in (
    'acesso_ativado', 'acesso_desativado', 'acesso_endereco', 'acesso_excluido', 'vinculo_identidade',
    'provedor_identidade', 'webhook', 'empresa', 'regra_bloqueio', 'criterio_excecao', 'precificacao',
    'patrocinio_solicitacao', 'patrocinio_negociacao', 'patrocinio_pos_evento', 'patrocinio_orcamento', 'painel_acao')
  $view$, coalesce((select max(id) from log_historico), 0));
end $$;
