-- The same fill is registered once: by what the fuel card calls it, else by vehicle, moment and litres.
alter table abastecimento add column cupom text check (length(cupom) between 1 and 60);

-- Fills that were registered twice before this stay, the later ones under a coupon that says so.
select set_config('app.sem_historico', 'on', true);
update abastecimento a set cupom = 'repetido-' || a.id
where exists (select from abastecimento b where b.id_veiculo = a.id_veiculo and b.data = a.data and b.litros = a.litros
  and b.id < a.id);
select set_config('app.sem_historico', '', true);

create unique index abastecimento_uma_vez on abastecimento (id_veiculo, data, litros) where cupom is null;
create unique index abastecimento_cupom_unico on abastecimento (id_veiculo, cupom) where cupom is not null;
