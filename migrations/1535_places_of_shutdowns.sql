-- Where somebody worked when they left, and since when: HR's reports read it here (docs/people.md#closed-months). The
-- person's row says where they work today, which differs for who was hired again.
alter table rh_desligamento
  add column id_empresa bigint references empresa on delete set null,
  add column id_departamento bigint references rh_departamento on delete set null,
  add column id_setor bigint references rh_setor on delete set null,
  add column id_cargo bigint references rh_cargo on delete set null,
  add column data_admissao date;
create index rh_desligamento_empresa on rh_desligamento (id_empresa);
create index rh_desligamento_departamento on rh_desligamento (id_departamento);
create index rh_desligamento_setor on rh_desligamento (id_setor);
create index rh_desligamento_cargo on rh_desligamento (id_cargo);

-- Earlier ones: the person's last state by then in the history, else that of today.
with antes as (
  select f.id, u.id as id_usuario, coalesce(h.new_data, to_jsonb(u)) as dados
  from rh_desligamento f join rh_usuario u on u.id = f.id_funcionario
  left join lateral (select l.new_data from log_historico l where l.tabela = 'rh_usuario' and l.id_item = u.id::text
    and l.new_data is not null and l.data <= f.efetivado_em + interval '1 minute' order by l.data desc, l.id desc limit 1) h on true
  where f.situacao = 'efetivado')
update rh_desligamento f set
  id_empresa = (select e.id from empresa e where e.id = (a.dados ->> 'id_empresa')::bigint),
  id_departamento = (select d.id from rh_departamento d where d.id = (a.dados ->> 'id_departamento')::bigint),
  id_setor = (select s.id from rh_setor s where s.id = (a.dados ->> 'id_setor')::bigint),
  id_cargo = (select c.id from rh_cargo c where c.id = (a.dados ->> 'id_cargo')::bigint),
  data_admissao = (a.dados ->> 'data_admissao')::date
from antes a where a.id = f.id;

create function desligamento_lugar() returns trigger language plpgsql as $$
begin
  select u.id_empresa, u.id_departamento, u.id_setor, u.id_cargo, u.data_admissao
  into new.id_empresa, new.id_departamento, new.id_setor, new.id_cargo, new.data_admissao
  from rh_usuario u where u.id = new.id_funcionario;
  return new;
end $$;
create trigger lugar before insert on rh_desligamento
  for each row when (new.situacao = 'efetivado') execute function desligamento_lugar();
create trigger lugar_depois before update of situacao on rh_desligamento
  for each row when (new.situacao = 'efetivado' and old.situacao <> 'efetivado') execute function desligamento_lugar();
