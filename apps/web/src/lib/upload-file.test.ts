import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSignedOut } from './query-client.ts'
import { uploadFile } from './upload-file.ts'

const send = () => uploadFile(new File(['x'], 'contrato.pdf'), 'documentos')
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
/** What the file's address answers, and what the session's does. */
let answers: { file: () => Promise<Response>; session: () => Promise<Response> }
const signedOut = vi.fn()

beforeEach(() => {
  signedOut.mockClear()
  const stop = onSignedOut(signedOut)
  vi.stubGlobal('fetch', (url: string | URL) =>
    String(url) === '/files' ? answers.file() : answers.session(),
  )
  return stop
})
afterEach(() => vi.unstubAllGlobals())

const cut = () => Promise.reject(new TypeError('Failed to fetch'))
const session = (data: unknown) => () => Promise.resolve(json(200, [{ result: { data } }]))

describe('a file that could not be sent', () => {
  it.each([
    ['whose session is over', () => Promise.resolve(json(401, { mensagem: 'Entre para continuar.' })), cut],
    ['whose connection was closed, the session being over', cut, session(null)],
  ])('%s says so, and the page is told', async (_what, file, ask) => {
    answers = { file, session: ask }
    await expect(send()).rejects.toThrow('Sua sessão terminou. Entre novamente.')
    expect(signedOut).toHaveBeenCalledOnce()
  })

  it.each([
    ['the network away', cut, cut, 'O servidor não respondeu. Verifique a conexão e tente de novo.'],
    [
      'only its connection cut',
      cut,
      session({ usuarioId: 1 }),
      'O servidor não respondeu. Verifique a conexão e tente de novo.',
    ],
    [
      'a proxy that says no',
      () => Promise.resolve(new Response('<html>413 Request Entity Too Large', { status: 413 })),
      cut,
      'O arquivo ultrapassa o tamanho permitido.',
    ],
    [
      'a server behind it that is away',
      () => Promise.resolve(new Response('<html>502 Bad Gateway', { status: 502 })),
      cut,
      'Serviço indisponível no momento. Tente novamente em instantes.',
    ],
  ])('with %s is reported in our words', async (_what, file, ask, text) => {
    answers = { file, session: ask }
    await expect(send()).rejects.toThrow(text)
    expect(signedOut).not.toHaveBeenCalled()
  })
})
