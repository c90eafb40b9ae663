/** The public wheel and what is published of draws. See docs/marketing.md#roulette and docs/raffle.md. */
import * as z from 'zod'
import { acceptedNotice } from '../privacy-notices.ts'
import { publicRoulette } from '../messages/roulette.ts'
import { cpf, nameText, phone } from '../validators.ts'
import { solvedProof } from '../solved-proof.ts'

export const campaignSlugInput = z.string().regex(/^[a-z0-9-]{1,120}$/)
export const bySlug = z.strictObject({ slug: campaignSlugInput })

/** A name of the browser's own making, so that one device is not many. */
export const deviceName = z
  .string()
  .regex(/^[0-9A-Za-z-]{8,64}$/)
  .optional()
export const challengeInput = bySlug.extend({ dispositivo: deviceName })

const aceite = z.literal(true, { error: publicRoulette.acceptFirst })
/** Who spins where there is no regulation to accept. */
export const spinPerson = z.strictObject({ nome: nameText(120), cpf, telefone: phone })
export const spinFields = spinPerson.extend({ aceite })

/** `chave` makes a repeated request get the same answer. */
export const spinInput = spinPerson.extend({
  /** Required where the campaign has a regulation. */
  aceite: aceite.optional(),
  ...acceptedNotice,
  slug: campaignSlugInput,
  chave: z.string().regex(/^[0-9A-Za-z-]{8,80}$/),
  prova: solvedProof,
  dispositivo: deviceName,
})
export type SpinInput = z.output<typeof spinInput>

export const drawEvidenceInput = bySlug.extend({ numero: z.int().positive() })

export interface WheelSlice {
  texto: string
  background: string | null
  textColor: string | null
}

/** What a spin answers: the wheel of the person's audience and where it stops. */
export interface SpinResult {
  premios: WheelSlice[]
  indice: number
  premio: string
  descricao: string
  animacao: boolean
  cupom: string
  codigo: string
}
