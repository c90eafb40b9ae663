import { afterEach, vi } from 'vitest'

type Answers = Record<string, (input: unknown) => unknown>

/** Thrown by an answer: the server refuses with this status and text. */
export class Refusal extends Error {
  readonly status: number
  readonly campos: Record<string, string> | undefined
  readonly codigo: string | undefined

  constructor(status: number, message: string, campos?: Record<string, string>, codigo?: string) {
    super(message)
    this.status = status
    this.campos = campos
    this.codigo = codigo
  }
}

afterEach(() => void vi.unstubAllGlobals())

async function answerOne(answers: Answers, path: string, input: unknown) {
  try {
    const answer = answers[path]
    // It fails alone: parts of a screen that load late share a request with what a later test asks.
    if (!answer) throw new Refusal(500, `the test has no answer of ${path}`)
    return { result: { data: await answer(input) } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status: httpStatus, message, campos, codigo } = error
    return { error: { code: -32000, message, data: { httpStatus, path, campos, codigo } } }
  }
}

/** Replaces the server: what each procedure answers, or promises, by its path. Until the test ends. */
export function serverAnswers(answers: Answers): void {
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const url = new URL(address, 'http://localhost')
    const paths = url.pathname.replace('/trpc/', '').split(',')
    const sent = init?.method === 'POST' ? String(init.body) : (url.searchParams.get('input') ?? '{}')
    const inputs = JSON.parse(sent) as Record<string, unknown>
    const all = await Promise.all(paths.map((path, place) => answerOne(answers, path, inputs[place])))
    const status = all.some((one) => 'error' in one) ? 207 : 200
    return new Response(JSON.stringify(all), { status, headers: { 'content-type': 'application/json' } })
  })
}
