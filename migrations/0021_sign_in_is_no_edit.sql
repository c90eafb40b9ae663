-- A sign-in notes its moment on the person. That is no edit: a form that is open on them must not be told of one.
drop trigger marca_alteracao on rh_usuario;
create trigger marca_alteracao before update on rh_usuario
  for each row when (old.ultimo_acesso is not distinct from new.ultimo_acesso)
  execute function marca_alteracao();
