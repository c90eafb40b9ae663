-- The search box of the app counts what it did not find, as the FAQ does.
alter table faq_busca_vazia drop constraint faq_busca_vazia_origem_check,
  add constraint faq_busca_vazia_origem_check check (origem in ('interna', 'publica', 'telas'));
