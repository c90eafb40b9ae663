import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import * as z from 'zod'
import { coded, describedLike, explained } from './described.ts'
import { recordId } from './record.ts'
import { stripDocument } from './document-text.ts'
import { formatNumber, isRealDay } from './formats.ts'
import { documentNames, emptied } from './list.ts'
import { common, form } from './messages.ts'
import { auth } from './messages/auth.ts'
import { format } from './messages/formats.ts'
import { company } from './messages/company.ts'
import { file } from './messages/files.ts'
import { people } from './messages/access.ts'
import {
  cnhTypes,
  educationSituations,
  genderLabels,
  genders,
  maritalLabels,
  maritalStatuses,
} from './personal-options.ts'
import { MAX_UPLOAD_BYTES } from './content/file.ts'
import { ufs } from './states.ts'
import { monthDaySource } from './time-patterns.ts'
import { cnpjPattern, describedPhone, digitsPattern, withMarks } from './taken-patterns.ts'

export { maxDialogText } from './text-limit.ts'

/** Invisible characters that reverse the direction of the following text: a name would look like another one. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
export const isReadable = (text: string): boolean => !turning.test(text)

/** Refuses the empty text first, so that one field shows one text. */
const filled = () =>
  z.string().trim().min(1, { error: form.required, abort: true }).refine(isReadable, form.invisible)

/** Text of 1 to `max` characters, trimmed. */
export const requiredText = (max: number) => filled().max(max, form.maxText(max))

/** Text of 2 to `max` characters, trimmed: names and titles. */
export const nameText = (max: number) => filled().min(2, form.minText).max(max, form.maxText(max))

/** Rich text with words in it. */
export const richText = (max: number) =>
  z
    .string()
    .max(max, form.maxText(max))
    .refine(hasWords, { error: form.requiredSentence, abort: true })
    .refine(isReadable, form.invisible)

/** Optional text; the empty one becomes null, a missing one stays missing. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, form.maxText(max))
    .refine(isReadable, form.invisible)
    .transform((text) => text || null)
    .nullish()

/** The optional form of a text schema: empty becomes null, missing stays missing. */
export function optional(schema: z.ZodType<string, string>) {
  const kept = z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const result = schema.safeParse(text)
      if (result.success) return result.data
      for (const issue of result.error.issues) context.addIssue({ code: 'custom', message: issue.message })
      return z.NEVER
    })
    .nullable()
  emptied.set(kept, schema)
  return describedLike(kept.optional(), schema)
}

const emailPattern = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}$/

/** Required e-mail, lower-cased. */
export const email = filled()
  .max(254, form.maxText(254))
  .toLowerCase()
  .regex(emailPattern, form.email)
  .register(documentNames, {
    pattern: emailPattern.source.replaceAll('a-z', 'A-Za-z'),
    description: 'É guardado em minúsculas.',
  })
export const optionalEmail = optional(email)

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text)) return false
  return URL.canParse(text)
}

/** Required http or https address. */
export const url = filled()
  .max(2048, form.maxText(2048))
  .refine(isWebAddress, form.url)
  .register(documentNames, {
    pattern: '^\\s*[Hh][Tt][Tt][Pp][Ss]?://[^\\s/]',
    format: 'uri',
    description: 'Endereço completo, que começa por `http://` ou `https://`.',
  })
export const optionalUrl = optional(url)

/** Whether an address may be one of http, without TLS. */
export const permitsHttp = explained(
  z.boolean(),
  'Um endereço que começa por `http://`, sem TLS, só é aceito com `true`.',
)

/** The secret of a link that was mailed. One cut short reaches the server, which says in words that the link is not good. */
export const linkToken = z.string().min(1).max(200)

/** A new password. 128 characters at most, so that hashing stays cheap. */
export const password = z
  .string()
  .min(1, { error: form.required, abort: true })
  .max(128, { error: form.maxText(128), abort: true })
  .refine(
    (text) =>
      text.length >= 8 && [/[0-9]/, /[a-z]/, /[A-Z]/, /[$*&@#!]/].every((pattern) => pattern.test(text)),
    auth.passwordPolicy,
  )

/** A password that is only compared: the length rule alone. */
export const currentPassword = z
  .string()
  .min(1, { error: form.required, abort: true })
  .min(8, auth.passwordLength)
  .max(128, form.maxText(128))

/** One's own password, asked again: any that is wrong is a wrong password, short ones too. */
export const ownPassword = z
  .string()
  .min(1, { error: form.required, abort: true })
  .max(128, form.maxText(128))

const pattern = (shape: RegExp, message: string) => filled().max(64, message).regex(shape, message)

/** Code of 6 digits. */
export const code6 = pattern(/^\d{6}$/, format.code)

/** A pattern of what people write with marks and the intranet keeps without. */
const unmarked = (shape: RegExp, message: string) =>
  filled().max(64, message).overwrite(stripDocument).regex(shape, message)

/** Phone as digits: 10 or 11, or 12 or 13 that start with 55. */
export const phone = describedPhone(unmarked(/^(\d{10,11}|55\d{10,11})$/, format.phone))
export const optionalPhone = optional(phone)

/** CEP as 8 digits. */
export const cep = withMarks(unmarked(/^\d{8}$/, format.cep), digitsPattern(8), 'em 8 dígitos')
export const optionalCep = optional(cep)

/** CPF as 11 digits with right check digits. */
export const cpf = withMarks(
  unmarked(/^\d{11}$/, form.cpf),
  digitsPattern(11),
  'em 11 dígitos, com os verificadores certos',
).refine(isValidCpf, form.cpf)
export const optionalCpf = optional(cpf)

/** Number of a driving licence, 11 digits. */
export const cnhNumber = withMarks(unmarked(/^\d{11}$/, people.cnhNumber), digitsPattern(11), 'em 11 dígitos')

/** CNPJ as 14 characters; since 2026 the first 12 may be capital letters. */
export const cnpj = withMarks(
  unmarked(/^[0-9A-Z]{12}\d{2}$/, company.cnpj),
  cnpjPattern,
  'em 14 letras ou dígitos, com os verificadores certos',
).refine(isCnpj, company.cnpj)
export const optionalCnpj = optional(cnpj)

function isCnpj(text: string): boolean {
  // The library accepts a letter repeated twelve times, as the official manual does.
  return !/^([0-9A-Z])\1{11}/.test(text) && isValidCnpj(text, { version: 2 })
}

/** `MM-DD` that exists in some year, 02-29 included. */
export const monthDay = pattern(new RegExp(`^${monthDaySource}$`), format.invalidDate).register(
  documentNames,
  { description: 'Mês e dia, `MM-DD`: 25 de dezembro é `12-25`.' },
)

/** `YYYY-MM-DD` of a real day from 1900 to 2199. */
export const isoDate = pattern(new RegExp(`^(19|20|21)\\d{2}-${monthDaySource}$`), format.invalidDate)
  .refine(
    (text) => isRealDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))),
    format.invalidDate,
  )
  .register(documentNames, { format: 'date' })
