-- What a virus scanner has not judged yet is in quarantine; what it found something in is gone, and its row says so.
alter table arquivo
  add column retido_em timestamptz(3),
  add column infectado_em timestamptz(3);
create index arquivo_retido on arquivo (retido_em) where retido_em is not null;
