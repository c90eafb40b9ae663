import { can } from '@intranet/contract/access'
import { readsHandbook } from '@intranet/contract/content/knowledge-access'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { draftFiles, dropAttachments, findAttachment, placeAttachment } from './attachment.queries.ts'
import { readInForce } from './handbook-version.queries.ts'

/** Makes the working copy's files the given ones, in their order; answers whether anything changed. */
export async function setAttachments(
  db: Database,
  actor: Actor,
  id: number,
  files: readonly string[],
): Promise<boolean> {
  const before = await draftFiles(db, id)
  if (before.join() === files.join()) return false
  await dropAttachments(
    db,
    id,
    before.filter((file) => !files.includes(file)),
  )
  for (const [index, file] of files.entries()) {
    const added = await placeAttachment(db, id, file, index + 1)
    if (added) await attachUpload(db, actor, file, 'manual_anexo', added.id)
  }
  return true
}

/** Writers of the handbook see every file of an article, readers those of the version in force for them. */
export async function maySeeAttachment(db: Database, actor: Actor | null, id: number): Promise<boolean> {
  if (!actor || !readsHandbook(actor)) return false
  const file = await findAttachment(db, actor, id)
  if (!file) return false
  if (file.alcance && can(actor, 'manual', 'create')) return true
  const [article] = await readInForce(db, actor, file.id)
  return article !== undefined && file.versoes.includes(article.versao)
}
