/** Reactions to a record: one per person, shown with their counts. See docs/content.md#reactions. */
import * as z from 'zod'
import { recordId } from '../record.ts'
import { reactionKeys, reactionTargets } from './reaction-labels.ts'

export const reactionTarget = z.strictObject({ tipo: z.enum(reactionTargets), id_item: recordId })

/** `reacao: null` removes the person's own reaction. */
export const reactInput = z.strictObject({
  ...reactionTarget.shape,
  reacao: z.enum(reactionKeys).nullable(),
})
export type ReactInput = z.infer<typeof reactInput>
