-- A win whose ticket the ERP refused carries an error and stays a win: what counts for a raffle is the prize.
drop index site_roleta_historico_sorteio;
create index site_roleta_historico_sorteio on site_roleta_historico (id_campanha, cliente, id_premio, id)
  where id_premio is not null;
