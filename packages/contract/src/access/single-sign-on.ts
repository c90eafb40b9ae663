/** Sign-in by an identity provider. See docs/access.md#single-sign-on. */
import * as z from 'zod'
import { moment } from '../answer.ts'
import { recordId } from '../record.ts'
import { requiredText } from '../validators.ts'

/** What sign-in pages offer: "Entrar com <nome>". */
export const offeredProviders = z.array(z.strictObject({ id: recordId, nome: z.string() }))

/** Whose identity somebody is, and those with their address that wait for a superadmin's word. */
export const identitiesOfPerson = z.strictObject({
  vinculos: z.array(
    z.strictObject({
      id: recordId,
      provedor: z.string(),
      sujeito: z.string(),
      vinculado_por: z.string().nullable(),
      created_at: moment,
    }),
  ),
  esperas: z.array(
    z.strictObject({
      id_provedor: recordId,
      provedor: z.string(),
      sujeito: z.string(),
      email: z.string().nullable(),
      updated_at: moment,
    }),
  ),
})

/** A superadmin's word: this identity is this person. */
export const linkIdentityInput = z.strictObject({
  id: recordId,
  id_provedor: recordId,
  sujeito: requiredText(255),
})
export type LinkIdentityInput = z.output<typeof linkIdentityInput>
