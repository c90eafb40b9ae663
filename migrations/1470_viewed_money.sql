-- Who read, exported or was alarmed about stays in the line after the account is gone, as in the histories: the head of
-- the day counts it.
do $$
declare outro record;
begin
  for outro in
    select c.conrelid::regclass as tabela, c.conname from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.conparentid = 0 and a.attname = 'id_usuario' and c.conrelid in (
      'acesso_dado_pessoal'::regclass, 'meses_guardados.acesso_dado_pessoal'::regclass, 'exportacao'::regclass,
      'isca_alarme'::regclass)
  loop
    execute format('alter table %s drop constraint %I', outro.tabela, outro.conname);
  end loop;
end $$;

-- Amounts that somebody approves or takes off a wage in the fleet are approvals of money, too.
create index log_historico_frota on log_historico (data desc, (id * 4 + 3) desc)
  where tabela in ('manutencao_veiculo', 'multa', 'multa_termo');
create index log_historico_frota_numero on log_historico ((id * 4 + 3))
  where tabela in ('manutencao_veiculo', 'multa', 'multa_termo');
create index on meses_guardados.log_historico (data desc, (id * 4 + 3) desc)
  where tabela in ('manutencao_veiculo', 'multa', 'multa_termo');
create index on meses_guardados.log_historico ((id * 4 + 3))
  where tabela in ('manutencao_veiculo', 'multa', 'multa_termo');

create or replace function historico_visto(tabela text) returns boolean language sql immutable parallel safe
  return tabela in (
    'perfil_acesso', 'users_profiles', 'usuario_papel', 'usuario_empresa', 'permissao_parceiro', 'chave_acesso',
    'chave_acesso_empresa', 'parametro', 'modulo', 'empresa_erp', 'painel_atendimento', 'bo_estorno',
    'painel_negociacao', 'fator_app', 'fator_passkey', 'acesso_ativado', 'acesso_desativado', 'acesso_endereco',
    'acesso_excluido', 'vinculo_identidade', 'provedor_identidade', 'webhook', 'empresa', 'regra_bloqueio',
    'criterio_excecao', 'precificacao', 'patrocinio_solicitacao', 'patrocinio_negociacao', 'patrocinio_pos_evento',
    'patrocinio_orcamento', 'painel_acao', 'manutencao_veiculo', 'multa', 'multa_termo');

-- Days that ended have heads, which count what was viewed then: these histories are viewed from now on.
do $$
begin
  execute format($view$create or replace view seguranca as %s
  union all
  select id * 4 + 3, data, 'dinheiro', id_usuario, endereco, pedido,
    case tabela when 'manutencao_veiculo' then 'Manutenção' when 'multa' then 'Multa' else 'Termo de multa' end
      || ' ' || id_item,
    case operacao when 'INSERT' then 'Inclusão' when 'UPDATE' then 'Alteração' else 'Exclusão' end
  from log_historico where id > %s and tabela in ('manutencao_veiculo', 'multa', 'multa_termo')
  $view$, rtrim(pg_get_viewdef('seguranca'::regclass), ';'), coalesce((select max(id) from log_historico), 0));
end $$;
call seguranca_guardada_refaz();
