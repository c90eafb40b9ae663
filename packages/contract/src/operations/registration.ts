/** Plates, Renavam, chassis numbers and the odometer. */
import * as z from 'zod'
import { documentNames } from '../list.ts'
import { fleet } from '../messages/fleet.ts'
import { form } from '../messages.ts'
import { signs, withMarks } from '../taken-patterns.ts'
import { MOST_KILOMETRES } from './fleet-options.ts'

/** The odometer. */
export const kilometres = z.int().min(0).max(MOST_KILOMETRES)

const registered = (sign: string, count: number) => signs(sign, count, '\\s.-')
const upper = (message: string, shape: RegExp) =>
  z
    .string()
    .trim()
    .min(1, { error: form.required, abort: true })
    .max(30, message)
    .overwrite((typed) => typed.replace(/[\s.-]/g, '').toUpperCase())
    .regex(shape, message)

/** A plate, old (`ABC1234`) or of the Mercosul (`ABC1D23`), without its hyphen. */
export const plate = withMarks(
  upper(fleet.plate, /^[A-Z]{3}[0-9][A-Z0-9][0-9]{2}$/),
  `^[\\s.-]*${registered('A-Za-z', 3)}${registered('0-9', 1)}${registered('0-9A-Za-z', 1)}${registered('0-9', 2)}$`,
  'em 7 letras maiúsculas e dígitos, na forma `ABC1234` ou `ABC1D23`',
)

/** A Renavam: ten digits, and the one that is made of them. */
export function renavamOf(ten: string): string {
  const weights = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  const sum = weights.reduce((total, weight, place) => total + weight * Number(ten[place]), 0)
  return `${ten}${((sum * 10) % 11) % 10}`
}

/** A Renavam of 11 digits. */
export const renavam = withMarks(
  upper(fleet.renavam, /^[0-9]{11}$/),
  `^[\\s.-]*${registered('0-9', 11)}$`,
  'em 11 dígitos, com o verificador certo',
).refine((text) => renavamOf(text.slice(0, 10)) === text, fleet.renavam)

/** The 17 characters of a chassis; I, O and Q are not used. The empty text becomes null. */
export const optionalChassis = z
  .string()
  .trim()
  .max(30, fleet.chassis)
  .transform((typed) => typed.replace(/[\s.-]/g, '').toUpperCase() || null)
  .refine((text) => text === null || /^[0-9A-HJ-NPR-Z]{17}$/.test(text), fleet.chassis)
  .nullish()
  .register(documentNames, {
    pattern: `^[\\s.-]*$|^[\\s.-]*${registered('0-9A-HJ-NPR-Za-hj-npr-z', 17)}$`,
    description: '17 letras e dígitos, sem I, O e Q; com ou sem pontuação.',
  })
