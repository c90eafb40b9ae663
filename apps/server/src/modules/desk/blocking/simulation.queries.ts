import { SIMULATION_DAYS, type SimulationReason as Reason } from '@intranet/contract/desk/blocking-options'
import { simulationItemList, type ListSimulationItemsInput } from '@intranet/contract/desk/blocking-rules'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'
import { firstMatch, type Criterion } from './criterion-sql.ts'

/** A criterion that counts on the day, with its words for the one who reads the result later. */
export type NamedCriterion = Criterion & { texto: string }

export interface RuleToTry {
  id: number
  id_empresa: number
  dias_atraso: number
  valor_minimo: string
  qtd_faturas_min: number
  dias_semana: readonly number[]
  respeita_feriado: boolean
}

/** The criteria of a rule that hold on a day. */
export async function criteriaOn(db: Database, id_regra: number, data: string) {
  const { rows } = await sql<Criterion & { valores: string }>`
    select c.id, c.campo, c.operador, c.valor,
      (select string_agg(coalesce(m.nome, v.valor), ', ' order by v.ordem)
        from jsonb_array_elements_text(c.valor) with ordinality v(valor, ordem)
        left join microrregiao m on c.campo = 'microrregiao' and m.id::text = v.valor) as valores
    from criterio_excecao c where c.id_regra = ${id_regra} and c.ativo
      and coalesce(c.validade_inicio, '-infinity') <= ${data}::date
      and coalesce(c.validade_fim, 'infinity') >= ${data}::date
    order by c.id`.execute(db)
  return rows
}

