-- A device or a session at a provider takes no session along in silence: what ends one says so (docs/security.md#ended-sessions).
alter table sessao
  drop constraint sessao_id_aparelho_fkey,
  add constraint sessao_id_aparelho_fkey foreign key (id_aparelho) references aparelho,
  drop constraint sessao_id_sessao_identidade_fkey,
  add constraint sessao_id_sessao_identidade_fkey foreign key (id_sessao_identidade) references sessao_identidade;
