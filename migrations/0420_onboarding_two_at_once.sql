-- Two contents completed by one person at the same moment: the second waits for the first before it counts, or it
-- would write a number that the first is missing from.
create or replace function onboarding_lido() returns trigger language plpgsql as $$
begin
  perform 1 from onboarding_usuario
  where id in (select id_usuario_onboarding from mudados) order by id for no key update;
  perform onboarding_reconta(array(select distinct id_usuario_onboarding from mudados));
  return null;
end $$;

-- What was lost before is found again.
select onboarding_reconta(array(select id from onboarding_usuario));
