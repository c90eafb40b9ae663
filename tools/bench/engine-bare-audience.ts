import type { Connection } from '@intranet/db/connection'

/**
 * The audience of a morning without holidays or an earlier send, as one would write it by hand for all rules at once:
 * same table and indexes, same customers, same reasons.
 */
export async function bareAudience({ pool }: Connection, day: string): Promise<void> {
  await pool.query(
    `
    with regra as materialized (
      select r.*, c.id_empresa, x.id as id_execucao, x.envia_em, x.expira_em, t.status,
        $1::date + case r.envio when 'dia_seguinte' then -r.tempo when 'dia_anterior' then r.tempo else 0 end as alvo
      from campanha_regras r join campanha_comunicacao c on c.id = r.campanha_id
      join campanha_execucao x on x.id_regra = r.id and x.situacao = 'agendada' left join template_whatsapp t on t.id = r.template_whatsapp
    ),
    ativa as materialized (select distinct id_pessoa from relationship_contrato where situacao = 'ativo'),
    base as (
      select r.id as id_regra, p.id, r.alvo as referencia from regra r
      join relationship_dados_pessoas p on p.id_empresa = r.id_empresa and dia_do_ano(p.data_nascimento) = dia_do_ano(r.alvo)
        and extract(year from p.data_nascimento) <= extract(year from r.alvo) - case when r.alvo > $1::date then 19 else 18 end
      join ativa a on a.id_pessoa = p.id
      where r.criterio = 'data_aniversario' and p.ativo and not p.falecido
      union all
      select r.id, p.id, min(case when r.envio = 'anual' then r.alvo else k.data_contratacao end) from regra r
      join relationship_contrato k on k.situacao = 'ativo' and dia_do_ano(k.data_contratacao) = dia_do_ano(r.alvo)
        and extract(year from k.data_contratacao) < extract(year from r.alvo)
      join relationship_dados_pessoas p on p.id = k.id_pessoa and p.id_empresa = r.id_empresa
      where r.criterio = 'data_contratacao' and p.ativo and not p.falecido group by r.id, p.id
      union all
      select r.id, p.id, min(k.data_ativacao) from regra r
      cross join lateral (values (r.alvo), (case when r.envio = 'no_dia' then r.alvo - 1 end)) d(dia)
      join relationship_contrato k on k.situacao = 'ativo' and k.data_ativacao = d.dia
      join relationship_dados_pessoas p on p.id = k.id_pessoa and p.id_empresa = r.id_empresa
      where r.criterio = 'data_ativacao' and p.ativo and not p.falecido group by r.id, p.id
      union all
      select r.id, p.id, r.data_especifica from regra r
      join relationship_dados_pessoas p on p.id_empresa = r.id_empresa join ativa a on a.id_pessoa = p.id
      where r.criterio = 'data_especifica' and p.ativo and not p.falecido
    ),
    uso as materialized (
      select id_pessoa, canal, count(*) filter (where dia_envio = $1::date) as hoje, count(*) as mes
      from campanha_envio where dia_envio > $1::date - 30 group by 1, 2
    ),
    alvo as (
      select b.*, r.id_execucao, r.id_empresa, r.envia_em, r.expira_em, r.status, p.cpf, ch.canal,
        case ch.canal
          when 'email' then case when lower(p.email) ~ '^[a-z0-9.!#$%&''*+/=?^_\`{|}~-]+@[a-z0-9-]+(\\.[a-z0-9-]+)+$'
            then lower(p.email) end
          else case when p.telefone ~ '^(55)?[1-9][1-9]9[0-9]{8}$' then '55' || right(p.telefone, 11) end end as destino,
        coalesce(case ch.canal when 'email' then f.email when 'sms' then f.sms else f.whatsapp end, true) as permitido,
        coalesce(u.hoje, 0) >= 1 or coalesce(u.mes, 0) >= 4 as cheio
      from base b join regra r on r.id = b.id_regra join relationship_dados_pessoas p on p.id = b.id
      cross join lateral (values ('sms', r.sms), ('email', r.email), ('whatsapp', r.whatsapp)) ch(canal, ligado)
      left join relacionamento_preferencias_cliente f on f.id_empresa = p.id_empresa and f.cod_cliente = p.codpessoa
      left join uso u on u.id_pessoa = p.id and u.canal = ch.canal
      where ch.ligado
    ),
    recusas as materialized (
      select f.id_empresa, ch.canal, p.cpf, case ch.canal when 'email' then lower(p.email) else '55' || right(p.telefone, 11) end as destino
      from relacionamento_preferencias_cliente f cross join (values ('sms'), ('email'), ('whatsapp')) ch(canal)
      join relationship_dados_pessoas p on p.id_empresa = f.id_empresa and p.codpessoa = f.cod_cliente
      where not case ch.canal when 'email' then f.email when 'sms' then f.sms else f.whatsapp end
    ),
    julgado as (
      select alvo.*, case when not permitido or c.cpf is not null or d.destino is not null then 'restricao' when alvo.destino is null then 'contato_invalido' when cheio then 'limite'
        when alvo.canal = 'whatsapp' and status is distinct from 'aprovado' then 'template' end as motivo
      from alvo
      left join (select distinct id_empresa, canal, cpf from recusas where cpf is not null) c
        on c.id_empresa = alvo.id_empresa and c.canal = alvo.canal and c.cpf = alvo.cpf
      left join (select distinct id_empresa, canal, destino from recusas where destino is not null) d
        on d.id_empresa = alvo.id_empresa and d.canal = alvo.canal and d.destino = alvo.destino
    ),
    por_cpf as (
      select *, row_number() over (partition by id_regra, canal, motivo is null, coalesce(cpf, id::text) collate "C" order by id) as vez_cpf
      from julgado
    ),
    por_destino as (
      select *, row_number() over (partition by id_regra, canal, motivo is null and vez_cpf = 1, destino collate "C" order by id) as vez_destino
      from por_cpf
    ),
    postos as (
      insert into campanha_envio (id_execucao, id_regra, id_empresa, id_pessoa, canal, destino, data_referencia, situacao, motivo, envia_em, expira_em)
      select id_execucao, id_regra, id_empresa, id, canal, destino, referencia,
        case when motivo is null and vez_cpf = 1 and vez_destino = 1 then 'na_fila' else 'suprimido' end,
        coalesce(motivo, case when vez_cpf > 1 or vez_destino > 1 then 'duplicado' end), envia_em, expira_em
      from por_destino on conflict do nothing returning id_execucao
    ),
    somas as (select id_execucao, count(*) as total from postos group by 1)
    update campanha_execucao x set total = s.total, situacao = 'executando' from somas s where s.id_execucao = x.id`,
    [day],
  )
}
