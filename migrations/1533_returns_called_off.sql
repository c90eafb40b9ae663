-- Who was dismissed and is called off before they come back has left, as before: docs/people.md#admission-to-come.
create or replace function rh_usuario_admissao_futura() returns trigger language plpgsql as $$
declare
  espera boolean := false;
  saida date;
begin
  if tg_op = 'UPDATE' then
    espera := old.situacao = 'admissao';
  end if;
  if new.situacao = 'desligado' then
    return new;
  end if;
  if (new.funcionario or espera or new.situacao = 'admissao')
    and new.data_admissao > (now() at time zone 'America/Sao_Paulo')::date then
    new.funcionario := false;
    new.situacao := 'admissao';
  elsif espera and not new.funcionario then
    -- Without a day the admission is called off; one that has come is carried out by what sends the first access.
    new.situacao := case when new.data_admissao is null then 'ativo' else 'admissao' end;
    if new.data_admissao is null then
      select max(data_desligamento) into saida from rh_desligamento
      where id_funcionario = new.id and situacao = 'efetivado';
      if saida is not null then
        new.situacao := 'desligado';
        new.data_desligamento := saida;
        new.funcionario := true;
        new.ativo := false;
      end if;
    end if;
  end if;
  return new;
end $$;
