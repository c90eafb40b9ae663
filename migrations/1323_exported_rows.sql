-- What one person exported in a day is added up before the next file.
create index exportacao_usuario_dia on exportacao (id_usuario, data) include (linhas);
drop index exportacao_usuario;
