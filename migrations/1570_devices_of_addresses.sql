-- On which device an address for other calendars was made: it ends with what is open there.
alter table calendario_assinatura add column id_aparelho bigint references aparelho on delete set null;
alter table vencimento_assinatura add column id_aparelho bigint references aparelho on delete set null;
create index calendario_assinatura_aparelho on calendario_assinatura (id_aparelho);
create index vencimento_assinatura_aparelho on vencimento_assinatura (id_aparelho);
