-- Two periods inserted at the same moment would each wait for the other, until PostgreSQL ends one after a second; of
-- twenty the last one waited for longer than a lock may. So whoever inserts waits for their turn before writing.
-- 16 is the lock's number in apps/server/src/platform/locks.ts; a null waits for nobody, as it meets nobody.
create function espera_vez() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || (to_jsonb(new) ->> tg_argv[0]), 16));
  return new;
end $$;

do $$ declare t text; c text; begin
  for t, c in values
    ('recurso_reserva', 'id_recurso'),
    ('precificacao', 'id_empresa'),
    ('vendas_campanha_resultado', 'id_empresa'),
    ('carona', 'id_usuario'),
    ('veiculo_motorista', 'id_veiculo'),
    ('locacao', 'id_veiculo'),
    ('solicitacao_veiculo', 'id_veiculo'),
    ('entrevista', 'id_candidato'),
    ('entrevista_participante', 'id_usuario')
  loop
    execute format('create trigger espera_vez before insert on %I for each row execute function espera_vez(%L)', t, c);
  end loop;
end $$;
