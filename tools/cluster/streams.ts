/** Event streams as browsers hold them. */
import { request } from 'node:http'

const open = new Set<{ destroy(): void }>()

/** Opens one, and resolves once it broke. */
export function holdStream(url: string, token: string, opened: () => void): Promise<void> {
  return new Promise((done) => {
    const asked = request(
      `${url}/events`,
      { agent: false, headers: { cookie: `sessao=${token}` } },
      (answer) => {
        if (answer.statusCode === 200) opened()
        answer
          .on('error', () => {})
          .on('close', () => done())
          .resume()
      },
    )
    asked.on('error', () => done()).end()
    open.add(asked)
    asked.on('close', () => open.delete(asked))
  })
}

/** Breaks all that are open. */
export function breakStreams(): void {
  for (const stream of open) stream.destroy()
}
