import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { readRequestError } from './request-error.ts'

function failed(httpStatus: number, message: string, campos?: Record<string, string>) {
  const response = new Response(null, { status: httpStatus, headers: { 'x-request-id': 'req-7' } })
  return TRPCClientError.from({ error: { code: -32000, message, data: { httpStatus, campos } } } as never, {
    meta: { response },
  })
}

describe('a failed call', () => {
  it('has a request code when the failure is ours, none when it is a refusal', () => {
    expect(readRequestError(failed(500, 'Ocorreu um erro interno.')).requestId).toBe('req-7')
    expect(readRequestError(failed(409, 'Já existe.')).requestId).toBeUndefined()
    expect(readRequestError(failed(422, 'Dados inválidos.')).requestId).toBeUndefined()
  })

  it('says the text of each refused field once, in place of "Dados inválidos."', () => {
    const campos = {
      data_ini: 'O período máximo é de 12 meses.',
      data_end: 'O período máximo é de 12 meses.',
    }
    expect(readRequestError(failed(422, 'Dados inválidos.', campos)).message).toBe(campos.data_ini)
    expect(readRequestError(failed(422, 'Dados inválidos.')).message).toBe('Dados inválidos.')
    expect(readRequestError(failed(409, 'Em uso.', { id: 'Há 3 leads.' })).message).toBe(
      'Em uso. Há 3 leads.',
    )
  })

  it.each([
    [422, false],
    [409, false],
    [413, false],
    [429, true],
    [500, true],
    [503, true],
  ])('with status %i may pass when it is sent again: %s', (status, passing) => {
    expect(readRequestError(failed(status, 'Não.')).passing).toBe(passing)
  })
})
