import { failed, stubServer } from './stub-server.ts'

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

async function answerOne(answers: Answers, path: string, input: unknown) {
  try {
    const answer = answers[path]
    // It fails alone: parts of a screen that load late share a request with what a later test asks.
    if (!answer) throw new Refusal(500, `the test has no answer of ${path}`)
    return { result: { data: await answer(input) } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return failed(path, error.status, error.message, { campos: error.campos, codigo: error.codigo })
  }
}

/** Replaces the server: what each procedure answers, or promises, by its path. Until the test ends. */
export const serverAnswers = (answers: Answers): void =>
  stubServer((path, input) => answerOne(answers, path, input))
