import { DAY_MS } from './durations.ts'
import { format } from './messages/formats.ts'
import { notification } from './messages/notifications.ts'
import { once, onceFor } from './once.ts'
import { dayInBrazil } from './today.ts'
import { keptLetters, plainForms } from './unaccent-table.ts'

const timeZone = 'America/Sao_Paulo'
const money = once(
  () => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'negative' }),
)
const plainNumber = onceFor(
  (decimals: number) =>
    new Intl.NumberFormat('pt-BR', { maximumFractionDigits: decimals, signDisplay: 'negative' }),
)
const percentNumber = once(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const dateTime = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** A flag in words: `Sim` or `Não`. */
export const yesNo = (value: boolean): 'Sim' | 'Não' => (value ? 'Sim' : 'Não')

/** The digits of a text, in order. */
export const onlyDigits = (text: string): string => text.replace(/[^0-9]/g, '')

const CNPJ_WITH_LETTERS = /^[0-9a-z]{2}\.[0-9a-z]{3}\.[0-9a-z]{3}(?:\/[0-9a-z]{0,4}(?:-\d{0,2})?)?$/i
const DIGITS_AND_MARKS = /^[+(]{0,2}\d[\d .()/-]*$/

/** `900.600.525-89` → `90060052589`: a document, phone or CEP as it is stored. Any other text is returned unchanged. */
export function stripMarks(typed: string): string {
  const text = typed.trim()
  const isMarked = DIGITS_AND_MARKS.test(text) || CNPJ_WITH_LETTERS.test(text)
  return isMarked ? text.replace(/[^0-9a-z]/gi, '') : typed
}

/** Brazilian phone for the screen; 13 digits must start with 55. A text that is not a phone is returned unchanged. */
export function formatPhone(phone: string | null | undefined): string {
  if (!phone?.trim()) return format.notInformed
  const digits = onlyDigits(phone)
  const local = digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : digits
  if (local.length !== 10 && local.length !== 11) return phone
  return `(${local.slice(0, 2)}) ${local.slice(2, -4)}-${local.slice(-4)}`
}

/** Phone for lists: only the area and the last four digits are shown. */
export function maskPhone(phone: string | null | undefined): string {
  const shown = formatPhone(phone)
  const parts = /^(\(\d{2}\)) (\d{4,5})-(\d{4})$/.exec(shown)
  if (parts) return `${parts[1]} ${'*'.repeat(parts[2]!.length)}-${parts[3]}`
  return shown === format.notInformed ? shown : shown.replace(/\d(?=(?:\D*\d){4})/g, '*')
}

/** Whether year, month and day make a real day of the calendar. */
export function isRealDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day <= [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!
}

/** Year, month and day texts of a `YYYY-MM-DD`, or null when it is not a real day. */
function splitDay(text: string): [year: string, month: string, day: string] | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts || !isRealDay(Number(parts[1]), Number(parts[2]), Number(parts[3]))) return null
  return [parts[1]!, parts[2]!, parts[3]!]
}

/** `YYYY-MM-DD` as dd/mm/yyyy, without a Date object, so no time zone can change the day. */
export function formatDate(date: string | null | undefined): string {
  if (date === null || date === undefined) return format.noDate
  const parts = splitDay(date)
  return parts ? `${parts[2]}/${parts[1]}/${parts[0]}` : format.invalidDate
}

/** Of January to December. */
export const shortMonthNames = [
  'jan',
  'fev',
  'mar',
  'abr',
  'mai',
  'jun',
  'jul',
  'ago',
  'set',
  'out',
  'nov',
  'dez',
]

/** `2026-11`, or a day of it, as "nov/2026". */
export function formatMonth(month: string | null | undefined): string {
  if (month === null || month === undefined) return format.noDate
  const parts = /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(month)
  const name = parts && shortMonthNames[Number(parts[2]) - 1]
  return name ? `${name}/${parts[1]}` : format.invalidDate
}

/** `MM-DD` (holidays, birthdays) as dd/mm. */
export function formatMonthDay(monthDay: string | null | undefined): string {
  if (monthDay === null || monthDay === undefined) return format.noDate
  const parts = splitDay(`2000-${monthDay}`)
  return parts ? `${parts[2]}/${parts[1]}` : format.invalidDate
}

