-- A try of an unsure action waits for the word of whoever made it: a second click, or a second person, makes no other.
create unique index erp_acao_testada_espera on erp_acao_testada (id_erp, acao) where funcionou is null;
-- What the ERP was asked about: a contract or a connection of the customer.
alter table erp_acao_testada add column alvo text check (length(alvo) <= 80),
  add column julgada_em timestamptz(3);
