/** Months of tables that grow without end are moved aside and brought back, by their owner (docs/deploy.md#months). */
import type { ClientBase } from 'pg'
import { inTime } from './migrator.ts'

export interface Month {
  tabela: string
  /** `2026-11`; `antes` is what there was before the first month, `resto` what no month takes. */
  mes: string
  /** Whether it was moved aside. */
  guardado: boolean
  /** The day after its last one; null of the rest. */
  ate: string | null
  /** PostgreSQL's estimate. */
  linhas: number
  bytes: number
}

interface Part extends Month {
  particao: string
  /** As `attach partition` takes them. */
  limites: string
  /** What is true of each of its rows. */
  condicao: string
}

async function partsOf(client: ClientBase, tabela?: string): Promise<Part[]> {
  const { rows } = await client.query<Part>(
    `select g.tabela, substr(replace(g.particao, '_', '-'), length(g.tabela) + 2) as mes, g.guardado, g.ate::text,
       greatest(c.reltuples, 0)::float8 as linhas, pg_total_relation_size(g.parte)::float8 as bytes,
       g.particao, g.limites, pg_get_partition_constraintdef(g.parte) as condicao
     from mes_gravado g join pg_class c on c.oid = g.parte
     where g.tabela = coalesce($1, g.tabela)
     order by g.tabela, g.de is null and g.ate is null, g.de nulls first`,
    [tabela],
  )
  return rows
}

/** All months, by table, the oldest first. */
export async function listMonths(client: ClientBase): Promise<Month[]> {
  const parts = await partsOf(client)
  return parts.map(({ particao: _name, limites: _bounds, condicao: _rule, ...month }) => month)
}

async function partOf(client: ClientBase, tabela: string, mes: string, guardado: boolean): Promise<Part> {
  const parts = await partsOf(client, tabela)
  if (!parts.length) throw new Error(`${tabela} não tem meses.`)
  const part = parts.find((one) => one.mes === mes)
  if (!part) throw new Error(`${tabela} não tem o mês ${mes}: veja pnpm months list.`)
  if (part.guardado !== guardado)
    throw new Error(`O mês ${mes} de ${tabela} ${guardado ? 'não está guardado' : 'já está guardado'}.`)
  return part
}

const PROMISE = 'mes_inteiro'

/**
 * Takes a part from one table and makes it one of the other. That its rows are of its month is checked before, beside
 * those who work: then nobody waits for more than a moment.
 */
async function carry(
  client: ClientBase,
  part: Part,
  [from, to]: readonly [string, string],
  attach: (part: string) => string,
): Promise<void> {
  const id = client.escapeIdentifier
  const [table, name] = [id(part.tabela), id(part.particao)]
  const [fromSchema, toSchema] = [from, to].map((schema) => (schema === 'public' ? 'meses' : schema))
  await client.query(`set statement_timeout to 0; set lock_timeout to 2000`)
  await inTime(() =>
    client.query(`alter table ${fromSchema}.${name} drop constraint if exists ${PROMISE},
      add constraint ${PROMISE} check (${part.condicao}) not valid`),
  )
  await inTime(() => client.query(`alter table ${fromSchema}.${name} validate constraint ${PROMISE}`))
  await inTime(async () => {
    await client.query('begin')
    try {
      await client.query(`alter table ${from}.${table} detach partition ${fromSchema}.${name}`)
      await client.query(`alter table ${fromSchema}.${name} set schema ${toSchema}`)
      await client.query(attach(`${toSchema}.${name}`))
      await client.query(`alter table ${toSchema}.${name} drop constraint ${PROMISE}`)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

/** Moves a month aside. Throws in words where it is not over, or is not there. */
export async function moveMonth(client: ClientBase, tabela: string, mes: string): Promise<void> {
  const part = await partOf(client, tabela, mes, false)
  const { rows } = await client.query<{ over: boolean }>(`select mes_acabou($1, $2::date) as over`, [
    tabela,
    part.ate,
  ])
  if (!rows[0]!.over)
    throw new Error(`O mês ${mes} de ${tabela} ainda não terminou, ou ainda pode receber linhas.`)
  const aside = `meses_guardados.${client.escapeIdentifier(tabela)}`
  await carry(
    client,
    part,
    ['public', 'meses_guardados'],
    (name) => `alter table ${aside} attach partition ${name} ${part.limites}`,
  )
}

/** Brings a month back. Throws in words where it was not moved aside. */
export async function restoreMonth(client: ClientBase, tabela: string, mes: string): Promise<void> {
  const part = await partOf(client, tabela, mes, true)
  const given = [tabela, part.particao, part.limites, part.condicao].map((one) => client.escapeLiteral(one))
  await carry(client, part, ['meses_guardados', 'public'], () => `select mes_liga(${given.join()})`)
}
