-- A factor in use that is taken away leaves a line, also where the one who runs the database did it.
create function registra_fator_removido() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'fator_app' then
    -- One that only waited for its first code was never a factor.
    if old.confirmado_em is null then return null; end if;
  end if;
  insert into log_historico (tabela, id_item, operacao, old_data, id_usuario)
  values (tg_table_name, old.id_usuario::text, 'DELETE', jsonb_build_object('created_at', old.created_at), usuario_atual());
  return null;
end $$;
create trigger registra_fator_removido after delete on fator_app
  for each row execute function registra_fator_removido();
create trigger registra_fator_removido after delete on fator_passkey
  for each row execute function registra_fator_removido();

do $$
begin
  execute 'create or replace view seguranca as ' || rtrim(pg_get_viewdef('seguranca'::regclass), E'; \n') || $view$
  union all
  select id * 4 + 3, data, 'fator', id_usuario, null, null, 'Pessoa ' || id_item,
    case tabela when 'fator_app' then 'Aplicativo removido' else 'Passkey removida' end
  from log_historico where tabela in ('fator_app', 'fator_passkey')$view$;
end $$;
create index log_historico_fator on log_historico (data desc, (id * 4 + 3) desc)
  where tabela in ('fator_app', 'fator_passkey');
create index log_historico_fator_numero on log_historico ((id * 4 + 3))
  where tabela in ('fator_app', 'fator_passkey');

-- Whose password was chosen by a mail: who has the mailbox alone sets up no factor that is demanded.
create table senha_por_email (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  created_at timestamptz(3) not null default now()
);
-- Somebody's word that this person may set up their factor: a code that a superadmin hands over.
create table fator_liberacao (
  id_usuario bigint primary key references rh_usuario on delete cascade,
  hash text not null check (length(hash) = 64),
  id_liberado_por bigint not null references rh_usuario on delete cascade,
  expira_em timestamptz(3) not null,
  constraint fator_liberacao_de_outro check (id_usuario <> id_liberado_por)
);
create index fator_liberacao_por on fator_liberacao (id_liberado_por);
