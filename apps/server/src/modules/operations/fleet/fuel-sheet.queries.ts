/** Fills of a sheet: thousands with one statement. */
import type { FuelFields } from '@intranet/contract/operations/fuel-schemas'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { ofSeenVehicle } from './vehicle-scope.ts'

/** A line of the sheet. */
export interface SheetFill extends Omit<FuelFields, 'data' | 'confirmar' | 'comprovante'> {
  linha: number
  data: Date
}

const linesOf = (fills: readonly SheetFill[]) => sql`
  select * from unnest(${fills.map(({ linha }) => linha)}::int[], ${fills.map((one) => one.id_veiculo)}::bigint[],
    ${fills.map(({ data }) => data)}::timestamptz[], ${fills.map(({ km }) => km)}::int[],
    ${fills.map(({ litros }) => litros)}::numeric[], ${fills.map(({ valor }) => valor)}::numeric[],
    ${fills.map(({ posto }) => posto ?? null)}::text[], ${fills.map(({ cupom }) => cupom ?? null)}::text[],
    ${fills.map((one) => one.tanque_cheio ?? true)}::boolean[])
    as x (linha, id_veiculo, data, km, litros, valor, posto, cupom, tanque_cheio)`

/**
 * The lines whose fill is registered: by its coupon, or by vehicle, moment and litres where one of the two has none
 * (docs/operations.md#sheets-of-operations).
 */
export async function registeredFills(db: Database, fills: readonly SheetFill[]): Promise<number[]> {
  const { rows } = await sql<{ linha: number }>`
    with linhas as (${linesOf(fills)})
    select x.linha from linhas x
    where exists (select from abastecimento a where a.id_veiculo = x.id_veiculo and a.cupom = x.cupom)
      or exists (select from abastecimento a where a.id_veiculo = x.id_veiculo and a.data = x.data
        and a.litros = x.litros and (a.cupom is null or x.cupom is null))`.execute(db)
  return rows.map(({ linha }) => linha)
}

/** Registers fills of vehicles that the caller has locked; answers the lines with their records. */
export async function insertFills(
  db: Database,
  actor: Actor,
  fills: readonly SheetFill[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ linha: number; id: number }>`
    with linhas as (${linesOf(fills)}), novos as (
      insert into abastecimento (id_veiculo, data, km, litros, valor, posto, cupom, tanque_cheio, id_usuario)
      select id_veiculo, data, km, litros, valor, posto, cupom, tanque_cheio, ${actor.id} from linhas order by linha
      on conflict do nothing
      returning id, id_veiculo, data, litros, cupom)
    select x.linha, n.id from linhas x join novos n on n.id_veiculo = x.id_veiculo and n.data = x.data
      and n.litros = x.litros and n.cupom is not distinct from x.cupom`.execute(db)
  return new Map(rows.map(({ linha, id }) => [linha, id]))
}

/** The vehicles of fills that the actor sees. */
export async function vehiclesOfFills(db: Database, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('abastecimento')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where(ofSeenVehicle(actor, 'id_veiculo'))
    .select('id_veiculo')
    .distinct()
    .execute()
  return rows.map(({ id_veiculo }) => id_veiculo)
}

/** Deletes fills that the actor sees; answers those that are gone. */
export async function removeFills(db: Database, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .deleteFrom('abastecimento')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where(ofSeenVehicle(actor, 'id_veiculo'))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
