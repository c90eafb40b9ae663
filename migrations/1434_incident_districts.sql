-- An incident that names districts holds the messages to those alone (docs/marketing.md#incidents-in-the-city).
create or replace view incidente_local as
  select distinct coalesce(i.id_empresa, d.id_empresa) as id_empresa, normaliza(c.nome) as cidade, c.uf,
    -- None: the whole city.
    array(select normaliza(b) from unnest(i.bairros) b order by 1) as bairros
  from incidente i
  join incidente_categoria k on k.id = i.id_categoria
  join incidente_cidade ic on ic.id_incidente = i.id
  join cidade c on c.id = ic.id_cidade
  left join rh_departamento d on d.id = i.id_departamento
  where i.situacao in ('aberto', 'em_tratamento') and i.ativo
    and (not k.programada or (i.inicio <= now() and (i.previsao is null or i.previsao > now())));
