import { auth } from '@intranet/contract/messages'
import { password } from '@intranet/contract/validators'
import * as z from 'zod'

/** A new password, typed twice. */
export const newPassword = z
  .strictObject({ nova_senha: password, repetida: z.string().min(1) })
  .refine(({ nova_senha, repetida }) => nova_senha === repetida, {
    path: ['repetida'],
    message: auth.passwordsDiffer,
  })

/** What the rule asks for, in the order of the documented sentence. */
export const passwordHint =
  'No mínimo 8 caracteres, com letra maiúscula, minúscula, número e um destes: $ * & @ # !'
