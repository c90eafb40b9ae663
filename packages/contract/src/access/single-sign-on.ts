/** Sign-in by an identity provider. See docs/access.md#single-sign-on. */
import * as z from 'zod'
import { recordId } from '../record.ts'

/** What sign-in pages offer: "Entrar com <nome>". */
export const offeredProviders = z.array(z.strictObject({ id: recordId, nome: z.string() }))
