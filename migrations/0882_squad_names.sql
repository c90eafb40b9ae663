-- The ERP names squads and knows them by their code: two of the same name, or two that exchange their names, are no mistake of
-- ours, and kept all squads, products and stock of their provider from being read.
drop index equipe_nome_unico;
