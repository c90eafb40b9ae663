/** The one way to the content of an upload: what is in quarantine is opened by nobody (docs/deploy.md#virus-scanner). */
import { file as text } from '@intranet/contract/messages/files'
import type { Readable } from 'node:stream'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'

type Reads = Pick<Deps, 'connection' | 'storage'>

/** An upload that nobody may open, for the moment or for good; its text says which. */
export class UnreleasedUpload extends AppError {}

interface Judged {
  retido_em: Date | null
  infectado_em: Date | null
}

/** Throws 409 for a file that waits for the scanner, 410 for one whose content was removed. */
export function assertReleased({ retido_em, infectado_em }: Judged): void {
  if (retido_em) throw new UnreleasedUpload('conflict', text.quarantined)
  if (infectado_em) throw new UnreleasedUpload('gone', text.removed)
}

async function assertUploadReleased({ connection: { db } }: Reads, id: string): Promise<void> {
  const row = await db
    .selectFrom('arquivo')
    .select(['retido_em', 'infectado_em'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row) assertReleased(row)
}

/** The content of an upload, null where there is none. Throws as `assertReleased`. */
export async function openUpload(deps: Reads, id: string): Promise<Readable | null> {
  await assertUploadReleased(deps, id)
  return deps.storage.read(id)
}

/** The content as a file at `path`, of any size; false where there is none. Throws as `assertReleased`. */
export async function copyUpload(deps: Reads, id: string, path: string): Promise<boolean> {
  await assertUploadReleased(deps, id)
  return deps.storage.readFile(id, path)
}
