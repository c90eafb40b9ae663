/** The context of every procedure. tRPC and REST build it; nothing else depends on HTTP. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import type { Allowance } from '../key-limits.ts'
import type { Seen } from '../wrote.ts'

/** How tRPC or REST gives a new session to its caller and removes an old one. */
export interface SessionDoor {
  start(token: string): void
  end(): void
  /** Makes the browser forget what it stored of the intranet: never its cookies, by which the device is known. */
  forget?(): void
  /** Makes the browser keep the token that it is known by at its next sign-ins. */
  keepDevice?(token: string): void
  /** Makes the browser keep, for some minutes, the token that it asked for a mailed code with. */
  keepRequest?(token: string): void
  /** Whether the answer itself must carry the token. */
  inBody?: boolean
}

export interface RequestDevice {
  /** The `user-agent`, as it was sent. */
  agent: string
  /** What the browser keeps since an earlier sign-in. */
  token: string | undefined
  /** What it keeps since it asked for a mailed code. */
  request?: string | undefined
}

/** A call of somebody who is signed in. */
export type SignedInContext = Context & { actor: Actor }

export interface Context {
  deps: Deps
  /** The pool in queries and slow procedures, the open transaction in mutations. */
  db: Database
  actor: Actor | null
  requestId: string
  /** Address the request came from, for limits. */
  address: string
  /** What the request was sent with. */
  device?: RequestDevice
  session: SessionDoor
  /** The raw session token, for signing out. */
  token: string | undefined
  /** The Idempotency-Key of the request, as it was sent. */
  idempotencyKey?: string
  /** Says in the answer that it is an earlier call's. */
  markReplayed?(): void
  /** How many requests the program's key has left. */
  allowance?: Allowance
  /** The `x-atendimento` of the request: whose customer it is about (docs/client-panel.md#the-door). */
  attendance?: string
  /** What a replica must have to be read for this request; undefined where none is. */
  seen?: Seen
  /** True for a file's reading of a list: its rows are counted as exported ones. */
  exports?: boolean
}
