-- Each provider's outbox is taken by itself (erp-outbox.queries.ts): one with many waiting rows costs the others nothing.
drop index erp_saida_vez;
create index erp_saida_vez on erp_saida (id_empresa, proxima_em, id) where situacao in ('na_fila', 'enviando');
