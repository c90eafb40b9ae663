/** A simulation as somebody would write it by hand, for one rule and one day, with nothing that other rules need. */
import type { NamedCriterion, RuleToTry } from '@intranet/server/modules/desk/blocking/simulation.queries'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const listed = (values: readonly string[]) => values.map((value) => quoted(plain(value))).join()

const MONTHS =
  '(extract(year from age($2::date, c.cliente_desde)) * 12 + extract(month from age($2::date, c.cliente_desde)))'

type Condition = (values: readonly string[]) => string
const conditions: Partial<Record<NamedCriterion['campo'], Condition>> = {
  cidade: (values) => `c.cidade_chave in (${listed(values)})`,
  bairro: (values) => `c.bairro_chave in (${listed(values)})`,
  plano: ([value]) => `c.plano_chave like ${quoted(`%${plain(value!)}%`)}`,
  cod_cliente: (values) => `c.cod_cliente in (${values.map(quoted).join()})`,
  tempo_cliente_meses: ([value]) => `${MONTHS} <= ${Number(value)}`,
  valor_aberto: ([value]) => `d.valor <= ${Number(value)}`,
  microrregiao: ([value]) => `m.micro @> array[${Number(value)}::bigint]`,
}

function excepted(criteria: readonly NamedCriterion[]): string {
  const arms = criteria.map(({ id, campo, valor }) => `when ${conditions[campo]!(valor)} then ${id}`)
  return `case ${arms.join(' ')} end`
}

/** The name of a criterion by its id. */
const named = (criteria: readonly NamedCriterion[]) =>
  `(values ${criteria.map(({ id, texto }) => `(${id}, ${quoted(texto)})`).join()}) w(id, texto)`

/**
 * Writes the customers of simulation $1 on the day $2, compared with those of simulation $3; answers the totals. The day
 * is one on which the rule works, and no holiday.
 */
export function simulationByHand(rule: RuleToTry, copy: number, criteria: readonly NamedCriterion[]): string {
  return `
    with devem as (
      select cod_cliente, count(*)::int as faturas, sum(valor) as valor, $2::date - min(vencimento) as dias
      from atraso_fatura where id_copia = ${copy} and vencimento < $2::date group by 1
    ), micros as materialized (
      select c.busca, c.uf, array_agg(x.id_microrregiao) as micro
      from cidade c join microrregiao_cidade x on x.id_cidade = c.id group by 1, 2
    ), vistos as (
      select c.cod_cliente, c.nome, c.cidade, d.faturas, d.valor, d.dias,
        case when d.dias < ${rule.dias_atraso} then 'dias' when d.valor < ${rule.valor_minimo} then 'valor'
          when d.faturas < ${rule.qtd_faturas_min} then 'faturas' end as fora,
        case when d.dias >= ${rule.dias_atraso} then ${excepted(criteria)} end as criterio
      from atraso_cliente c join devem d using (cod_cliente)
      left join micros m on m.busca = c.cidade_chave and m.uf = c.uf
      where c.id_copia = ${copy}
    ), julgados as (
      select *, case when fora is not null then 'fora' when criterio is not null then 'excecao' else 'bloquear' end as resultado
      from vistos
    ), antes as (
      select cod_cliente, nome, cidade, resultado from simulacao_bloqueio_item where id_simulacao = $3::bigint
    ), gravados as (
      insert into simulacao_bloqueio_item (id_simulacao, cod_cliente, nome, cidade, dias_atraso, faturas, valor_aberto,
        resultado, porque, id_criterio, detalhe, mudanca)
      select $1::bigint, j.cod_cliente, j.nome, j.cidade, j.dias, j.faturas, j.valor, j.resultado,
        coalesce(j.fora, case when j.criterio is null then 'regra' else 'criterio' end),
        case when j.fora is null then j.criterio end, case when j.fora is null then w.texto end,
        case when $3::bigint is null then null
          when j.resultado = 'bloquear' and a.resultado is distinct from 'bloquear' then 'entrou'
          when j.resultado <> 'bloquear' and a.resultado = 'bloquear' then 'saiu' end
      from julgados j left join ${named(criteria)} on w.id = j.criterio left join antes a using (cod_cliente)
      union all
      select $1::bigint, a.cod_cliente, a.nome, a.cidade, 0, 0, 0, 'fora', 'regularizado', null::bigint, null::text, 'saiu'
      from antes a left join devem d using (cod_cliente) where a.resultado = 'bloquear' and d.cod_cliente is null
      returning resultado, porque, mudanca, valor_aberto
    )
    select count(*) filter (where porque <> 'regularizado')::int as total_avaliados,
      count(*) filter (where resultado = 'bloquear')::int as total_bloqueio,
      count(*) filter (where resultado = 'excecao')::int as total_excecao,
      count(*) filter (where resultado = 'fora' and porque <> 'regularizado')::int as total_fora,
      count(*) filter (where mudanca = 'entrou')::int as total_entraram,
      count(*) filter (where mudanca = 'saiu')::int as total_sairam,
      coalesce(sum(valor_aberto) filter (where resultado = 'bloquear'), 0)::text as valor_aberto from gravados`
}
