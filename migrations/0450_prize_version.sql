-- The version of a prize tells a person who edits it that somebody else did; a spin that takes one is no edit.
drop trigger marca_alteracao on site_roleta_premios;
create trigger marca_alteracao before update on site_roleta_premios
  for each row when (old.distribuidos = new.distribuidos) execute function marca_alteracao();