export const optionalIsoDate = optional(isoDate)

const amountText = filled()
  .max(64, format.money)
  .regex(/^\d{1,10}(\.\d{1,2})?$/, {
    error: ({ input }) => (/^\d{1,10}\.\d{3,}$/.test(String(input)) ? format.cents : format.money),
  })
/** A number is read by its shortest decimal text, so that 0.1 + 0.2 is refused and never rounded. */
const amountNumber = z.number().min(0).max(9_999_999_999.99).transform(String).pipe(amountText)
const refusedAmount = ({ input }: { input?: unknown }) =>
  input === undefined || input === null || input === '' ? undefined : format.money

/** Reais, sent as decimal text or as a number and kept as text: never negative, at most 10 digits and 2 places. */
export const money = z
  .union([amountText, amountNumber], { error: refusedAmount })
  .register(documentNames, { id: 'Reais' })

/** An amount of so much at most. */
export const moneyUpTo = (most: number, message: string) =>
  explained(
    money.refine((value) => Number(value) <= most, message),
    `No máximo ${formatNumber(most)}.`,
  )

/** An amount above zero. */
export const positiveMoney = explained(
  money.refine((value) => Number(value) > 0, format.money),
  'Maior que zero.',
)

/** The optional form of an amount: the empty text becomes null, a missing one stays missing. */
export const optionalAmount = (amount: z.ZodType<string, string | number>) =>
  describedLike(
    z
      .union(
        [
          amount,
          z
            .string()
            .regex(/^\s*$/)
            .transform(() => null),
        ],
        { error: refusedAmount },
      )
      .nullish(),
    amount,
  )
export const optionalMoney = optionalAmount(money)

export const hexColor = pattern(/^#[0-9a-fA-F]{6}$/, format.color)

const imagePrefix = /^data:image\/(?:png|jpe?g);base64,/
const greatestBase64 = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4 + 32

/** Jpg, jpeg or png as base64, with or without a data prefix, at most `MAX_UPLOAD_BYTES` once decoded. */
export const base64Image = z
  .string()
  .min(1, { error: file.required, abort: true })
  .max(greatestBase64, { error: file.imageRejected, abort: true })
  .refine((data) => !/^data:image\/hei[cf]/.test(data), { error: file.heic, abort: true })
  .refine(isBase64Image, file.imageRejected)

function isBase64Image(text: string): boolean {
  const data = text.slice(imagePrefix.exec(text)?.[0].length ?? 0)
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0
  // A class that looks for a single wrong character cannot backtrack, for any length of text.
  if (
    data.length === 0 ||
    data.length % 4 !== 0 ||
    /[^A-Za-z0-9+/]/.test(data.slice(0, data.length - padding))
  ) {
    return false
  }
  return (data.length / 4) * 3 - padding <= MAX_UPLOAD_BYTES
}

/** The key of a provider, as it is sent in place of an id. */
export const providerKey = z.string().regex(/^[a-z0-9_]{2,40}$/, 'Provedor não encontrado.')

export const uf = z.enum(ufs)
export const cnhType = z.enum(cnhTypes)
export const gender = coded(z.enum(genders), genderLabels)
export const maritalStatus = coded(z.enum(maritalStatuses), maritalLabels)
export const educationSituation = z.enum(educationSituations)

/** Whether a person is an employee. */
export const onStaff = explained(
  z.boolean(),
  'Se a pessoa é do quadro de funcionários; com a data de admissão no futuro, passa a ser nesse dia. Quem deixa de ser continua em `/v1/usuario`, e volta quando uma pessoa (chaves não) pede `PUT /v1/usuario/{id}` com `true`.',
)

/** List of keys without repetition, for linking and bulk actions. */
export const ids = z
  .array(recordId)
  .min(1)
  .max(5000)
  .refine((keys) => new Set(keys).size === keys.length, common.invalidData)

/** Whether rich text has words: what an emptied editor leaves behind is nothing. */
export const hasWords = (html: string) => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
