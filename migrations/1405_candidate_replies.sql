-- What candidates answer to our mails, on the card of their application.
create table candidatura_endereco (
  id_candidatura bigint primary key references candidatura on delete cascade,
  -- The part of the address that replies come to: 122 random bits.
  chave text not null unique default replace(gen_random_uuid()::text, '-', '')
);

create table candidatura_mensagem (
  id bigint generated always as identity primary key,
  id_candidatura bigint not null references candidatura on delete cascade,
  -- Of the mail: the same one may come several times.
  id_mensagem text not null check (length(id_mensagem) between 1 and 500),
  remetente text not null check (length(remetente) between 3 and 254),
  do_candidato boolean not null,
  assunto text check (length(assunto) <= 300),
  texto text not null check (length(texto) between 1 and 20000),
  lida_em timestamptz(3),
  id_leitor bigint references rh_usuario on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint candidatura_mensagem_unica unique (id_candidatura, id_mensagem)
);
create index candidatura_mensagem_recente on candidatura_mensagem (id_candidatura, id desc);
create index candidatura_mensagem_nova on candidatura_mensagem (id_candidatura) where lida_em is null;
create index candidatura_mensagem_leitor on candidatura_mensagem (id_leitor) where id_leitor is not null;

-- Where an answer to the mail goes, if that is not its sender.
alter table mensagem_saida add column responder_a text check (length(responder_a) <= 254);
