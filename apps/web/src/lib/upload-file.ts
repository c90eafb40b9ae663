import type { BucketKey } from '@intranet/contract/content/file'
import { file as text } from '@intranet/contract/messages'

/** Sends a file; answers its id. Throws an Error with the server's text. */
export async function uploadFile(file: File, bucket: BucketKey): Promise<{ id: string }> {
  const body = new FormData()
  // The bucket goes first: the server then refuses a wrong file before it is all read.
  body.set('bucket', bucket)
  body.set('file', file)
  const answer = await fetch('/files', { method: 'POST', body, credentials: 'same-origin' })
  const content = (await answer.json().catch(() => ({}))) as { id?: string; mensagem?: string }
  if (!answer.ok || !content.id) throw new Error(content.mensagem ?? text.invalidOrMissing)
  return { id: content.id }
}
