/** The lines of a fuel card as fills: a line twice is one, a jump of the odometer is confirmed in a column. */
import { momentOf } from '@intranet/contract/content/calendar-time'
import { fleet as text } from '@intranet/contract/messages/fleet'
import type { FuelFields } from '@intranet/contract/operations/fuel-schemas'
import { fuelSheet } from '@intranet/contract/operations/fuel-sheet'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { LineError, Lines, WrittenLines } from '../../../platform/sheet-lines.ts'
import {
  insertFills,
  registeredFills,
  removeFills,
  vehiclesOfFills,
  type SheetFill,
} from './fuel-sheet.queries.ts'
import { problemsOfReadings, type ReadingProblem } from './odometer-rule.ts'
import { readingsBetween, settleOdometers } from './odometer.queries.ts'
import type { OdometerDeps } from './odometer.service.ts'
import { holdVehicles } from './vehicle.queries.ts'

interface Fill extends SheetFill {
  confirmar?: boolean
}

const fillsOf = (lines: Lines<FuelFields>): Fill[] =>
  Array.from(lines, ([linha, fields]) => ({ ...fields, linha, data: new Date(momentOf(fields.data)) }))

/** What no two fills have in common: the coupon, else moment and litres. */
export function keysOfFill({ id_veiculo, cupom, data, litros }: FuelFields): Map<string, string> {
  const key = cupom ? ['cupom', cupom] : ['data', momentOf(data), Number(litros)]
  return new Map([[String(key[0]), JSON.stringify([id_veiculo, ...key])]])
}

const { confirmar } = fuelSheet.columns
const kmError = ({ message, asks }: ReadingProblem) => ({
  km: asks ? text.kmConfirmInSheet(message, confirmar.title) : message,
})

/** What is wrong with the odometers of fills, between the readings of their vehicles. */
async function kmErrors(
  db: Database,
  { parameters }: OdometerDeps,
  fills: readonly Fill[],
): Promise<[number, LineError][]> {
  if (!fills.length) return []
  const moments = fills.map(({ data }) => data.getTime())
  const period = {
    from: new Date(moments.reduce((one, other) => Math.min(one, other))),
    to: new Date(moments.reduce((one, other) => Math.max(one, other))),
  }
  const byVehicle = Map.groupBy(fills, ({ id_veiculo }) => id_veiculo)
  const readings = await readingsBetween(db, [...byVehicle.keys()], period)
  const there = Map.groupBy(readings, ({ id_veiculo }) => id_veiculo)
  const perDay = await parameters.read('frota_km_por_dia')
  return [...byVehicle].flatMap(([vehicle, own]) => {
    const fresh = own
      .map(({ linha, data, km, confirmar: confirmed }) => ({
        key: linha,
        momento: data,
        km,
        confirmar: confirmed,
      }))
      .toSorted((a, b) => a.momento.getTime() - b.momento.getTime() || a.km - b.km || a.key - b.key)
    const problems = problemsOfReadings(fresh, there.get(vehicle) ?? [], perDay)
    return Array.from(problems, ([linha, problem]): [number, LineError] => [linha, kmError(problem)])
  })
}

/** What the records that are there say of fills. */
async function errorsOf(
  db: Database,
  deps: OdometerDeps,
  fills: readonly Fill[],
): Promise<Map<number, LineError>> {
  const now = Date.now()
  const errors = new Map<number, LineError>()
  for (const { linha, data } of fills)
    if (data.getTime() > now) errors.set(linha, { data: text.futureMoment })
  for (const linha of await registeredFills(db, fills)) errors.set(linha, text.fillTaken)
  const rest = fills.filter(({ linha }) => !errors.has(linha))
  for (const [linha, error] of await kmErrors(db, deps, rest)) errors.set(linha, error)
  return errors
}

/** What keeps lines from being registered, before any is. */
export const compareFills = (deps: OdometerDeps, db: Database, lines: Lines<FuelFields>) =>
  errorsOf(db, deps, fillsOf(lines))

/** Registers the lines that fit, each once; the vehicles then show their newest reading. */
export async function registerFills(
  deps: OdometerDeps,
  db: Database,
  actor: Actor,
  lines: Lines<FuelFields>,
): Promise<WrittenLines> {
  const all = fillsOf(lines)
  const seen = new Set(await holdVehicles(db, actor, [...new Set(all.map(({ id_veiculo }) => id_veiculo))]))
  const fills = all.filter(({ id_veiculo }) => seen.has(id_veiculo))
  const errors = await errorsOf(db, deps, fills)
  const records = await insertFills(
    db,
    actor,
    fills.filter(({ linha }) => !errors.has(linha)),
  )
  await settleOdometers(db, [...seen])
  for (const { linha, id_veiculo } of all)
    if (!seen.has(id_veiculo)) errors.set(linha, { id_veiculo: text.vehicleRequired })
    else if (!records.has(linha) && !errors.has(linha)) errors.set(linha, text.fillTaken)
  return { records, errors }
}

/** Deletes fills with their readings. */
export async function dropFills(db: Database, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const vehicles = await holdVehicles(db, actor, await vehiclesOfFills(db, actor, ids))
  const gone = await removeFills(db, actor, ids)
  await settleOdometers(db, vehicles)
  return gone
}
