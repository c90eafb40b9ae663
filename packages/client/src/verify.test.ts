import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { filled, headersIn } from './rest.ts'
import { SignatureError, verify } from './verify.ts'

describe('a webhook’s body', () => {
  const raw = JSON.stringify({ id: 31, eventos: [{ id: 1, tipo: 'ping' }] })
  const now = () => Math.floor(Date.now() / 1000)
  const signed = (moment: number, secret: string) =>
    `t=${moment},v1=${createHmac('sha256', secret).update(`${moment}.${raw}`).digest('hex')}`

  it('is read where one of its signatures is right and not old', () => {
    const both = `${signed(now(), 'novo')},${signed(now(), 'antigo').split(',')[1]}`
    expect(verify(raw, both, 'antigo')).toMatchObject({ id: 31 })
    expect(verify(new TextEncoder().encode(raw), signed(now(), 's'), 's').eventos[0]!.tipo).toBe('ping')
  })

  it.each([
    ['another secret', raw, signed(now(), 'outro')],
    ['another body', `${raw} `, signed(now(), 's')],
    ['an old one', raw, signed(now() - 400, 's')],
    ['one to come', raw, signed(now() + 900, 's')],
    ['none', raw, undefined],
    ['half of one', raw, signed(now(), 's').slice(0, 40)],
  ])('is refused with %s', (_what, body, signature) => {
    expect(() => verify(body, signature, 's')).toThrow(SignatureError)
  })
})

it('a documented path takes its values, and sends the others in the query and in headers', () => {
  const header = { 'x-atendimento': 'a-1', 'x-nada': undefined }
  const values = { id: 7, q: 'á b', filtro: { ativo: true }, dia: new Date(0), nada: undefined, ...header }
  expect(filled('/v1/x/{id}/y', values)).toBe(
    '/v1/x/7/y?q=%C3%A1+b&filtro=%7B%22ativo%22%3Atrue%7D&dia=1970-01-01T00%3A00%3A00.000Z',
  )
  expect(headersIn(values)).toEqual({ 'x-atendimento': 'a-1' })
  expect(() => filled('/v1/x/{id}')).toThrow('wants id')
})
