import { COPY_DAYS, SIMULATION_DAYS } from '@intranet/contract/desk/blocking-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'
import type { ArrearsCustomer } from './arrears-source.ts'

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

/** A copy that is being written, and whose. */
export const openCopy = (db: Database, id: number) =>
  db
    .selectFrom('atraso_copia')
    .where('id', '=', id)
    .where('situacao', '=', 'carregando')
    .select(['id', 'id_empresa'])
    .executeTakeFirst()

/** What an interrupted run had written already. */
export const emptyCopy = (db: Database, id: number) =>
  db.deleteFrom('atraso_cliente').where('id_copia', '=', id).execute()

/** One page of customers with their invoices, in one statement. A customer who comes twice counts once. */
export async function addToCopy(db: Database, id: number, customers: readonly ArrearsCustomer[]): Promise<void> {
  await sql`
    with pagina as materialized (
      select distinct on (x.cod_cliente) x.* from jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) as x(
        cod_cliente text, nome text, cidade text, uf text, bairro text, plano text, tipo_pessoa text, cliente_desde date,
        promessa_pagamento boolean, chamado_aberto boolean, orgao_publico boolean, faturas jsonb)
    ), novos as (
      insert into atraso_cliente (id_copia, cod_cliente, nome, cidade, uf, bairro, plano, tipo_pessoa, cliente_desde,
        promessa_pagamento, chamado_aberto, orgao_publico)
      select ${id}, cod_cliente, nome, cidade, uf, bairro, plano, tipo_pessoa, cliente_desde, promessa_pagamento,
        chamado_aberto, orgao_publico from pagina
      on conflict do nothing returning cod_cliente
    )
    insert into atraso_fatura (id_copia, cod_cliente, fatura, vencimento, valor)
    select ${id}, p.cod_cliente, f.fatura, f.vencimento, f.valor
    from pagina p join novos using (cod_cliente),
      jsonb_to_recordset(p.faturas) as f(fatura text, vencimento date, valor numeric)
    on conflict do nothing`.execute(db)
}

/** The copy is whole: from now on it is what simulations read. */
export const finishCopy = (db: Database, id: number) =>
  sql`update atraso_copia set situacao = 'pronta', concluida_em = now(),
    clientes = (select count(*) from atraso_cliente where id_copia = ${id}),
    faturas = (select count(*) from atraso_fatura where id_copia = ${id}) where id = ${id}`.execute(db)

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

/** Active rules of all providers. */
export const activeRules = (db: Database) =>
  db
    .selectFrom('regra_bloqueio')
    .where('ativo', '=', true)
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
    .orderBy('id')
    .execute()

/** Copies older than seven days, and the customers of simulations older than thirty; totals stay. */
export async function forgetArrears(db: Database): Promise<void> {
  await sql`delete from atraso_copia where iniciada_em < now() - make_interval(days => ${COPY_DAYS})`.execute(db)
  await sql`delete from simulacao_bloqueio_item i using simulacao_bloqueio s where s.id = i.id_simulacao
    and s.executada_em < now() - make_interval(days => ${SIMULATION_DAYS})`.execute(db)
}
