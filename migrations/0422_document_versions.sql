-- Versions whose newer one was deleted before the server put them back in force.
update rh_documento d set substituido = false
where d.substituido and not exists (select from rh_documento x where x.id_anterior = d.id);
