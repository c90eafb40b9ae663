/** Who may see a file, by the record that owns it. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from './actor.ts'

export interface FileRule {
  /** `null` is a guest; `id` is the owning record's, `file` the file's own: a record may have several kinds of them. */
  maySee(db: Database, actor: Actor | null, id: number, file: string): Promise<boolean>
  /** Records that its contents were read, where they are about a person. */
  recordReading?(db: Database, actor: Actor, id: number): Promise<void>
  /** Shown on pages for guests: kept in caches of the way, too. */
  public?: true
}

/** Anybody's, guests' too. */
export const forEverybody: FileRule = { maySee: async () => true, public: true }
