/** A server that answers as a test says, and remembers what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach } from 'vitest'

export interface Asked {
  method: string
  path: string
  key: string | undefined
  bearer: string | undefined
  body: string
}
export type Answer = (response: ServerResponse, asked: Asked) => void

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
export const data = (value: unknown) => json(200, { result: { data: value } })
export const refusal = (status: number, codigo: string, campos?: object): Answer =>
  json(status, {
    error: {
      message: 'Recusado',
      code: -32_600,
      data: { codigo, mensagem: 'Recusado', httpStatus: status, campos },
    },
  })
export const soon = { 'retry-after': '0' }

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Starts one for a test file, which ends with it: files of one process share this module. */
export async function answeringServer() {
  const asked: Asked[] = []
  let answers: Answer[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '', headers } = request
      const one = {
        method,
        path: url,
        key: headers['idempotency-key'] as string,
        bearer: headers.authorization,
        body,
      }
      asked.push(one)
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!
      answer(response, one)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    asked.length = 0
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Says how the next requests are answered, in their order; the last one answers all that follow. */
    answerWith: (...given: Answer[]): void => void (answers = given),
  }
}

export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
