-- Live events, file ownership by trigger, and the indexes of the home page.

-- PostgreSQL refuses payloads from 8,000 bytes on: people are told of in groups of 500.
create function avisa_usuarios(tipo text, usuarios bigint[], mensagem bigint default null) returns void
  language sql as $$
  select pg_notify('evento', jsonb_strip_nulls(jsonb_build_object(
    'tipo', tipo, 'mensagem', mensagem, 'usuarios', jsonb_agg(id)))::text)
  from (select id, (row_number() over () - 1) / 500 as grupo
    from (select distinct id from unnest(usuarios) as id where id is not null) u) g
  group by grupo
$$;

create or replace function avisa_notificacao() returns trigger language plpgsql as $$
begin
  perform avisa_usuarios('notificacao', array_agg(id_usuario), max(id_mensagem)) from novas;
  return null;
end $$;

-- Read on one device, gone on the others.
create function avisa_leitura() returns trigger language plpgsql as $$
begin
  perform avisa_usuarios('leitura', array_agg(id_usuario)) from novas where lido_em is not null;
  return null;
end $$;
create trigger avisa_leitura after update on notificacao_usuario referencing new table as novas
  for each statement execute function avisa_leitura();

create or replace function avisa_acesso() returns trigger language plpgsql as $$
begin
  perform avisa_usuarios('acesso', array_agg(id_usuario)) from velhas;
  return null;
end $$;

-- A role, provider or profile given or taken, a person switched off: their open streams ask again who they are.
create function avisa_papel() returns trigger language plpgsql as $$
begin
  perform avisa_usuarios('acesso', array_agg(id_usuario)) from mudadas;
  return null;
end $$;
do $$ declare t text; begin
  foreach t in array array['users_profiles', 'usuario_papel', 'usuario_empresa', 'permissao_parceiro'] loop
    execute format('create trigger avisa_papel_ganho after insert on %I referencing new table as mudadas
      for each statement execute function avisa_papel()', t);
    execute format('create trigger avisa_papel_perdido after delete on %I referencing old table as mudadas
      for each statement execute function avisa_papel()', t);
    execute format('create trigger avisa_papel_mudado after update on %I referencing new table as mudadas
      for each statement execute function avisa_papel()', t);
  end loop;
end $$;

create function avisa_pessoa() returns trigger language plpgsql as $$
begin
  perform avisa_usuarios('acesso', array_agg(n.id)) from velhas v join novas n using (id)
  where (v.ativo, v.funcionario) is distinct from (n.ativo, n.funcionario);
  return null;
end $$;
create trigger avisa_pessoa after update on rh_usuario referencing old table as velhas new table as novas
  for each statement execute function avisa_pessoa();

create function avisa_perfil() returns trigger language plpgsql as $$
begin
  perform avisa_usuarios('acesso', array_agg(up.id_usuario))
  from velhas v join novas n using (id) join users_profiles up on up.id_perfil = n.id
  where (v.ativo, v.roles) is distinct from (n.ativo, n.roles);
  return null;
end $$;
create trigger avisa_perfil after update on perfil_acesso referencing old table as velhas new table as novas
  for each statement execute function avisa_perfil();

-- A record lets go of the file it no longer names; a job then removes what nobody owns. TG_ARGV: the column.
create function solta_arquivo() returns trigger language plpgsql as $$
declare
  antes uuid := (to_jsonb(old) ->> tg_argv[0])::uuid;
begin
  if antes is not null and (tg_op = 'DELETE' or (to_jsonb(new) ->> tg_argv[0])::uuid is distinct from antes) then
    update arquivo set tabela_dona = null, id_dono = null where id = antes;
  end if;
  return null;
end $$;
create procedure arquivo_ativar(tabela text, coluna text) language plpgsql as $$
begin
  execute format('create trigger solta_%s after delete or update of %I on %I
    for each row execute function solta_arquivo(%L)', coluna, coluna, tabela, coluna);
end $$;
call arquivo_ativar('empresa', 'id_logo');
call arquivo_ativar('rh_usuario', 'id_foto');
create index empresa_logo on empresa (id_logo) where id_logo is not null;

-- Month and day as one number: 25 December is 1225.
create function mes_dia(dia date) returns int language sql immutable strict parallel safe
  return (extract(month from dia) * 100 + extract(day from dia))::int;
create index rh_usuario_aniversario on rh_usuario (mes_dia(data_nascimento)) where ativo and funcionario;
create index rh_usuario_admissao on rh_usuario (mes_dia(data_admissao)) where ativo and funcionario;
