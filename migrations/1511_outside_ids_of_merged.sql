-- What other systems call a merged lead follows to the one that is kept, and back where the merge is undone.
alter table vendas_lead_uniao add column vinculos bigint[] not null default '{}';

with seguem as (
  select distinct on (u.id_mantida, v.fonte) v.id, u.id as id_uniao, u.id_mantida
  from vendas_lead_uniao u join vinculo_externo v on v.tabela = 'vendas_lead' and v.id_item = u.id_lead
  where u.desfeita_em is null and not exists (select from vinculo_externo k
    where k.tabela = v.tabela and k.id_item = u.id_mantida and k.fonte = v.fonte)
  order by u.id_mantida, v.fonte, v.id
), movidos as (
  update vinculo_externo v set id_item = s.id_mantida from seguem s where s.id = v.id returning v.id, s.id_uniao
)
update vendas_lead_uniao u set vinculos = m.ids
from (select id_uniao, array_agg(id) as ids from movidos group by 1) m where m.id_uniao = u.id;