/** The last whole copy of a provider's customers in arrears. */
export const lastCopy = (db: Database, id_empresa: number) =>
  db
    .selectFrom('atraso_copia')
    .where('id_empresa', '=', id_empresa)
    .where('situacao', '=', 'pronta')
    .select(['id', 'concluida_em'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The simulation before this one whose customers are still kept. */
const previousOf = (db: Database, id_regra: number) =>
  db
    .selectFrom('simulacao_bloqueio')
    .where('id_regra', '=', id_regra)
    .where(sql<boolean>`executada_em > now() - make_interval(days => ${SIMULATION_DAYS - 1})`)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** One of the rule for a day that was made since a moment: its id. */
export async function simulationSince(db: Database, id_regra: number, data: string, desde: string) {
  const made = await db
    .selectFrom('simulacao_bloqueio')
    .where('id_regra', '=', id_regra)
    .where('data', '=', data)
    .where('executada_em', '>=', new Date(desde))
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return made?.id
}

/** How many customers a simulation blocks, and how many it leaves out. */
export const totalsOf = (db: Database, id: number) =>
  db
    .selectFrom('simulacao_bloqueio')
    .where('id', '=', id)
    .select(['total_bloqueio', 'total_excecao'])
    .executeTakeFirstOrThrow()

/** The name of the holiday of a place `l` on a day, national before state before city; null on other days. */
const holidayOn = (day: RawBuilder<unknown>) => sql`(select f.nome from feriado f
  where f.ativo and f.data = to_char(${day}, 'MM-DD') and (f.ano is null or f.ano = extract(year from ${day}))
    and (f.tipo = 'Nacional' or (f.tipo = 'Estadual' and f.uf = l.uf)
      or (f.tipo = 'Municipal' and exists (select from feriado_cidade k join cidade c on c.id = k.id_cidade
        where k.id_feriado = f.id and c.uf = l.uf and c.busca = l.cidade_chave)))
  order by array_position(array['Nacional', 'Estadual', 'Municipal'], f.tipo), f.id limit 1)`

interface Trial {
  rule: RuleToTry
  data: string
  id_copia: number
  criteria: readonly NamedCriterion[]
}

/**
 * Customers in arrears on the day with what the rule makes of them (`julgados`: `porque`, `id_criterio`, `detalhe`). Places
 * are few: holidays and micro-regions are looked up once for each, not for each customer.
 */
function judged({ rule, data, id_copia, criteria }: Trial): RawBuilder<unknown> {
  const day = sql`${data}::date`
  const weekday = new Date(`${data}T12:00:00Z`).getUTCDay() || 7
  const words = JSON.stringify(criteria.map(({ id, texto }) => ({ id, texto })))
  return sql`em_atraso as (
      select cod_cliente, count(*)::int as faturas, sum(valor) as valor, (${day} - min(vencimento))::int as dias
      from atraso_fatura where id_copia = ${id_copia} and vencimento < ${day} group by cod_cliente
    ), lugares as materialized (
      select l.cidade_chave, l.uf, ${holidayOn(day)} as feriado, ${holidayOn(sql`(${day} + 1)`)} as vespera,
        array(select x.id_microrregiao from microrregiao_cidade x join cidade c on c.id = x.id_cidade
          where c.busca = l.cidade_chave and c.uf = l.uf) as microrregioes
      from (select distinct cidade_chave, coalesce(uf, '') as uf from atraso_cliente where id_copia = ${id_copia}) l
    ), base as (
      select c.cod_cliente, c.nome, c.cidade, c.cidade_chave, c.bairro_chave, c.plano_chave, c.tipo_pessoa,
        c.promessa_pagamento, c.chamado_aberto, c.orgao_publico, a.faturas, a.valor, a.dias,
        l.feriado, l.vespera, l.microrregioes,
        (extract(year from age(${day}, c.cliente_desde)) * 12 + extract(month from age(${day}, c.cliente_desde)))::int as meses
      from atraso_cliente c join em_atraso a using (cod_cliente)
      join lugares l on l.cidade_chave = c.cidade_chave and l.uf = coalesce(c.uf, '')
      where c.id_copia = ${id_copia}
    ), vistos as (
      select b.*, case when b.dias >= ${rule.dias_atraso}::int then ${firstMatch(criteria)} end as criterio from base b
    ), julgados as (
      select v.*, case
        when v.dias < ${rule.dias_atraso}::int then 'dias'
        when v.valor < ${rule.valor_minimo}::numeric then 'valor'
        when v.faturas < ${rule.qtd_faturas_min}::int then 'faturas'
        when ${rule.respeita_feriado}::boolean and v.feriado is not null then 'feriado'
        when ${rule.respeita_feriado}::boolean and v.vespera is not null then 'vespera'
        when ${!rule.dias_semana.includes(weekday)}::boolean then 'dia_semana'
        when v.criterio is not null then 'criterio'
        else 'regra' end as porque
      from vistos v
    ), palavras as (select * from jsonb_to_recordset(${words}::jsonb) as w(id bigint, texto text))`
}

const result = sql`case j.porque when 'regra' then 'bloquear' when 'dias' then 'fora' when 'valor' then 'fora'
  when 'faturas' then 'fora' else 'excecao' end`

interface Totals {
  avaliados: number
  bloqueio: number
  excecao: number
  fora: number
  entraram: number
  sairam: number
  valor: string
}

/** Writes a simulation with a line for each customer, set-based; answers its id. Nothing leaves this database. */
export async function writeSimulation(
  db: Database,
  actor: Pick<Actor, 'id'> | null,
  trial: Trial & { copia_em: Date | null },
): Promise<number> {
  const { rule, data, copia_em } = trial
  const before = await previousOf(db, rule.id)
  const { id } = await db
    .insertInto('simulacao_bloqueio')
    .values({
      id_regra: rule.id,
      id_anterior: before?.id ?? null,
      data,
      copia_em,
      id_usuario: actor?.id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Totals>`
    with ${judged(trial)}, antes as (
      select cod_cliente, nome, cidade, resultado, faturas from simulacao_bloqueio_item
      where id_simulacao = ${before?.id ?? null}::bigint
    ), gravados as (
      insert into simulacao_bloqueio_item (id_simulacao, cod_cliente, nome, cidade, dias_atraso, faturas, valor_aberto,
        resultado, porque, id_criterio, detalhe, mudanca)
      select ${id}::bigint, j.cod_cliente, j.nome, j.cidade, j.dias, j.faturas, j.valor, ${result}, j.porque,
        case when j.porque = 'criterio' then j.criterio end,
        case j.porque when 'feriado' then j.feriado when 'vespera' then j.vespera when 'criterio' then w.texto end,
        case when ${before === undefined}::boolean then null
          when j.porque = 'regra' and a.resultado is distinct from 'bloquear' then 'entrou'
          when j.porque <> 'regra' and a.resultado = 'bloquear' then 'saiu' end
      from julgados j left join palavras w on w.id = j.criterio left join antes a using (cod_cliente)
      union all
      select ${id}::bigint, a.cod_cliente, a.nome, a.cidade, 0, 0, 0, 'fora', 'regularizado', null::bigint, null::text, 'saiu'
      from antes a where a.resultado = 'bloquear' and not exists (select from em_atraso e where e.cod_cliente = a.cod_cliente)
      returning resultado, porque, mudanca, valor_aberto
    )
    select count(*) filter (where porque <> 'regularizado')::int as avaliados,
      count(*) filter (where resultado = 'bloquear')::int as bloqueio,
      count(*) filter (where resultado = 'excecao')::int as excecao,
      count(*) filter (where resultado = 'fora' and porque <> 'regularizado')::int as fora,
      count(*) filter (where mudanca = 'entrou')::int as entraram,
      count(*) filter (where mudanca = 'saiu')::int as sairam,
      coalesce(sum(valor_aberto) filter (where resultado = 'bloquear'), 0)::text as valor from gravados`.execute(
    db,
  )
  const totals = rows[0]!
  await db
    .updateTable('simulacao_bloqueio')
    .set({
      total_avaliados: totals.avaliados,
      total_bloqueio: totals.bloqueio,
      total_excecao: totals.excecao,
      total_fora: totals.fora,
      total_entraram: totals.entraram,
      total_sairam: totals.sairam,
      valor_aberto: totals.valor,
    })
    .where('id', '=', id)
    .execute()
  return id
}

const simulations = (db: Database, actor: Actor) =>
  db
    .selectFrom('simulacao_bloqueio as s')
    .innerJoin('regra_bloqueio as r', 'r.id', 's.id_regra')
    .leftJoin('simulacao_bloqueio as p', 'p.id', 's.id_anterior')
    .leftJoin('rh_usuario as u', 'u.id', 's.id_usuario')
    .where((eb) => inScope(actor, eb.ref('r.id_empresa'), false))
    .select([
      's.id',
      's.id_regra',
      'r.nome as regra',
      's.data',
      's.executada_em',
      's.copia_em',
      'p.executada_em as anterior_em',
      'u.nome as usuario',
      's.total_avaliados',
      's.total_bloqueio',
      's.total_excecao',
      's.total_fora',
      's.total_entraram',
      's.total_sairam',
      's.valor_aberto',
    ])

export const getSimulation = (db: Database, actor: Actor, id: number) =>
  simulations(db, actor).where('s.id', '=', id).executeTakeFirst()

export const lastSimulationOf = (db: Database, actor: Actor, id_regra: number) =>
  simulations(db, actor)
    .where('s.id_regra', '=', id_regra)
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last simulation of each rule: what a list without a simulation is about. */
const lastOnes = sql`(select max(s.id) from simulacao_bloqueio s group by s.id_regra)`

/** The customers of one simulation that is the actor's, or of the last one of each rule. */
export const listSimulationItems = (db: Database, actor: Actor, request: ListSimulationItemsInput) =>
  readPage(
    db
      .selectFrom('simulacao_bloqueio_item as i')
      .$if(request.filtro.id_simulacao === undefined, (query) =>
        query.where(sql<boolean>`i.id_simulacao in ${lastOnes}`),
      )
      .where(
        sql<boolean>`exists (select from simulacao_bloqueio s join regra_bloqueio r on r.id = s.id_regra
          where s.id = i.id_simulacao and ${inScope(actor, 'r.id_empresa', false)})`,
      )
      .select([
        'i.id',
        'i.id_simulacao',
        'i.cod_cliente',
        'i.nome',
        'i.cidade',
        'i.dias_atraso',
        'i.faturas',
        'i.valor_aberto',
        sql<'bloquear' | 'excecao' | 'fora'>`i.resultado`.as('resultado'),
        sql<Reason>`i.porque`.as('porque'),
        'i.id_criterio',
        'i.detalhe',
        sql<'entrou' | 'saiu' | null>`i.mudanca`.as('mudanca'),
      ]),
    request,
    { definition: simulationItemList, alias: 'i', search: normalised('i.nome', 'i.cod_cliente', 'i.cidade') },
  )
