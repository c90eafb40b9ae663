-- A marked customer is also read where a reading names a record about them: by provider and customer code.
create function leitura_do_cliente(de_tabela text, item bigint, do_cliente bigint) returns boolean language sql stable as $$
  select case when de_tabela = 'relationship_dados_pessoas' then item = do_cliente else exists (
    select from relationship_dados_pessoas p join (
      select id_empresa, cod_cliente from painel_atendimento where de_tabela = 'painel_atendimento' and id = item
      union all
      select id_empresa, cod_cliente from bo_venda where de_tabela = 'bo_venda' and id = item
      union all
      select id_empresa, cod_cliente from bo_estorno where de_tabela = 'bo_estorno' and id = item
      union all
      select id_empresa, cod_cliente from vendas_lead where de_tabela = 'vendas_lead' and id = item
      union all
      select id_empresa, cod_cliente from relacionamento_preferencias_cliente
      where de_tabela = 'relacionamento_preferencias_cliente' and id = item
    ) r on r.id_empresa = p.id_empresa and r.cod_cliente = p.codpessoa
    where p.id = do_cliente) end
$$;

-- Once a day for the same reader and data: the panel records a reading at each of its views.
create or replace function alarma_isca() returns trigger language plpgsql as $$
begin
  insert into isca_alarme (id_isca, como, id_usuario, detalhe)
  select distinct i.id, 'leitura', n.id_usuario, left(array_to_string(n.campos, ', '), 300)
  from novas n join isca i on i.id_pessoa = n.id_titular
    or (i.id_cliente is not null and leitura_do_cliente(n.tabela, n.id_item, i.id_cliente))
  where not exists (
    select from isca_alarme a where a.id_isca = i.id and a.como = 'leitura' and a.id_usuario = n.id_usuario
      and a.detalhe = left(array_to_string(n.campos, ', '), 300) and a.data > now() - interval '1 day');
  return null;
end $$;
