-- A mail on Monday with what waits for a person, for who wants it (docs/weekly-summary.md).
create table resumo_semanal (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  ligado boolean not null,
  -- The Monday of the last summary: a week's is sent once, also when it is switched off and on again.
  semana date check (extract(isodow from semana) = 1),
  updated_at timestamptz(3) not null default now()
);
call alteracao_ativar('resumo_semanal');

-- The address that ends such mails, for the button of mail programs (RFC 8058).
alter table mensagem_saida add column descadastro text check (length(descadastro) <= 300);
