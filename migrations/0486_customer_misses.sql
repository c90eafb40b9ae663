-- A look-up that found nobody names the table and no record.
alter table acesso_dado_pessoal
  drop constraint acesso_dado_pessoal_registro,
  add constraint acesso_dado_pessoal_registro check (id_item is null or tabela is not null);
create index acesso_dado_pessoal_sem_resultado on acesso_dado_pessoal (data desc, id desc)
  where tabela is not null and id_item is null;
