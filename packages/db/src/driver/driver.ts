/** The seam between our pool and pg: everything here can be turned off, and answers stay the same (docs/driver.md). */
import type { PoolClient } from 'pg'
import { answerByCallback } from './asking.ts'
import { askPlainly, type Asking } from './plain-asking.ts'
import { PreparedCustom } from './prepared-custom.ts'

/** `fast` names statements, answers by callbacks and reads rows by their kind; `plain` is pg as it comes. */
export type DriverKind = 'fast' | 'plain'

export interface DriverOptions extends Asking {
  kind: DriverKind
  /** A pooler shares one connection among several of ours: nothing is kept parsed there. */
  behindPooler?: boolean
}

/** Has a new connection of the pool ask in the way that `kind` says. */
export function attachDriver(client: PoolClient, { kind, behindPooler, ...asking }: DriverOptions): void {
  if (kind === 'plain') askPlainly(client, asking)
  else answerByCallback(client, { ...asking, parsed: behindPooler ? undefined : new PreparedCustom(client) })
}
