import { afterEach, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** Answers by procedure, such as `{ 'leads.get': () => lead }`; what is thrown or missing comes back as a 500. */
export type Answers = Record<string, (input: never) => unknown>

const inputsOf = (url: URL, init?: RequestInit): Record<string, unknown> =>
  JSON.parse((init?.body as string | undefined) ?? url.searchParams.get('input') ?? '{}')

/** Answers the browser's calls to procedures in place of the server. `calls` are those that came, in their order. */
export function answerCalls(answers: Answers): { calls: [procedure: string, input: unknown][] } {
  const calls: [string, unknown][] = []
  const one = async (procedure: string, input: unknown) => {
    calls.push([procedure, input])
    try {
      return { result: { data: (await answers[procedure]!(input as never)) ?? null } }
    } catch {
      return {
        error: { message: 'Erro', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
      }
    }
  }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const url = new URL(address, location.href)
    const inputs = inputsOf(url, init)
    const procedures = url.pathname.replace('/trpc/', '').split(',')
    return Response.json(await Promise.all(procedures.map((procedure, n) => one(procedure, inputs[n]))))
  })
  return { calls }
}
