-- `api` decides from now on whether access keys make leads of a campaign: where they did so, they go on.
update vendas_campanha c set api = true
where not c.api and exists (select from vendas_lead l where l.id_campanha = c.id and l.origem = 'api');
