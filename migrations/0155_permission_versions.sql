-- What somebody saw of a person's access when they opened it: links have no version of their own, and one that was
-- taken away leaves no row behind.
create table usuario_permissao_versao (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  updated_at timestamptz(3) not null default clock_timestamp()
);

-- Whoever writes a link, by whatever way, makes a new version. A person who is being deleted gets none.
create function marca_permissao() returns trigger language plpgsql as $$
begin
  insert into usuario_permissao_versao (id_usuario)
  select u.id from rh_usuario u where u.id in (select id_usuario from mudadas) order by u.id
  on conflict (id_usuario) do update set updated_at = clock_timestamp();
  return null;
end $$;
do $$ declare t text; begin
  foreach t in array array['users_profiles', 'usuario_papel', 'usuario_empresa'] loop
    execute format('create trigger marca_permissao_ganha after insert on %I referencing new table as mudadas
      for each statement execute function marca_permissao()', t);
    execute format('create trigger marca_permissao_perdida after delete on %I referencing old table as mudadas
      for each statement execute function marca_permissao()', t);
  end loop;
end $$;

-- A partner's access is replaced as a whole, so its rows carry the version; the nightly warning is no edit.
alter table permissao_parceiro add column updated_at timestamptz(3) not null default clock_timestamp();