/** Timestamp as `dd/mm/yyyy - hh:mm` in São Paulo. A text without an offset is already São Paulo time. */
export function formatDateTime(timestamp: string | Date | null | undefined): string {
  if (timestamp === null || timestamp === undefined) return format.noDate
  if (timestamp instanceof Date) return formatInstant(timestamp.getTime())
  const parts =
    /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/.exec(
      timestamp,
    )
  const day = parts && splitDay(parts[1]!)
  if (!parts || !day) return format.invalidDateTime
  const [, , hour, minute, , offset] = parts
  if (!offset) return `${day[2]}/${day[1]}/${day[0]} - ${hour}:${minute}`
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset) ?? ['', '+', '00']
  return formatInstant(Date.parse(`${parts[1]}T${hour}:${minute}:00${sign}${hours}:${minutes}`))
}

/** The day of a timestamp in São Paulo, `dd/mm/yyyy`. */
export const formatMomentDay = (timestamp: string | Date | null | undefined): string =>
  formatDateTime(timestamp).split(' - ')[0]!

function formatInstant(milliseconds: number): string {
  if (Number.isNaN(milliseconds)) return format.invalidDateTime
  const part = Object.fromEntries(
    dateTime()
      .formatToParts(milliseconds)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.day}/${part.month}/${part.year} - ${part.hour}:${part.minute}`
}

/** Numeric text (as PostgreSQL sends it) in BRL. Handled as a decimal, never as a float. */
export function formatMoney(amount: string | number | null | undefined): string {
  const text = String(amount ?? '')
  return /^-?\d{1,30}(\.\d{1,30})?$/.test(text) ? money().format(text as `${number}`) : format.notInformed
}

/** Number in pt-BR with at most `decimals` places. */
export function formatNumber(value: string | number | null | undefined, decimals = 0): string {
  const text = String(value ?? '')
  if (!/^-?\d{1,30}(\.\d{1,30})?$/.test(text)) return format.notInformed
  return plainNumber(decimals).format(text as `${number}`)
}

/** A number with its noun: `1 item`, `2.500 itens`; with at most `decimals` places, `1,5 dias`. */
export const formatCount = (count: number, one: string, many: string, decimals = 0): string => {
  const number = formatNumber(count, decimals)
  return `${number} ${number === '1' ? one : many}`
}

const DAY_MINUTES = 1440

/** Minutes in their two largest units: "40 min", "2 h 46", "6 d 13 h". */
export function formatDuration(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  const [days, hours, rest] = [
    Math.floor(whole / DAY_MINUTES),
    Math.floor((whole % DAY_MINUTES) / 60),
    whole % 60,
  ]
  if (days > 0) return hours > 0 ? `${formatNumber(days)} d ${hours} h` : `${formatNumber(days)} d`
  if (hours > 0) return rest > 0 ? `${hours} h ${String(rest).padStart(2, '0')}` : `${hours} h`
  return `${rest} min`
}

/** Days as people say them: "5 h 20" before the first is over, "4 dias" after it. */
export const formatStay = (days: number): string =>
  days < 1 ? formatDuration(days * DAY_MINUTES) : formatCount(Math.round(days), 'dia', 'dias')

/** 11 digits as 000.000.000-00; any other text is returned unchanged. */
export function formatCpf(cpf: string | null | undefined): string {
  if (!cpf) return format.notInformed
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}

/** CPF for lists: `***.456.789-**`. A text that is not a CPF is hidden completely. */
export function maskCpf(cpf: string | null | undefined): string {
  if (!cpf) return format.notInformed
  const digits = onlyDigits(cpf)
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***.***.***-**'
}

/** A person's name for somebody who may not know it yet: the first word, and the first letter of each other one. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word, index) => (index === 0 ? word : `${word[0]}.`))
    .join(' ')

/** 14 digits or capital letters (CNPJ of 2026) as 00.000.000/0000-00. */
export function formatCnpj(cnpj: string | null | undefined): string {
  if (!cnpj) return format.notInformed
  return cnpj.replace(/^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5')
}

/** A CPF or a CNPJ, by its length. */
export const formatDocument = (document: string | null | undefined): string =>
  document?.length === 11 ? formatCpf(document) : formatCnpj(document)

/** 8 digits as 00000-000. */
export function formatCep(cep: string | null | undefined): string {
  if (!cep) return format.notInformed
  return cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
}

/** Whole years since a `YYYY-MM-DD`: elapsed time over 365.25 days, as documented; null when no date. */
export function ageInYears(birth: string | null | undefined, now: Date): number | null {
  if (!birth || !splitDay(birth)) return null
  return Math.floor((now.getTime() - Date.parse(`${birth}T00:00:00-03:00`)) / (365.25 * DAY_MS))
}

/** Short age of a notification: Agora, 5m, 3h, 2d. A future date reads Agora. */
export function ageLabel(date: Date | string, now: Date): string {
  const elapsed = now.getTime() - new Date(date).getTime()
  if (Number.isNaN(elapsed)) return format.invalidDateTime
  const minutes = Math.floor(elapsed / 60_000)
  if (minutes < 1) return notification.now
  if (minutes < 60) return `${minutes}${notification.minutes}`
  if (minutes < 1440) return `${Math.floor(minutes / 60)}${notification.hours}`
  return `${Math.floor(minutes / 1440)}${notification.days}`
}

/** Chat link of a phone, with country code 55; the documented text instead when it has no digits. */
export function whatsappLink(phone: string | null | undefined): { href: string } | { error: string } {
  const digits = onlyDigits(phone ?? '')
  if (!digits) return { error: format.invalidPhone }
  const withCountry = digits.length >= 12 && digits.startsWith('55')
  return { href: `https://wa.me/${withCountry ? digits : `55${digits}`}` }
}

