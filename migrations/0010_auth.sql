-- A sign-in must not look like an edit to somebody who has the same person's form open.
drop trigger marca_alteracao on rh_usuario;
create trigger marca_alteracao before update on rh_usuario
  for each row when (old.ultimo_acesso is not distinct from new.ultimo_acesso)
  execute function marca_alteracao();

create index desafio_senha_expira on desafio_senha (expira_em);
create index codigo_verificacao_expira on codigo_verificacao (expira_em);
