import { daysIntoWeek } from '@/lib/week.ts'
import { formatDate, formatMonth } from '@intranet/contract/formats'
import { daysLater, firstOfMonth, monthsLater } from '@intranet/contract/today'
import type { ChartPeriod, ChartRow } from './chart-data.ts'

/** The heads under which rows are days, weeks or months: `2026-11-24`, the Monday of the week, `2026-11`. */
export const steps = { Dia: 'day', Semana: 'week', Mês: 'month' } as const
export type Step = (typeof steps)[keyof typeof steps]

/** Whether a row's label is a day or a month. */
export const isStep = (label: unknown): boolean =>
  typeof label === 'string' && /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/.test(label)

/** The step that a day is in. */
export function stepOf(day: string, step: Step): string {
  if (step === 'month') return day.slice(0, 7)
  if (step === 'day') return day
  return daysLater(day, -daysIntoWeek(new Date(day).getUTCDay()))
}

/** The first day of the step after this one. */
const endOf = (key: string, step: Step) =>
  step === 'month' ? monthsLater(firstOfMonth(key), 1) : daysLater(key, step === 'week' ? 7 : 1)

const nextOf = (key: string, step: Step) => stepOf(endOf(key, step), step)
const startOf = (key: string, step: Step) => (step === 'month' ? firstOfMonth(key) : key)

/** "24/11", or "nov/2026". */
const nameOf = (key: string, step: Step) =>
  step === 'month' ? formatMonth(key) : formatDate(key).slice(0, 5)

interface Timed {
  rows: ChartRow[]
  /** Places of the rows that are not complete, and of today. */
  partial: number[]
  today?: number
  notes: string[]
}

interface Asked {
  rows: ChartRow[]
  category: string
  step: Step
  keys: string[]
  period?: ChartPeriod
  /** What a step without a row has: zero for counts, nothing for averages. */
  missing: 0 | null
  today: string
}

/** Every step up to today: gaps filled, days to come left out, what is not complete marked. */
export function timeRows({ rows, category, step, keys, period, missing, today }: Asked): Timed {
  const known = new Map(rows.map((row) => [stepOf(String(row[category]), step), row]))
  const now = stepOf(today, step)
  const valued = (row?: ChartRow) => keys.some((key) => Boolean(row?.[key]))
  // What is planned has a value in a month to come; what is counted never has.
  const last = [...known].filter(([key, row]) => key <= now || valued(row)).map(([key]) => key)
  const begun = !period?.from || period.from <= today
  const bounds = begun
    ? [period?.from, period?.to].flatMap((day) => (day ? [stepOf(day < today ? day : today, step)] : []))
    : []
  const inside = [...last, ...bounds].toSorted()
  const all: string[] = []
  for (let key = inside[0]; key !== undefined && key <= inside.at(-1)!; key = nextOf(key, step)) all.push(key)
  const blank = Object.fromEntries(keys.map((key) => [key, missing]))
  const silent = (key: string) => keys.every((one) => (known.get(key) ?? blank)[one] === null)
  const first = all.findIndex((key) => !silent(key))
  const shown = all.slice(Math.max(0, first))
  const cutOff = (key: string) =>
    step !== 'day' &&
    (key === now ||
      startOf(key, step) < (period?.from ?? '') ||
      endOf(key, step) > daysLater(period?.to ?? '9999-01-01', 1))
  const partial = first < 0 ? [] : shown.flatMap((key, index) => (cutOff(key) ? [index] : []))
  const goesOn = !period?.to || period.to >= today
  const todays = step === 'day' ? shown.indexOf(now) : -1
  return {
    rows: shown.map((key, index) => ({
      ...blank,
      ...known.get(key),
      [category]: `${index === todays ? 'hoje, ' : ''}${nameOf(key, step)}${partial.includes(index) ? '*' : ''}`,
    })),
    partial,
    ...(todays >= 0 && { today: todays }),
    notes: [
      ...(first < 0 ? ['Sem dados no período'] : []),
      ...(first > 0 ? [`Sem dados antes de ${nameOf(shown[0]!, step)}`] : []),
      ...(partial.length > 0
        ? [goesOn && partial.every((place) => shown[place] === now) ? '* até hoje' : '* incompleto']
        : []),
    ],
  }
}
