-- An employee who was given no providers sees the rows of the one they work for: who HR registers is in its selectors,
-- departments and brand from the first day, and moves with them. Providers that were given replace it: they may be fewer.
create or replace view empresa_em_vigor as
  select id_usuario, id_empresa from usuario_empresa
  union all
  select id_usuario, id_empresa from permissao_parceiro
    where validade_fim >= (now() at time zone 'America/Sao_Paulo')::date
  union all
  select u.id, u.id_empresa from rh_usuario u
    where u.funcionario and u.id_empresa is not null
      and not exists (select from usuario_empresa x where x.id_usuario = u.id);

-- So a change of provider is one of access.
create or replace function avisa_pessoa() returns trigger language plpgsql as $$
begin
  perform avisa_usuarios('acesso', array_agg(n.id)) from velhas v join novas n using (id)
  where (v.ativo, v.funcionario, v.id_empresa) is distinct from (n.ativo, n.funcionario, n.id_empresa);
  return null;
end $$;
