-- Programs read interviews, the talent bank and contacts by what changed since a moment, too.
create index entrevista_alteracao on entrevista (updated_at, id);
create index curriculo_alteracao on curriculo (updated_at, id_usuario);
create index rh_usuario_alteracao on rh_usuario (updated_at, id);
