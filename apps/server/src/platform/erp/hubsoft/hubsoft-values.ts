/** How HubSoft writes days, moments, amounts and flags, in our forms. What cannot be read is null. */
import { isRealDay } from '@intranet/contract/formats'
import * as z from 'zod'

/** Ids come as numbers, numbers of orders as texts. */
export const id = z.union([z.string().trim().min(1), z.number()]).transform(String)
export const words = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

/** 119.9 or "28.27", in whole cents. */
export const amount = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform((value) => Math.round(Number(value) * 100))

/** "10/02/2030", "2030-02-10" or either with a time behind it, as yyyy-mm-dd. */
export function dayOf(value: string | null | undefined): string | null {
  const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(value ?? '')
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '')
  const parts = brazilian ? [brazilian[3], brazilian[2], brazilian[1]] : iso?.slice(1)
  const [year, month, day] = parts ?? []
  return year && isRealDay(Number(year), Number(month), Number(day)) ? `${year}-${month}-${day}` : null
}

/** The same with its time; without a zone it is Brazil's. */
export function momentOf(value: string | null | undefined): string | null {
  const day = dayOf(value)
  if (!value || !day) return null
  const [, time = '00:00', seconds = ':00', zone] =
    /[ T](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}(?::?\d{2})?)?/.exec(value) ?? []
  const offset = zone === undefined ? '-03:00' : zone.length === 3 ? `${zone}:00` : zone
  const moment = `${day}T${time}${seconds}${offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`
  return Number.isNaN(Date.parse(moment)) ? null : moment
}

export const dayText = words.transform(dayOf)
export const momentText = words.transform(momentOf)
