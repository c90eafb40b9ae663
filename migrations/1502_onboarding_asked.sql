-- Since when an onboarding asks a person: it is active, and they are in its place. A due day counts from then
-- (docs/people.md#due-days); the row may be older than that.
alter table onboarding_usuario add column pede_desde timestamptz(3);
update onboarding_usuario set pede_desde = created_at where ativo and alcancado;

create function onboarding_pede() returns trigger language plpgsql as $$
begin
  new.pede_desde := now();
  return new;
end $$;
create trigger pede before insert on onboarding_usuario
  for each row when (new.ativo and new.alcancado) execute function onboarding_pede();
create trigger pede_outra_vez before update of ativo, alcancado on onboarding_usuario
  for each row when (new.ativo and new.alcancado and not (old.ativo and old.alcancado)) execute function onboarding_pede();
