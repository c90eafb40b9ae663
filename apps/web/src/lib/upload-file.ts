import type { BucketKey } from '@intranet/contract/content/file'
import { common } from '@intranet/contract/messages'
import { file as text } from '@intranet/contract/messages/files'
import { session } from '@intranet/contract/messages/session'
import { reportSignedOut } from './query-client.ts'
import { ShownError } from './request-error.ts'
import { api } from './api.ts'

/** Whether the session is over. A server refuses a large file by closing the connection, which says nothing of why. */
const isSignedOut = () =>
  api.auth.session.query().then(
    (found) => found === null,
    () => false,
  )

function signedOut(): ShownError {
  reportSignedOut()
  return new ShownError(session.ended)
}

/** What is said of an answer that says nothing itself, such as a proxy's. */
const wordless = (status: number) =>
  status === 413 ? text.tooLarge : status >= 500 ? common.unavailable : text.invalidOrMissing

/** Sends a file, a guest's by the token of their form; answers its id. Throws a ShownError, whatever went wrong. */
export async function uploadFile(file: File, bucket: BucketKey, token?: string): Promise<{ id: string }> {
  const body = new FormData()
  // The bucket goes first: the server then refuses a wrong file before it is all read.
  body.set('bucket', bucket)
  body.set('file', file)
  const headers = token === undefined ? undefined : { 'x-envio': token }
  const answer = await fetch('/files', { method: 'POST', body, headers, credentials: 'same-origin' }).catch(
    () => null,
  )
  if (token === undefined && answer?.status === 401) throw signedOut()
  if (!answer && token !== undefined) throw new ShownError(common.unreachable)
  if (!answer) throw (await isSignedOut()) ? signedOut() : new ShownError(common.unreachable)
  const content = (await answer.json().catch(() => ({}))) as { id?: string; mensagem?: string }
  if (!answer.ok || !content.id) throw new ShownError(content.mensagem ?? wordless(answer.status))
  return { id: content.id }
}
