import { auth } from '@intranet/contract/messages/auth'
import { password } from '@intranet/contract/validators'
import * as z from 'zod'

/** "Repita a senha" of a form's schema, to be compared by `typedTwice`. */
export const repeated = { repetida: z.string().min(1) }

interface Comparison {
  path: string[]
  message: string
  when: () => boolean
}

/**
 * `schema.extend(repeated).refine(...typedTwice('senha'))`: the field and its repetition must agree. They are compared
 * whatever else is wrong, since a form shows all its errors at once.
 */
export function typedTwice(key: string): [(values: Record<string, unknown>) => boolean, Comparison] {
  const same = ({ [key]: first, repetida }: Record<string, unknown>) => !repetida || first === repetida
  return [same, { path: ['repetida'], message: auth.passwordsDiffer, when: () => true }]
}

/** A new password with its repetition, for forms that ask for more beside it. */
export const newPassword = z.strictObject({ nova_senha: password, ...repeated })

/** What the rule asks for, in the order of the documented sentence. */
export const passwordHint =
  'No mínimo 8 caracteres, com letra maiúscula, minúscula, número e um destes: $ * & @ # !'
