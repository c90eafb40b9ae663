-- Reactions to somebody's birthday or years in the company: the record is the person and the year (122026 is 12 in 2026).
create function solta_reacoes_da_pessoa() returns trigger language plpgsql as $$
begin
  delete from reacao r using velhas v
  where r.tipo in ('aniversario', 'tempo_casa') and r.id_item between v.id * 10000 and v.id * 10000 + 9999;
  return null;
end $$;
create trigger solta_reacoes after delete on rh_usuario referencing old table as velhas
  for each statement execute function solta_reacoes_da_pessoa();
