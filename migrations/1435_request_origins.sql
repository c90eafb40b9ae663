-- From where, and in which request: beside who and when. Rows of before, and those of jobs, have neither.
create function endereco_atual() returns text
  language sql stable parallel safe
  return left(nullif(current_setting('app.address', true), ''), 60);
create function pedido_atual() returns text
  language sql stable parallel safe
  return left(nullif(current_setting('app.request_id', true), ''), 60);

alter table log_historico
  add column endereco text default endereco_atual(),
  add column pedido text default pedido_atual();
alter table acesso_dado_pessoal
  add column endereco text default endereco_atual(),
  add column pedido text default pedido_atual();
alter table exportacao
  add column endereco text default endereco_atual(),
  add column pedido text default pedido_atual();

-- A server of before calls it with three.
drop function registra_leitura(bigint, bigint[], text);
create function registra_leitura(leitor bigint, titulares bigint[], dado text, de_onde text default endereco_atual(),
  no_pedido text default pedido_atual()) returns void language sql as $$
  insert into acesso_dado_pessoal (id_usuario, id_titular, campos, endereco, pedido)
  select leitor, t.id, array[dado], de_onde, no_pedido from (select distinct unnest(titulares) as id) t
  where t.id is distinct from leitor and t.id is not null and not exists (
    select from acesso_dado_pessoal a where a.id_titular = t.id and a.id_usuario = leitor
      and a.campos = array[dado] and a.data > now() - interval '1 hour')
$$;
