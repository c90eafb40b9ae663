-- A lot's certificate is kept for five years; the lot stays.
alter table suprimento_lote alter column certificado drop not null;
create index suprimento_lote_data on suprimento_lote (created_at) where certificado is not null;
