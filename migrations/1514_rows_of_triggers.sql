-- Triggers that join a statement's old rows with its new ones: without this, the plan made for an edit of one row (a
-- nested loop) is kept, and an edit of 500 rows on the same connection compares each row with each.
do $$
declare
  funcao regprocedure;
  -- What makes them for the tables of later migrations.
  feita text := pg_get_functiondef('alteracoes_acompanhar'::regproc);
  posta text := replace(feita, '_update() returns trigger language plpgsql as', '_update() returns trigger language plpgsql set enable_nestloop = off as');
begin
  if posta = feita then raise exception 'alteracoes_acompanhar makes its triggers otherwise'; end if;
  execute posta;
  for funcao in
    select oid from pg_proc where pronamespace = 'public'::regnamespace
      and (proname in ('registra_historico', 'avisa_lead_movida', 'avisa_onboarding', 'avisa_pessoa')
        or proname like 'conta\_%\_update')
  loop
    execute format('alter function %s set enable_nestloop = off', funcao);
  end loop;
end $$;

-- The shift of a message by its key: a join would now read all shifts for one message.
create or replace function avisa_envio() returns trigger language plpgsql set enable_nestloop = off as $$
declare ouvidos text[] := webhook_ouvidos('{send.status}');
begin
  if cardinality(ouvidos) > 0 then
    insert into webhook_evento (tipo, id_item, id_empresa, versao, estado)
    select 'send.status', n.id, (select x.id_empresa from campanha_execucao x where x.id = n.id_execucao), n.updated_at,
      jsonb_build_object('situacao', n.situacao, 'canal', n.canal, 'id_regra', n.id_regra)
    from velhas v join novas n on n.id = v.id
    where n.situacao <> v.situacao and n.situacao not in ('na_fila', 'reservado', 'enviando');
  end if;
  return null;
end $$;

-- A person who is deleted takes their lines of the bell along.
create index incidente_usuario_pessoa on incidente_usuario (id_usuario);
-- The orders in which these lists are shown first.
create index solicitacao_veiculo_retirada on solicitacao_veiculo (data_retirada desc, id desc);
create index rh_documento_recentes on rh_documento (created_at desc, id desc) where not substituido;
-- What was mailed to somebody, in "Meus dados".
create index mensagem_saida_destino on mensagem_saida (destino) where canal = 'email';
