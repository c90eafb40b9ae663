import type { KindName, Kept } from './unsent-kinds.ts'

/** Why the server said no. */
export interface Refused {
  message: string
  status: number
  codigo?: string
  campos: Record<string, string>
}

interface Waiting {
  /** Made when it was typed; the Idempotency-Key of its call unless it goes in a batch. */
  key: string
  /** Whose it is. */
  person: number
  /** What the page calls it, beside its kind. */
  title: string
  /** Milliseconds since 1970. */
  typedAt: number
  /** The photos of its input, by their ids on this device. */
  photos: readonly string[]
  /** Those that the server has already, by the same ids. */
  stored: Readonly<Record<string, string>>
  /** Those that were sent together go out together again, under this Idempotency-Key. */
  batch: string | null
  refused: Refused | null
  /** How often the server failed at it. */
  failures: number
}

type OfKind<K extends KindName> = Waiting & { kind: K; input: Kept<K> }

/** What somebody typed and the server does not have yet. */
export type UnsentEntry<K extends KindName = KindName> = K extends KindName ? OfKind<K> : never

/** What may change of an entry that waits. */
export type UnsentChange = Partial<Omit<Waiting, 'key' | 'person'>> & { input?: unknown }

/** A photo as it waits on the device: encoded again, without what the camera wrote into it. */
export interface WaitingPhoto {
  id: string
  person: number
  type: string
  bytes: ArrayBuffer
  takenAt: number
}
