/** Limits that no schema declares, because a rule between fields or with today says them: found by trying values around them. */
import { DAY_MS, MINUTE_MS } from '@intranet/contract/durations'
import { dayFromNow, dayInBrazil } from '@intranet/contract/today'
import type * as z from 'zod'

type Fields = Record<string, unknown>
/** Whether the schema takes a record with these values. */
type Takes = (values: Fields) => boolean

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)
const isAmount = (value: unknown) => typeof value === 'string' && /^\d+\.\d\d$/.test(value)

/** The greatest of `least`, `least + 1`, … that is taken, where all below it are. */
function greatest(least: number, most: number, isTaken: (value: number) => boolean): number {
  let [taken, refused] = [least, most + 1]
  while (refused - taken > 1) {
    const value = Math.floor((taken + refused) / 2)
    if (isTaken(value)) taken = value
    else refused = value
  }
  return taken
}

const MOST_CENTS = 1_000_000_000_000

/** `> 0` and `≤ 5000.00` of an amount. */
function amountSays(name: string, value: unknown, takes: Takes): string[] {
  const isTaken = (cents: number) => takes({ [name]: (cents / 100).toFixed(2) })
  if (!isTaken(100)) return []
  const least = isTaken(0) ? [] : [isTaken(1) ? `${name} > 0` : `${name} > 0.01`]
  const most = greatest(100, MOST_CENTS, isTaken)
  // What ends at another field of the same value is no limit.
  const isOwn = most === MOST_CENTS || most === Math.round(Number(value) * 100)
  return [...least, ...(!isOwn ? [`${name} ≤ ${(most / 100).toFixed(2)}`] : [])]
}

const AROUND = [-1, 0, 1] as const
const FROM_TODAY: Record<string, string> = {
  'false,true,true': 'from today on',
  'false,false,true': 'after today',
  'true,true,false': 'until today',
  'true,false,false': 'before today',
}

/** `until today`, `after today`: what a day may be. */
function daySays(name: string, takes: Takes): string[] {
  const taken = AROUND.map((offset) => takes({ [name]: dayFromNow(offset) }))
  const says = FROM_TODAY[taken.join()]
  return says ? [`${name} ${says}`] : []
}

/** Begin and end, least and most. */
const PAIRS = [
  ['inicio', 'fim'],
  ['inicio', 'previsao'],
  ['_gte', '_lte'],
  ['_min', '_max'],
  ['retirada', 'devolucao'],
  ['emissao', 'validade'],
  ['instalacao', 'retirada'],
] as const
/** Far ahead of today, so that no rule about today meddles. */
const AHEAD = 40 * DAY_MS

/** `fim ≥ inicio`, `fim > inicio`, and how far apart they may be. */
function pairSays(first: string, second: string, record: Fields, takes: Takes): string[] {
  const [one, other] = [record[first], record[second]]
  const inDays = isDay(one) && isDay(other)
  if (!inDays && !(isMoment(one) && isMoment(other))) return []
  const [unit, word] = inDays ? ([DAY_MS, 'days'] as const) : ([MINUTE_MS, 'minutes'] as const)
  for (const begin of [Date.now() + AHEAD, Date.now() - AHEAD, Date.now()]) {
    const written = (moment: number) =>
      inDays ? dayInBrazil(moment) : new Date(Math.floor(moment / MINUTE_MS) * MINUTE_MS).toISOString()
    const isTaken = (apart: number) =>
      takes({ [first]: written(begin), [second]: written(begin + apart * unit) })
    const [before, same, after] = AROUND.map(isTaken)
    if (!after || before) continue
    const most = greatest(1, 400 * (DAY_MS / unit), isTaken)
    return [
      `${second} ${same ? '≥' : '>'} ${first}`,
      ...(most < 400 * (DAY_MS / unit) ? [`${second} ≤ ${first} + ${String(most)} ${word}`] : []),
    ]
  }
  return []
}

/** What is found out about the fields of a record; `input` is one that the schema takes. */
export function probedLimits(schema: z.ZodType, input: Fields): string[] {
  const { objects } = input
  const [first] = Array.isArray(objects) ? (objects as Fields[]) : [input]
  const record = first ?? {}
  const takes: Takes = (values) => {
    const changed = { ...record, ...values }
    return schema.safeParse(objects ? { ...input, objects: [changed] } : changed).success
  }
  const partnersOf = (name: string) =>
    PAIRS.flatMap(([from, to]) => {
      const second = name.replace(from, to)
      return second !== name && second in record ? [second] : []
    })
  const ends = new Set(Object.keys(record).flatMap(partnersOf))
  return Object.entries(record).flatMap(([name, value]) => {
    if (isAmount(value)) return amountSays(name, value, takes)
    const pairs = partnersOf(name).flatMap((second) => pairSays(name, second, record, takes))
    return [...pairs, ...(isDay(value) && !ends.has(name) ? daySays(name, takes) : [])]
  })
}
