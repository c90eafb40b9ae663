/** A signature on the screen: drawn by hand, confirmed with the password. */
import * as z from 'zod'
import { ownPassword } from '../validators.ts'

/** A name drawn by hand: strokes of points in a box of 600 × 200. */
export const signatureStrokes = z
  .array(
    z
      .array(z.array(z.int().min(0).max(600)).length(2))
      .min(2)
      .max(600),
  )
  .min(1, 'Assine no quadro.')
  .max(60)
export type SignatureStrokes = z.output<typeof signatureStrokes>

export const signatureFields = z.strictObject({ assinatura: signatureStrokes, senha: ownPassword })
export type SignatureFields = z.output<typeof signatureFields>
