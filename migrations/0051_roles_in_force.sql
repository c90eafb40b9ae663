-- What is in force for a person, said once: a statement that reads many people, or one often, joins these;
-- a function would be planned and run apart for each of them.
create view papel_em_vigor as
  select up.id_usuario, unnest(p.roles) as papel
    from users_profiles up join perfil_acesso p on p.id = up.id_perfil where p.ativo
  union all
  select id_usuario, papel from usuario_papel
  union all
  select id_usuario, unnest(roles) from permissao_parceiro
    where validade_fim >= (now() at time zone 'America/Sao_Paulo')::date;

create view empresa_em_vigor as
  select id_usuario, id_empresa from usuario_empresa
  union all
  select id_usuario, id_empresa from permissao_parceiro
    where validade_fim >= (now() at time zone 'America/Sao_Paulo')::date;

create or replace function papeis_do_usuario(usuario bigint) returns text[]
  language sql stable parallel safe
  return (select coalesce(array_agg(distinct papel order by papel), '{}')
    from papel_em_vigor where id_usuario = usuario);

create or replace function empresas_do_usuario(usuario bigint) returns bigint[]
  language sql stable parallel safe
  return (select coalesce(array_agg(distinct id_empresa order by id_empresa), '{}')
    from empresa_em_vigor where id_usuario = usuario);
