/** The public form behind a tracking link. See docs/sales.md#tracking-links. */
import * as z from 'zod'
import { acceptedNotice } from '../privacy-notices.ts'
import { cep, cpf, nameText, phone } from '../validators.ts'
import { solvedProof } from '../solved-proof.ts'

export const linkCode = z.string().regex(/^[0-9A-Za-z]{6,16}$/)
export const byLinkCode = z.strictObject({ codigo: linkCode })

export const consentFields = z.strictObject({
  nome: nameText(200),
  telefone: phone,
  cpf,
  cep,
  aceite: z.literal(true, { error: 'É necessário aceitar para continuar.' }),
})

export const consentInput = consentFields.extend({
  ...acceptedNotice,
  codigo: linkCode,
  prova: solvedProof,
})
export type ConsentInput = z.output<typeof consentInput>
