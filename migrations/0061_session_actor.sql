-- Who acts in a request, asked at every one of them. PL/pgSQL keeps the plan for each connection, behind a pooler too;
-- planned anew the question took longer than its answer. A disabled person has no session.
create function ator_da_sessao(chave text, horas_inatividade int, dias_maximo int)
  returns table (
    expira_em timestamptz(3), renovada_ate timestamptz(3), id bigint, nome text, email text, employee boolean,
    id_empresa bigint, id_departamento bigint, id_cargo bigint, roles text[], empresas bigint[])
  language plpgsql stable rows 1 as $$
#variable_conflict use_column
begin
  return query
    select s.expires_at,
      least(now() + make_interval(hours => horas_inatividade), s.created_at + make_interval(days => dias_maximo))
        ::timestamptz(3),
      u.id, u.nome, u.email, u.funcionario, u.id_empresa, u.id_departamento, u.id_cargo,
      array(select distinct v.papel from papel_em_vigor v where v.id_usuario = u.id order by 1) || array['user'],
      array(select distinct v.id_empresa from empresa_em_vigor v where v.id_usuario = u.id order by 1)
    from sessao s join rh_usuario u on u.id = s.id_usuario
    where s.id = chave and u.ativo and s.created_at > now() - make_interval(days => dias_maximo);
end $$;
