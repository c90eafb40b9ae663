import { failed, stubServer } from './stub-server.ts'

/** Answers by procedure, such as `{ 'leads.get': () => lead }`; what is thrown or missing comes back as a 500. */
export type Answers = Record<string, (input: never) => unknown>

/** Answers the browser's calls to procedures in place of the server. `calls` are those that came, in their order. */
export function answerCalls(answers: Answers): { calls: [procedure: string, input: unknown][] } {
  const calls: [string, unknown][] = []
  stubServer(async (procedure, input) => {
    calls.push([procedure, input])
    try {
      return { result: { data: (await answers[procedure]!(input as never)) ?? null } }
    } catch {
      return failed(procedure, 500, 'Erro')
    }
  })
  return { calls }
}
