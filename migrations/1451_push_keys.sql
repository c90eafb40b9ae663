-- The pair of keys of notices on devices can be replaced: each device keeps the pair that its browser registered with until
-- its browser registers with the new one.
alter table push_chave drop constraint push_chave_id_check;
create sequence push_chave_id_seq owned by push_chave.id;
select setval('push_chave_id_seq', 1);
alter table aparelho_push add column id_chave bigint not null default 1 references push_chave on delete cascade;
alter table aparelho_push alter column id_chave drop default;
create index aparelho_push_chave on aparelho_push (id_chave);
