-- Up to where each person wrote, in bytes of the write-ahead log: a replica that is behind is not read for them.
create table pessoa_gravacao (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  posicao bigint not null
) with (fillfactor = 50);

-- Runs behind the COMMIT, in its message: what was written stays written, whatever happens here.
create function gravacao_anotar(quem bigint) returns void language plpgsql as $$
begin
  if quem is null then return; end if;
  -- Visible at once, and waits for no disk, no replica, and not long for anybody.
  perform set_config('synchronous_commit', 'off', true), set_config('lock_timeout', '500', true);
  insert into pessoa_gravacao as g (id_usuario, posicao) values (quem, pg_current_wal_insert_lsn() - '0/0')
    -- Of two at once the second counts once it has the row.
    on conflict (id_usuario) do update set posicao = pg_current_wal_insert_lsn() - '0/0';
exception when others then
  raise warning 'gravacao_anotar: %', sqlerrm;
end $$;
