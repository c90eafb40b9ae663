-- When an item went out is no edit of whoever happened to read it first: it is left out of the history.
drop trigger historico_insert on novidade;
drop trigger historico_update on novidade;
drop trigger historico_delete on novidade;
call historico_ativar('novidade', 'id', '{palavras,publicada_em}');
