-- A key that was changed works for a day beside its successor.
alter table chave_acesso
  add column hash_anterior text,
  add column prefixo_anterior text,
  add column anterior_ate timestamptz(3),
  add constraint chave_acesso_anterior_inteira check (num_nulls(hash_anterior, prefixo_anterior, anterior_ate) in (0, 3));
create unique index chave_acesso_hash_anterior_unico on chave_acesso (hash_anterior) where hash_anterior is not null;

-- The history never holds what opens a door.
drop trigger historico_insert on chave_acesso;
drop trigger historico_update on chave_acesso;
drop trigger historico_delete on chave_acesso;
call historico_ativar('chave_acesso', 'id', '{hash,hash_anterior}');

create or replace function ator_da_chave(resumo text, endereco inet)
  returns table (
    expira_em timestamptz(3), id bigint, nome text, email text, employee boolean, id_empresa bigint,
    id_departamento bigint, id_cargo bigint, roles text[], empresas bigint[], id_chave bigint, nome_chave text,
    roles_chave text[], dados_pessoais boolean, endereco_aceito boolean, pedidos int, janela_ate timestamptz(3))
  language plpgsql stable rows 1 as $$
#variable_conflict use_column
begin
  return query
    select case when c.hash = resumo
        then ((c.validade_fim + 1)::timestamp at time zone 'America/Sao_Paulo')::timestamptz(3)
        else least(c.anterior_ate, ((c.validade_fim + 1)::timestamp at time zone 'America/Sao_Paulo')::timestamptz(3)) end,
      u.id, u.nome, u.email, u.funcionario, u.id_empresa, u.id_departamento, u.id_cargo, p.papeis,
      array(
        select k.id_empresa from chave_acesso_empresa k
        where k.id_chave = c.id and ('users:superadmin' = any(p.papeis) or exists (
          select from empresa_em_vigor v where v.id_usuario = u.id and v.id_empresa = k.id_empresa))
        order by 1),
      c.id, c.nome, c.roles, c.dados_pessoais,
      cardinality(c.enderecos) = 0 or endereco <<= any(c.enderecos::inet[]),
      coalesce(o.pedidos, 0), o.janela_ate
    from (
        select * from chave_acesso where hash = resumo
        union all
        select * from chave_acesso where hash_anterior = resumo and anterior_ate > now()) c
      join rh_usuario u on u.id = c.id_usuario
      left join chave_acesso_uso o on o.id_chave = c.id
      cross join lateral (
        select array(select distinct v.papel from papel_em_vigor v where v.id_usuario = u.id order by 1) || array['user']
          as papeis) p
    where u.ativo and c.revogada_em is null
      and c.validade_fim >= (now() at time zone 'America/Sao_Paulo')::date;
end $$;
