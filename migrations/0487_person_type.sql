-- What kind of person somebody is depends on the access they hold, which stands in other tables: it is asked for, not stored.
drop index rh_usuario_lista;
drop index rh_usuario_empresa;
alter table rh_usuario drop column tipo;
create index rh_usuario_lista on rh_usuario (nome, id) include (id_empresa, ativo, funcionario, busca);
create index rh_usuario_empresa on rh_usuario (id_empresa, nome, id) include (ativo, funcionario, busca);
