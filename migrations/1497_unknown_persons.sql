-- Not every provider's system says whether a customer in arrears is a person or a company: MK never does. Unknown is null, and
-- matches no criterion, as an unknown city does (docs/desk.md#exceptions).
alter table atraso_cliente alter column tipo_pessoa drop not null;
