/** What the API document says of texts that people write with marks, and the intranet keeps without. */
import type * as z from 'zod'
import { documentNames } from './list-condition.ts'

/** The marks of documents, telephones and CEPs, which `stripMarks` takes out. */
const MARKS = ' .()/-'

/** So many signs of a kind, with marks after each. */
export const signs = (sign: string, count: number | string, marks = MARKS): string =>
  `([${sign}][${marks}]*){${count}}`

/** What is written around them. */
const whole = (pattern: string) => `^\\s*${pattern}\\s*$`
const afterSign = (pattern: string) => `[+(]{0,2}${pattern}`

export const digitsPattern = (count: number): string => whole(afterSign(signs('0-9', count)))

/** With its country or without. */
export const phonePattern = whole(afterSign(`(5[${MARKS}]*5[${MARKS}]*)?${signs('0-9', '10,11')}`))

/** Letters come without any marks, or with all of those of a CNPJ. */
const part = (count: number) => `[0-9A-Za-z]{${count}}`
const cnpjForms = `${afterSign(signs('0-9', 14))}|${part(12)}[0-9]{2}|${part(2)}\\.${part(3)}\\.${part(3)}/${part(4)}-[0-9]{2}`
export const cnpjPattern = whole(`(${cnpjForms})`)
/** A CPF or a CNPJ. */
export const documentPattern = whole(`(${afterSign(signs('0-9', 11))}|${cnpjForms})`)

/** Has the document say what is taken, instead of what is kept of it. */
export function withMarks<S extends z.ZodType>(
  schema: S,
  pattern: string,
  kept: string,
  marks = 'Com ou sem pontuação',
): S {
  documentNames.add(schema, { pattern, description: `${marks}; é guardado ${kept}.` })
  return schema
}

/** Has the document say what is taken as a phone. */
export function describedPhone<S extends z.ZodType>(schema: S, pattern = phonePattern): S {
  documentNames.add(schema, {
    pattern,
    description: 'Com DDD, 10 ou 11 dígitos; 12 ou 13 só se começam por 55. Com ou sem pontuação.',
  })
  return schema
}
