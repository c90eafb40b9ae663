-- Whether a key of least rights reads whole documents, phones, mails and birthdays; keys with levels read what these say.
alter table chave_acesso add column dados_pessoais boolean not null default false;

drop function ator_da_chave(text, inet);
create function ator_da_chave(resumo text, endereco inet)
  returns table (
    expira_em timestamptz(3), id bigint, nome text, email text, employee boolean, id_empresa bigint,
    id_departamento bigint, id_cargo bigint, roles text[], empresas bigint[], id_chave bigint, nome_chave text,
    roles_chave text[], dados_pessoais boolean, endereco_aceito boolean, pedidos int, janela_ate timestamptz(3))
  language plpgsql stable rows 1 as $$
#variable_conflict use_column
begin
  return query
    select ((c.validade_fim + 1)::timestamp at time zone 'America/Sao_Paulo')::timestamptz(3),
      u.id, u.nome, u.email, u.funcionario, u.id_empresa, u.id_departamento, u.id_cargo, p.papeis,
      array(
        select k.id_empresa from chave_acesso_empresa k
        where k.id_chave = c.id and ('users:superadmin' = any(p.papeis) or exists (
          select from empresa_em_vigor v where v.id_usuario = u.id and v.id_empresa = k.id_empresa))
        order by 1),
      c.id, c.nome, c.roles, c.dados_pessoais,
      cardinality(c.enderecos) = 0 or endereco <<= any(c.enderecos::inet[]),
      coalesce(o.pedidos, 0), o.janela_ate
    from chave_acesso c
      join rh_usuario u on u.id = c.id_usuario
      left join chave_acesso_uso o on o.id_chave = c.id
      cross join lateral (
        select array(select distinct v.papel from papel_em_vigor v where v.id_usuario = u.id order by 1) || array['user']
          as papeis) p
    where c.hash = resumo and u.ativo and c.revogada_em is null
      and c.validade_fim >= (now() at time zone 'America/Sao_Paulo')::date;
end $$;
