import { UPLOAD_HEADER } from '@intranet/contract/request-headers'
import type { BucketKey } from '@intranet/contract/content/file'
import { common } from '@intranet/contract/messages'
import { file as text } from '@intranet/contract/messages/files'
import { session } from '@intranet/contract/messages/session'
import { reportSignedOut } from './query-client.ts'
import { ShownError } from './request-error.ts'
import { api } from './api.ts'

/** The server refuses this file itself: sending it again changes nothing. */
export class FileRefused extends ShownError {
  override readonly name = 'FileRefused'
}

/** Answers that are about who sends, or how often. */
const ofSender = [401, 403, 408, 429]

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

/** The file's id, or why there is none; without a status nobody answered. */
type SentFile = { id: string } | { status: number | undefined; message: string }

/** Sends a file, and says what became of it. */
export async function sendFile(
  file: File,
  bucket: BucketKey,
  by: Pick<RequestInit, 'headers' | 'signal'> = {},
): Promise<SentFile> {
  const body = new FormData()
  // The bucket goes first: the server then refuses a wrong file before it is all read.
  body.set('bucket', bucket)
  body.set('file', file)
  const asked = { ...by, method: 'POST', body, credentials: 'same-origin' } as const
  const answer = await fetch('/files', asked).catch(() => null)
  if (!answer) return { status: undefined, message: common.unreachable }
  const content = (await answer.json().catch(() => ({}))) as { id?: string; mensagem?: string }
  if (answer.ok && content.id) return { id: content.id }
  return { status: answer.status, message: content.mensagem ?? wordless(answer.status) }
}

/** Sends a file, a guest's by the token of their form; answers its id. Throws a ShownError, a FileRefused among them. */
export async function uploadFile(file: File, bucket: BucketKey, token?: string): Promise<{ id: string }> {
  const sent = await sendFile(
    file,
    bucket,
    token === undefined ? {} : { headers: { [UPLOAD_HEADER]: token } },
  )
  if ('id' in sent) return sent
  const { status, message } = sent
  const ended = token === undefined && (status === 401 || (!status && (await isSignedOut())))
  if (ended) throw signedOut()
  const refused = status !== undefined && status < 500 && !ofSender.includes(status)
  throw refused ? new FileRefused(message) : new ShownError(message)
}
