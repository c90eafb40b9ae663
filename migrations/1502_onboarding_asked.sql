-- Since when an onboarding asks a person: it is active, and they are in its place. A due day counts from then
-- (docs/people.md#due-days); the row may be older than that.
alter table onboarding_usuario add column pede_desde timestamptz(3);
update onboarding_usuario set pede_desde = created_at where ativo and alcancado;

create function onboarding_pede() returns trigger language plpgsql as $$
declare
  pedia boolean := false;
begin
  if tg_op = 'UPDATE' then
    pedia := old.ativo and old.alcancado;
  end if;
  if new.ativo and new.alcancado and not pedia then
    new.pede_desde := now();
  end if;
  return new;
end $$;
create trigger pede before insert or update of ativo, alcancado on onboarding_usuario
  for each row execute function onboarding_pede();
