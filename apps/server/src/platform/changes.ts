/** Who is notified of changes and events: who reads the list of the records. See docs/changes.md and docs/webhooks.md. */
import type { WebhookEvent } from '@intranet/contract/access/webhook-words'
import type { AnyProcedure } from '@trpc/server'
import type { Actor } from './actor.ts'

/** Who is notified of records: who reads their list, within their providers. */
export interface Reading {
  list: AnyProcedure
  /** False for whom that list is narrower than their providers (own leads, own department): they are notified of nothing. */
  whole?: (actor: Actor) => boolean
}

/** A table, and one list of it. A table with two lists is named twice: one of them is enough. */
export interface TableReading extends Reading {
  table: string
  /** What the list is asked for all of the table's rows, where it shows some of them otherwise. */
  asks?: object
  /** Its rows say more than those of the table's other list: who reads both is answered by this one alone. */
  fuller?: true
}

/** Something that happens to records, which webhooks may report; its trigger writes it where somebody listens. */
export interface EventKind extends Reading {
  name: WebhookEvent
}
