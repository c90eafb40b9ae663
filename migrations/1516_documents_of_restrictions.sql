-- A refusal counts for the person's document at their provider: each message that is leased looks for it.
create index relacionamento_preferencias_cliente_documento on relacionamento_preferencias_cliente (id_empresa, cpf)
  where cpf is not null;
