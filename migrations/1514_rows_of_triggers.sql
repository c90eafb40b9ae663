-- Triggers that join a statement's old rows with its new ones: without this, the plan made for an edit of one row (a
-- nested loop) is kept, and an edit of 500 rows on the same connection compares each row with each.
do $$
declare funcao regprocedure;
begin
  for funcao in
    select oid from pg_proc where pronamespace = 'public'::regnamespace
      and (proname in ('registra_historico', 'avisa_envio', 'avisa_lead_movida', 'avisa_pessoa')
        or proname like 'conta\_%\_update')
  loop
    execute format('alter function %s set enable_nestloop = off', funcao);
  end loop;
end $$;

-- A person who is deleted takes their lines of the bell along.
create index incidente_usuario_pessoa on incidente_usuario (id_usuario);
-- The orders in which these lists are shown first.
create index solicitacao_veiculo_retirada on solicitacao_veiculo (data_retirada desc, id desc);
create index rh_documento_recentes on rh_documento (created_at desc, id desc) where not substituido;
-- What was mailed to somebody, in "Meus dados".
create index mensagem_saida_destino on mensagem_saida (destino) where canal = 'email';
