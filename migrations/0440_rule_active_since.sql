-- A rule is active since its firing was last changed, too: nothing of before is sent.
create function marca_ativacao_regra() returns trigger language plpgsql as $$
begin
  if new.ativo and not old.ativo
    or (new.campanha_id, new.criterio, new.envio, new.tempo, new.data_especifica, new.turno)
      is distinct from (old.campanha_id, old.criterio, old.envio, old.tempo, old.data_especifica, old.turno) then
    new.ativa_desde := clock_timestamp()::timestamptz(3);
  end if;
  return new;
end $$;
drop trigger marca_ativacao on campanha_regras;
create trigger marca_ativacao before update on campanha_regras
  for each row execute function marca_ativacao_regra();
