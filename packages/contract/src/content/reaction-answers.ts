/** What the procedures of reaction answer. */
import * as z from 'zod'
import { reactionKeys } from './reaction-labels.ts'

/** How many reacted, and the asker's own reaction: what every record that takes reactions shows. */
export const reactionFields = {
  reacoes: z.strictObject({
    waving_hand: z.number().optional(),
    cake: z.number().optional(),
    favorite: z.number().optional(),
    thumb_up: z.number().optional(),
  }),
  minha_reacao: z.enum(reactionKeys).nullable(),
}

export const reactionGetAnswer = z.strictObject(reactionFields)
