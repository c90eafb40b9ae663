-- The last 100 calls of a key (docs/access-keys.md#calls): a ring, so that it never grows. The key's counter gives the places.
alter table chave_acesso_uso add column chamadas bigint not null default 0;

create table chave_acesso_chamada (
  id_chave bigint not null references chave_acesso on delete cascade,
  posicao smallint not null check (posicao between 0 and 99),
  -- Counts on: the order of the calls.
  ordem bigint not null,
  momento timestamptz(3) not null,
  metodo text collate "C" not null check (length(metodo) <= 10),
  -- The pattern of the route, never the address.
  rota text collate "C" not null check (length(rota) <= 300),
  status smallint not null,
  pedido uuid not null,
  primary key (id_chave, posicao)
) with (fillfactor = 70);

-- They end with their key.
create function chave_acesso_chamadas_fim() returns trigger language plpgsql as $$
begin
  delete from chave_acesso_chamada c using novas n where c.id_chave = n.id and n.revogada_em is not null;
  return null;
end $$;
create trigger chamadas_fim after update on chave_acesso referencing new table as novas
  for each statement execute function chave_acesso_chamadas_fim();
