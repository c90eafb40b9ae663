/** The four reactions and their texts, apart from the schemas so that screens can show them without zod. */
import { reaction } from '../messages/notifications.ts'

export const reactionKeys = ['waving_hand', 'cake', 'favorite', 'thumb_up'] as const
export type ReactionKey = (typeof reactionKeys)[number]

/** The kinds of record with reactions. A module that adds its own defines on the server who sees them. */
export const reactionTargets = ['novidade', 'aniversario', 'tempo_casa', 'elogio'] as const
export type ReactionTarget = (typeof reactionTargets)[number]

/** "Amei"; an unknown key gets the fallback text. */
export const reactionLabel = (key: string): string =>
  (reactionKeys as readonly string[]).includes(key) ? reaction[key as ReactionKey] : reaction.unknown

/** How many of each (a key without any is left out), and one's own. */
export interface ReactionCounts {
  reacoes: Partial<Record<ReactionKey, number>>
  minha_reacao: ReactionKey | null
}
