-- Replies of customers that no program understood. Whose they are is found when they come: of the message answered, or of
-- the customer of that contact who was written to last; of nobody where the contact is nobody's.
create table campanha_resposta (
  id bigint generated always as identity primary key,
  id_empresa bigint references empresa,
  -- No foreign keys, as in campanha_envio: the reply outlives both.
  id_envio bigint,
  id_pessoa bigint,
  canal text not null check (canal in ('sms', 'email', 'whatsapp')),
  -- Who answered, as the provider wrote it: digits or an address.
  contato text not null check (length(contato) between 1 and 300),
  texto text not null check (length(texto) between 1 and 1000),
  situacao text not null default 'nova' check (situacao in ('nova', 'restrita', 'vista')),
  id_usuario bigint references rh_usuario on delete set null,
  tratada_em timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index campanha_resposta_empresa on campanha_resposta (id_empresa, id desc);
create index campanha_resposta_autor on campanha_resposta (id_usuario) where id_usuario is not null;
create index campanha_resposta_antiga on campanha_resposta (created_at);

-- A template's quick-reply button, which may be what tells the way out.
alter table template_whatsapp add column botao text check (length(botao) between 1 and 25);

-- Who writes to a provider's customers: its own name and address; the house's address where there is none.
alter table empresa
  add column remetente_nome text check (length(remetente_nome) between 1 and 80),
  add column remetente_email text check (length(remetente_email) between 3 and 254);
