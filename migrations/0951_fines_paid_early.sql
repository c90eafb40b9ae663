-- Paid while the statement of the confirmed driver was not signed yet.
alter table multa add column paga_antes_do_termo boolean not null default false;
select set_config('app.sem_historico', 'on', true);
update multa f set paga_antes_do_termo = true
where f.situacao = 'paga' and f.confirmado_em is not null and f.id_motorista is not null
  and not exists (
    select from multa_termo t where t.id_multa = f.id
      and (t.assinado_em at time zone 'America/Sao_Paulo')::date <= f.pago_em);
select set_config('app.sem_historico', '', true);
