import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils'
import * as z from 'zod'
import { form } from '../messages.ts'
import { registries } from '../messages/registries.ts'
import { optional } from '../validators.ts'

const isDocument = (text: string) =>
  /^\d{11}$/.test(text)
    ? isValidCpf(text)
    : /^[0-9A-Z]{12}\d{2}$/.test(text) && isValidCnpj(text, { version: 2 })

/** CPF (11 digits) or CNPJ (14 characters), check digits right. */
export const personDocument = z
  .string()
  .trim()
  .min(1, { error: form.required, abort: true })
  .max(14, registries.document)
  .refine(isDocument, registries.document)
export const optionalPersonDocument = optional(personDocument)
