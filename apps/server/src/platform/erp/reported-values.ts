/** How ERPs write days, moments, amounts, documents and phones, in our forms. What cannot be read is null. */
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

/** The same from what may be empty, or written as people read it ("R$ 1.099,90"); null where it is no amount. */
export const amountText = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const text = String(value ?? '').replace(/^R\$\s*/, '')
    const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text
    return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) : null
  })

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

export const digitsOf = (value: string | null): string => value?.replace(/\D/g, '') ?? ''

/** A CPF or CNPJ without its mask; null where it is neither. */
export function documentOf(value: string | null): string | null {
  const letters = value?.replace(/[^0-9A-Za-z]/g, '').toUpperCase() ?? ''
  return letters.length === 11 || letters.length === 14 ? letters : null
}

/** What a document says of its person, where the system does not say it. */
export const kindOf = (document: string | null): 'pf' | 'pj' | 'desconhecido' =>
  document === null ? 'desconhecido' : document.length === 11 ? 'pf' : 'pj'

/** Each phone once, in digits. */
export const phonesOf = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.map(digitsOf).filter((phone) => phone.length >= 8 && phone.length <= 13)),
]

export function postalCodeOf(value: string | null): string | null {
  const digits = digitsOf(value)
  return digits.length === 8 ? digits : null
}
