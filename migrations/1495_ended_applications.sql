-- Whatever the stage that an application ended in, its retention finds it by its last movement.
create index candidatura_guarda on candidatura (movida_em) where anonimizada_em is null;
drop index candidatura_retencao;
