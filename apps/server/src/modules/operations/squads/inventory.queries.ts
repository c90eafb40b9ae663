import { inventoryList, type ListInventoryInput } from '@intranet/contract/operations/inventory'
import type { CountResult, CountState, origins } from '@intranet/contract/operations/supply-options'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { managesSupplies } from '../supplies/supply-scope.ts'
import { ofSeenSquad, seenSquad } from './squad-scope.ts'

/**
 * Whether what the system says of a line `v` is kept from who counts: until it is informed, for all but managers. An asset
 * that nobody has found yet is not even named to them.
 */
const blind = (actor: Actor): RawBuilder<boolean> =>
  managesSupplies(actor)
    ? sql<boolean>`false`
    : sql<boolean>`(c.situacao = 'aberta' and v.quantidade_informada is null)`

const lines = (db: Database, actor: Actor) =>
  db
    .selectFrom('inventario as v')
    .innerJoin('suprimento_contagem as c', 'c.id', 'v.id_contagem')
    .innerJoin('equipe as q', 'q.id', 'v.id_equipe')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .leftJoin('suprimento_produto as p', 'p.id', 'v.id_produto')
    .leftJoin('equipe as d', 'd.id', 'v.id_equipe_dona')
    .leftJoin('rh_usuario as u', 'u.id', 'v.validado_por')
    .where(seenSquad(actor, 'q'))
    .where(sql<boolean>`not (${blind(actor)} and v.patrimonio is not null)`)
    .select([
      'v.id',
      'v.id_contagem',
      'v.id_equipe',
      'q.nome as equipe',
      'v.id_empresa',
      'e.sistema',
      'v.cidade',
      'v.id_produto',
      'p.nome as produto',
      'v.patrimonio',
      'v.os',
      sql<(typeof origins)[number]>`v.origem`.as('origem'),
      'd.nome as equipe_dona',
      shownSystem(actor).as('quantidade_sistema'),
      'v.quantidade_informada',
      'v.quantidade_validada',
      'v.divergencia',
      sql<CountResult>`v.resultado`.as('resultado'),
      'v.local',
      'v.observacao',
      'v.validado',
      'u.nome as validado_por',
      'v.validado_em',
      'v.created_at',
      'v.updated_at',
    ])

function shownSystem(actor: Actor): RawBuilder<number | null> {
  return sql<number | null>`case when not ${blind(actor)} then v.quantidade_sistema end`
}

export const listInventory = (db: Database, actor: Actor, request: ListInventoryInput) =>
  readPage(lines(db, actor), request, {
    definition: inventoryList,
    alias: 'v',
    refs: {
      equipe: 'q.nome',
      sistema: 'e.sistema',
      produto: 'p.nome',
      equipe_dona: 'd.nome',
      validado_por: 'u.nome',
      // What is not shown is not found by filters or orders either.
      quantidade_sistema: shownSystem(actor),
    },
    search: normalised('p.nome', 'v.patrimonio', 'v.os', 'v.local'),
  })

export const getLine = (db: Database, actor: Actor, id: number) =>
  lines(db, actor).where('v.id', '=', id).executeTakeFirst()

/** Lines as they are, locked until the transaction ends, with their counts and squads. */
const lockedLines = (db: Database, actor: Actor, which: RawBuilder<boolean>) =>
  db
    .selectFrom('inventario as v')
    .innerJoin('suprimento_contagem as c', 'c.id', 'v.id_contagem')
    .innerJoin('equipe as q', 'q.id', 'v.id_equipe')
    .leftJoin('suprimento_produto as p', 'p.id', 'v.id_produto')
    .where(which)
    .where(ofSeenSquad(actor, 'v.id_equipe'))
    .select([
      'v.id',
      'v.id_contagem',
      'v.id_empresa',
      'v.id_equipe',
      'v.id_produto',
      'v.id_patrimonio',
      'v.patrimonio',
      'v.quantidade_sistema',
      'v.quantidade_informada',
      'v.observacao',
      'v.validado',
      'v.updated_at',
      sql<CountState>`c.situacao`.as('situacao'),
      'q.nome as equipe',
      'q.id_responsavel',
      'p.nome as produto',
      'p.serializado',
    ])
    .orderBy('v.id')
    .forNoKeyUpdate('v')
    .execute()
export type LockedLine = Awaited<ReturnType<typeof lockedLines>>[number]

export const holdLine = async (db: Database, actor: Actor, id: number): Promise<LockedLine | undefined> =>
  (await lockedLines(db, actor, sql<boolean>`v.id = ${id}`))[0]

export const holdLines = (db: Database, actor: Actor, ids: readonly number[]) =>
  lockedLines(db, actor, sql<boolean>`v.id = any(${[...ids]}::bigint[])`)

/** The lines of a count that are not validated yet: all, or those that were counted as the system says. */
export const holdUnvalidated = (db: Database, actor: Actor, id_contagem: number | null, equal: boolean) =>
  lockedLines(
    db,
    actor,
    sql<boolean>`v.id_contagem = ${id_contagem} and not v.validado
      and (${!equal} or v.quantidade_informada = v.quantidade_sistema)`,
  )

interface LineChange {
  quantidade_informada?: number
  quantidade_validada?: number | null
  patrimonio?: string
  id_patrimonio?: number
  id_equipe_dona?: number | null
  id_produto?: number
  os?: string | null
  observacao?: string | null
  validado?: boolean
  validado_por?: number | null
  validado_em?: Date | null
}

export const setLine = (db: Database, id: number, change: LineChange) =>
  db
    .updateTable('inventario')
    .set(change)
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

/** Validates lines with what they were informed with, unless a manager said another quantity. */
export const validateRows = (db: Database, actor: Actor, ids: readonly number[]) =>
  sql`update inventario set validado = true, validado_por = ${actor.id}, validado_em = now(),
      quantidade_validada = coalesce(quantidade_validada, quantidade_informada)
    where id = any(${[...ids]}::bigint[]) and not validado`.execute(db)

export interface NewLine {
  id_contagem: number
  id_empresa: number
  id_equipe: number
  cidade: string
  id_produto: number
  id_patrimonio: number | null
  patrimonio: string | null
  id_equipe_dona: number | null
  quantidade_informada: number | null
  origem: string
  os: string | null
  observacao: string | null
}

export const insertLines = (db: Database, rows: NewLine[]) =>
  db.insertInto('inventario').values(rows).returning('id').execute()