/** Source of an `<img>` from stored image data; without a data prefix it is base64 jpeg. */
export function imageSource(data: string | null | undefined): string | null {
  if (!data) return null
  if (data.startsWith('data:')) return /^data:image\/(png|jpe?g|webp|gif);base64,/.test(data) ? data : null
  return `data:image/jpeg;base64,${data}`
}

/** Years to choose from, newest first: 15 future ones and the last 80, this year included. */
export function yearChoices(now: Date): number[] {
  const year = Number(dayInBrazil(now).slice(0, 4))
  return Array.from({ length: 95 }, (_, index) => year + 15 - index)
}

/** The same as SQL's `lower(unaccent(text))`, for Latin letters and punctuation: what search compares. */
export function normalizeText(text: string): string {
  return text.replace(/[\u00a0-\u036f\u1e00-\u1eff\u2010-\u2212]/g, plain).toLowerCase()
}

function plain(character: string): string {
  const cached = plainForms.get(character)
  if (cached !== undefined) return cached
  if (keptLetters.has(character) || character > '\u1eff') return character
  return character.normalize('NFD').replace(/[\u0300-\u0362]/g, '')
}

/** Text for an address: accents dropped, words joined by hyphens, at most 80 characters. */
export function slugify(text: string): string {
  const joined = normalizeText(text).replace(/[^a-z0-9]+/g, '-')
  return joined.slice(0, 81).replace(/^-/, '').slice(0, 80).replace(/-$/, '')
}

/** Name shown for a provider's key: `razao` has a branded form, the others a capital letter. */
export function brandName(key: string): string {
  return key === 'razao' ? 'RazaoInfo' : key.charAt(0).toUpperCase() + key.slice(1)
}

/** "82,0 %": a percent has its one decimal everywhere, so that columns of them are in line. */
export function formatPercent(percent: number): string {
  return `${percentNumber().format(percent)}\u00a0%`
}

/** Colour of a completion percent. */
export function percentTone(percent: number): 'positive' | 'warning' | 'negative' {
  if (percent >= 80) return 'positive'
  return percent >= 60 ? 'warning' : 'negative'
}

/** A file's size: "830 KB", "2,4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${formatNumber(Math.max(1, Math.round(bytes / 1024)))} KB`
  if (bytes < 1024 ** 3) return `${formatNumber(bytes / 1024 ** 2, 1)} MB`
  return `${formatNumber(bytes / 1024 ** 3, 1)} GB`
}
