/** One request on its own connection: nginx closes idle ones when it reads its configuration again. */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Answered {
  /** 0: no answer came. */
  status: number
  said: string
  milliseconds: number
}

interface Asked {
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/** What came of it, its body as `read` answers it; it throws nothing. */
export async function ask(
  url: string,
  { method = 'GET', headers, body }: Asked,
  read: (answer: IncomingMessage) => Promise<string> = text,
): Promise<Answered> {
  const begun = performance.now()
  const answered = (status: number, said: string): Answered => ({
    status,
    said,
    milliseconds: performance.now() - begun,
  })
  try {
    const asked = request(url, { method, agent: false, headers })
    asked.on('error', () => {}).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return answered(answer.statusCode ?? 0, await read(answer))
  } catch (error) {
    // Cut in the middle, too: whatever its beginning said, it is no answer.
    return answered(0, String(error))
  }
}
