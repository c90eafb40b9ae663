-- The search box finds documents by title.
create index rh_documento_titulo_busca on rh_documento using gin (normaliza(titulo) gin_trgm_ops) where not substituido;
