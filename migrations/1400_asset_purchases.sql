-- Where an asset was bought, for how much, and until when its warranty lasts.
alter table suprimento_patrimonio
  add column data_compra date,
  add column valor_compra numeric(12, 2) check (valor_compra >= 0),
  add column fornecedor text check (length(fornecedor) between 1 and 120),
  add column nota_arquivo uuid references arquivo,
  add column garantia_ate date,
  add column foto uuid references arquivo,
  add constraint suprimento_patrimonio_garantia check (garantia_ate >= data_compra);
create index suprimento_patrimonio_vence on suprimento_patrimonio (garantia_ate)
  where garantia_ate is not null and ativo;
create index suprimento_patrimonio_fornecedor on suprimento_patrimonio (id_empresa, fornecedor)
  where fornecedor is not null;
create index suprimento_patrimonio_nota on suprimento_patrimonio (nota_arquivo) where nota_arquivo is not null;
create index suprimento_patrimonio_foto on suprimento_patrimonio (foto) where foto is not null;
call arquivo_ativar('suprimento_patrimonio', 'nota_arquivo');
call arquivo_ativar('suprimento_patrimonio', 'foto');
