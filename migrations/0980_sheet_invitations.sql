-- A line whose record is somebody to invite: `convite` until it went out, or cannot any more.
alter table planilha_linha
  add column convite boolean not null default false,
  add column convidado_em timestamptz(3),
  add constraint planilha_linha_convite_enviado check (convidado_em is null or not convite);
