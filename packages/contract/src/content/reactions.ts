/** Reactions to a record: one per person, shown with their counts. Source: 000:262. */
import * as z from 'zod'
import { reaction } from '../messages.ts'
import { recordId } from '../record.ts'

export const reactionKeys = ['waving_hand', 'cake', 'favorite', 'thumb_up'] as const
export type ReactionKey = (typeof reactionKeys)[number]

/** The kinds of record that take reactions. A module that adds its own says who sees them on the server. */
export const reactionTargets = ['novidade'] as const
export type ReactionTarget = (typeof reactionTargets)[number]

/** "Amei"; an unknown key gets the fallback text (000:261). */
export const reactionLabel = (key: string): string =>
  (reactionKeys as readonly string[]).includes(key) ? reaction[key as ReactionKey] : reaction.unknown

export const reactionTarget = z.strictObject({ tipo: z.enum(reactionTargets), id_item: recordId })
export type ReactionTargetInput = z.infer<typeof reactionTarget>

/** `reacao: null` takes one's own back. */
export const reactInput = z.strictObject({
  ...reactionTarget.shape,
  reacao: z.enum(reactionKeys).nullable(),
})
export type ReactInput = z.infer<typeof reactInput>

/** How many of each (a key without any is left out), and one's own. */
export interface ReactionCounts {
  reacoes: Partial<Record<ReactionKey, number>>
  minha_reacao: ReactionKey | null
}
