import { common } from '@intranet/contract/messages'
import { reportSignedOut } from '@/lib/query-client.ts'
import { ShownError } from '@/lib/request-error.ts'

/** A refusal of an import, with what is wrong line by line. */
export class ImportRefused extends ShownError {
  override readonly name = 'ImportRefused'
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines[0] ?? '')
    this.lines = lines
  }
}

/** Sends lines to a documented path, which takes more than a procedure's call does. Throws ImportRefused. */
export async function importText<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  if (!answer) throw new ImportRefused([common.unreachable])
  if (answer.status === 401) reportSignedOut()
  const content = (await answer.json().catch(() => ({}))) as {
    mensagem?: string
    campos?: Record<string, string>
  }
  if (answer.ok) return content as Answer
  const fields = Object.values(content.campos ?? {})
  throw new ImportRefused(fields.length ? fields : [content.mensagem ?? common.unavailable])
}
