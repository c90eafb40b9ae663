import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import * as z from 'zod'
import { hasCnpjForm, stripDocument } from './document-text.ts'
import { form } from './messages.ts'
import { company } from './messages/company.ts'
import { registries } from './messages/registries.ts'
import { documentPattern, withMarks } from './taken-patterns.ts'
import { optional } from './validators.ts'

const isDocument = (text: string) =>
  /^\d{11}$/.test(text) ? isValidCpf(text) : hasCnpjForm(text) && isValidCnpj(text, { version: 2 })

/** A document without the leading zeros, which spreadsheet programs drop, gets them again where it is right then. */
export function withLeadingZeros(text: string): string {
  if (!/^\d{1,13}$/.test(text)) return text
  const whole = text.padStart(text.length > 11 ? 14 : 11, '0')
  return isDocument(whole) ? whole : text
}

/** What is wrong with a document: a CPF and a CNPJ have a text each. */
function problemOf(text: string): string {
  if (/^\d{11}$/.test(text)) return form.cpf
  return /^[0-9A-Z]{14}$/.test(text) ? company.cnpj : registries.document
}

const eitherDocument = z
  .string()
  .trim()
  .max(64, { error: registries.document, abort: true })
  .overwrite(stripDocument)
  .min(1, { error: form.required, abort: true })
  .refine(isDocument, { error: ({ input }) => problemOf(String(input)) })
/** CPF (11 digits) or CNPJ (14 characters), check digits right. */
export const personDocument = withMarks(
  eitherDocument,
  documentPattern,
  'em 11 dígitos, ou 14 letras e dígitos, com os verificadores certos',
)
export const optionalPersonDocument = optional(personDocument)
