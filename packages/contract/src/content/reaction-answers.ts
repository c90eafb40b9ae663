/** What the procedures of reaction answer. */
import * as z from 'zod'

export const reactionGetAnswer = z.strictObject({
  reacoes: z.strictObject({
    waving_hand: z.number().optional(),
    cake: z.number().optional(),
    favorite: z.number().optional(),
    thumb_up: z.number().optional(),
  }),
  minha_reacao: z.enum(['waving_hand', 'cake', 'favorite', 'thumb_up']).nullable(),
})
