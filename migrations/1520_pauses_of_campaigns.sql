-- A shift that begins while its campaign or rule is paused is planned afterwards: a pause of less than a day changes
-- nothing of since when it is active.
alter table campanha_comunicacao add column parada_em timestamptz(3);
alter table campanha_regras add column parada_em timestamptz(3);

-- Since when it is active, if it is switched on now.
create function ativa_desde_agora(desde timestamptz, parada timestamptz) returns timestamptz language sql volatile as $$
  select case when parada > clock_timestamp() - interval '1 day' then desde else clock_timestamp()::timestamptz(3) end
$$;

create function marca_pausa() returns trigger language plpgsql as $$
begin
  if new.ativo and not old.ativo then
    new.ativa_desde := ativa_desde_agora(old.ativa_desde, old.parada_em);
  elsif old.ativo and not new.ativo then
    new.parada_em := clock_timestamp()::timestamptz(3);
  end if;
  return new;
end $$;
drop trigger marca_ativacao on campanha_comunicacao;
create trigger marca_pausa before update on campanha_comunicacao for each row execute function marca_pausa();
create trigger marca_pausa before update on campanha_regras for each row execute function marca_pausa();

create or replace function marca_ativacao_regra() returns trigger language plpgsql as $$
begin
  if (new.campanha_id, new.criterio, new.envio, new.tempo, new.data_especifica, new.turno)
      is distinct from (old.campanha_id, old.criterio, old.envio, old.tempo, old.data_especifica, old.turno) then
    new.ativa_desde := clock_timestamp()::timestamptz(3);
  end if;
  return new;
end $$;
drop trigger marca_ativacao on campanha_regras;
-- Runs after `marca_pausa`: triggers of one table run in the order of their names.
create trigger marca_regra before update on campanha_regras for each row execute function marca_ativacao_regra();
