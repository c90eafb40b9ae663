/** A browser at the tRPC door, which keeps the cookies that it is given. */
import type { FastifyInstance } from 'fastify'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

export interface Browser {
  cookies: Record<string, string>
  address: string
}
export const browser = (address = '10.1.0.1'): Browser => ({ cookies: {}, address })

export const browserCalls =
  (app: FastifyInstance, origin = 'http://127.0.0.1:3000') =>
  async (at: Browser, path: string, payload: object = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/trpc/${path}`,
      headers: { origin, host: new URL(origin).host, 'user-agent': CHROME },
      cookies: at.cookies,
      remoteAddress: at.address,
      payload,
    })
    for (const { name, value } of answer.cookies) at.cookies[name] = value
    const { result, error } = answer.json()
    return {
      status: answer.statusCode,
      data: result?.data,
      text: error?.message,
      codigo: error?.data?.codigo,
      campos: error?.data?.campos,
    }
  }
