/** Somebody's word that a jump of the odometer is right. See docs/operations.md#odometer. */
import * as z from 'zod'
import { explained } from '../described.ts'

export const confirmedJump = explained(
  z.boolean(),
  'Confirma uma quilometragem que saltou: sem ele a resposta é 409 `ConfirmarHodometro`; envie de novo com `true`.',
).optional()
