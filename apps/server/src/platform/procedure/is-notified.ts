import type { Actor } from '../actor.ts'
import type { Reading } from '../changes.ts'
import { mayUse } from './caller.ts'

/** Whether somebody, or a key, is notified of such records. */
export const isNotified = (actor: Actor, { list, whole }: Reading): boolean =>
  mayUse(list, actor) && (whole?.(actor) ?? true)
