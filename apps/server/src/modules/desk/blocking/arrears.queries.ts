import { COPY_DAYS, SIMULATION_DAYS } from '@intranet/contract/desk/blocking-options'
import { UNLOCK_DAYS } from '@intranet/contract/desk/client-panel-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import type { ErpOverdue } from '../../../platform/erp/erp-records.ts'

/** A copy that is being written longer than this was left by a server that ended, in minutes. */
const STUCK_MINUTES = 60

/** Begins a copy of a provider; undefined where one is being written. */
export async function beginCopy(
  db: Database,
  id_empresa: number,
  id_usuario: number | null,
): Promise<{ id: number } | undefined> {
  await sql`update atraso_copia set situacao = 'falhou', concluida_em = now(), erro = 'Interrompida.'
    where id_empresa = ${id_empresa} and situacao = 'carregando'
      and iniciada_em < now() - make_interval(mins => ${STUCK_MINUTES})`.execute(db)
  return db
    .insertInto('atraso_copia')
    .values({ id_empresa, id_usuario })
    .onConflict((conflict) => conflict.column('id_empresa').where('situacao', '=', 'carregando').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** A copy as one run of the job opened it: a later run opens it at a later moment. */
export interface OpenCopy {
  id: number
  id_empresa: number
  iniciada_em: Date
}

/**
 * Opens a copy for one run of its job; from now on no earlier run of it writes. One that failed is opened again, unless
 * a newer one of its provider was begun.
 */
export async function openCopy(db: Database, id: number): Promise<OpenCopy | undefined> {
  const { rows } = await sql<OpenCopy>`
    update atraso_copia c set situacao = 'carregando', concluida_em = null, erro = null,
      iniciada_em = greatest(clock_timestamp(), iniciada_em + interval '1 millisecond')
    where id = ${id} and situacao <> 'pronta'
      and not exists (select from atraso_copia x where x.id_empresa = c.id_empresa and x.id > c.id)
    returning id, id_empresa, iniciada_em`.execute(db)
  return rows[0]
}

/** Locks a copy while something is written to it; false where the run that opened it has it no more. */
export async function holdCopy(
  db: Database,
  { id, iniciada_em }: Pick<OpenCopy, 'id' | 'iniciada_em'>,
): Promise<boolean> {
  const { rows } = await sql`select from atraso_copia
    where id = ${id} and situacao = 'carregando' and iniciada_em = ${iniciada_em} for update`.execute(db)
  return rows.length > 0
}

/** What an interrupted run had written already. */
export const emptyCopy = (db: Database, id: number) =>
  db.deleteFrom('atraso_cliente').where('id_copia', '=', id).execute()

/** What the document of a customer says that they are: a person or a company. */
const kindBy = (document: string) =>
  sql`case length(${sql.ref(document)}) when 11 then 'pf' when 14 then 'pj' end`

/** One page of invoices, each with its customer, in one statement. One that comes twice counts once. */
export async function addToCopy(db: Database, id: number, invoices: readonly ErpOverdue[]): Promise<void> {
  await sql`
    with pagina as materialized (
      select x.* from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as x(cod_cliente text, nome_razaosocial text,
        cpf text, cidade text, uf text, produto text, tipo text, inicio date, fatura text, vencimento date, valor bigint)
    ), clientes as (
      insert into atraso_cliente (id_copia, cod_cliente, nome, cidade, uf, plano, tipo_pessoa, cliente_desde)
      select distinct on (cod_cliente) ${id}::bigint, cod_cliente, nome_razaosocial, cidade, uf, produto,
        coalesce(nullif(tipo, 'desconhecido'), ${kindBy('cpf')}), inicio
      from pagina order by cod_cliente, inicio nulls last
      on conflict do nothing
    )
    insert into atraso_fatura (id_copia, cod_cliente, fatura, vencimento, valor)
    select distinct on (cod_cliente, fatura) ${id}::bigint, cod_cliente, fatura, vencimento, valor::numeric / 100
    from pagina where valor > 0 order by cod_cliente, fatura
    on conflict do nothing`.execute(db)
}

/** Names by which public bodies call themselves: no system marks them otherwise. */
const PUBLIC_BODY =
  '^(prefeitura|municipio|camara (municipal|de vereadores)|secretaria|estado d|governo|fundo municipal|universidade federal)'

/**
 * Whether the customer `c` of the copy `a` has promised to pay: an agreed negotiation that is not broken, or a trust unlock
 * that is in force (docs/desk.md#arrears).
 */
const promised = sql`(exists (select from painel_negociacao n where n.id_empresa = a.id_empresa
    and n.cod_cliente = c.cod_cliente and n.situacao = 'aceita')
  or exists (select from painel_acao u where u.id_empresa = a.id_empresa and u.cod_cliente = c.cod_cliente
    and u.tipo = 'desbloqueio_confianca' and u.situacao = 'feita'
    and u.created_at > now() - make_interval(days => ${sql.lit(UNLOCK_DAYS)})))`

/**
 * What the register and the desk know of the customers: their district, whether they are a person or a company, open
 * problems, promises to pay, public bodies. Then the copy is whole, and from now on it is what simulations read. Its run
 * has locked it (`holdCopy`).
 */
export async function finishCopy(db: Database, id: number): Promise<void> {
  await sql`
    update atraso_cliente c set
      bairro = r.bairro,
      tipo_pessoa = r.tipo,
      promessa_pagamento = ${promised},
      orgao_publico = r.tipo is distinct from 'pf' and normaliza(c.nome) ~ ${PUBLIC_BODY},
      chamado_aberto = exists (select from bo_problema x where x.id_empresa = a.id_empresa
        and x.cod_cliente = c.cod_cliente and x.aberto)
    from atraso_copia a, lateral (
      select k.cod_cliente, p.bairro, coalesce(k.tipo_pessoa, ${kindBy('p.cpf')}) as tipo from atraso_cliente k
      left join relationship_dados_pessoas p on p.id_empresa = a.id_empresa and p.codpessoa = k.cod_cliente
      where k.id_copia = a.id
    ) r where a.id = ${id} and c.id_copia = a.id and c.cod_cliente = r.cod_cliente`.execute(db)
  await sql`update atraso_copia set situacao = 'pronta', concluida_em = now(),
    clientes = (select count(*) from atraso_cliente where id_copia = ${id}),
    faturas = (select count(*) from atraso_fatura where id_copia = ${id}) where id = ${id}`.execute(db)
}

export const failCopy = (db: Database, id: number, erro: string) =>
  db
    .updateTable('atraso_copia')
    .set({ situacao: 'falhou', concluida_em: sql<Date>`now()`, erro: erro.slice(0, 450) })
    .where('id', '=', id)
    .execute()

/** The copies of the actor's providers: the last whole one of each, and whether another is being written. */
export async function copiesOf(db: Database, actor: Actor) {
  const { rows } = await sql<{
    id_empresa: number
    empresa: string
    concluida_em: Date | null
    clientes: number
    faturas: number
    atualizando: boolean
    erro: string | null
  }>`
    select e.id as id_empresa, e.nome as empresa, c.concluida_em, coalesce(c.clientes, 0) as clientes,
      coalesce(c.faturas, 0) as faturas,
      exists (select from atraso_copia x where x.id_empresa = e.id and x.situacao = 'carregando') as atualizando,
      (select x.erro from atraso_copia x where x.id_empresa = e.id and x.situacao = 'falhou'
        and x.id > coalesce(c.id, 0) order by x.id desc limit 1) as erro
    from empresa e left join lateral (select * from atraso_copia x where x.id_empresa = e.id and x.situacao = 'pronta'
      order by x.id desc limit 1) c on true
    where e.sistema is not null and e.ativo and ${inScope(actor, 'e.id', false)} order by e.nome, e.id limit 500`.execute(
    db,
  )
  return rows
}

const rulesToTry = (db: Database) =>
  db
    .selectFrom('regra_bloqueio')
    .select([
      'id',
      'nome',
      'id_empresa',
      'dias_atraso',
      'valor_minimo',
      'qtd_faturas_min',
      'dias_semana',
      'respeita_feriado',
    ])

/** Active rules of all providers. */
export const activeRules = (db: Database) => rulesToTry(db).where('ativo', '=', true).orderBy('id').execute()

/** For a job: who asked for it was let in to the rule. */
export const ruleToTry = (db: Database, id: number) => rulesToTry(db).where('id', '=', id).executeTakeFirst()

/** Copies older than seven days, and the customers of simulations older than thirty; totals stay. */
export async function forgetArrears(db: Database): Promise<void> {
  await sql`delete from atraso_copia where iniciada_em < now() - make_interval(days => ${COPY_DAYS})`.execute(
    db,
  )
  await sql`delete from simulacao_bloqueio_item i using simulacao_bloqueio s where s.id = i.id_simulacao
    and s.executada_em < now() - make_interval(days => ${SIMULATION_DAYS})`.execute(db)
}
