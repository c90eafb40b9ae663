import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { common } from '@intranet/contract/messages'
import { publicRoulette as text } from '@intranet/contract/messages/roulette'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { withoutTls } from '@/test/without-tls.ts'
import { SpinForm } from './spin-form.tsx'
import { markShown } from './spin-keys.ts'

vi.mock('@/features/sales/tracking-links/solve-proof.ts', () => ({
  answerChallenge: async () => 'uma prova',
}))

const ana = '52998224725'
const bia = '11144477735'
const sent: { chave: string; aceite?: boolean }[] = []
let answer: () => unknown

beforeEach(() => {
  sent.length = 0
  answer = () => ({ cupom: 'CUPOM-AAAAAAAA' })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00-03:00') })
  serverAnswers({
    'publicRoulette.challenge': () => ({}),
    'publicRoulette.spin': (input) => {
      sent.push(input as never)
      return answer()
    },
  })
})
afterEach(() => void vi.useRealTimers())

/** One visit of the page: `shown` is whether the wheel stood still before the page was left. */
async function visit(cpf: string, shown: boolean, rules: string | null = null) {
  const onSpun = vi.fn((_won: unknown, key: string) => shown && markShown('natal', key))
  const { user } = await renderInApp(() => (
    <SpinForm slug="natal" label="Girar" rules={rules} provider="Vetorial" interval={2} onSpun={onSpun} />
  ))
  await user.type(await screen.findByLabelText(/Nome/), 'Ana')
  await user.type(screen.getByLabelText(/CPF/), cpf)
  await user.type(screen.getByLabelText(/Telefone/), '53984001122')
  if (rules) await user.click(screen.getByRole('checkbox'))
  const before = sent.length
  await user.click(screen.getByRole('button', { name: 'Girar' }))
  await waitFor(() => expect(sent.length).toBeGreaterThan(before))
  await screen.findByRole('button', { name: 'Girar' })
  cleanup()
  return sent.at(-1)!.chave
}

test('a reload during or after the spin asks with the same key, until the answer was shown', async () => {
  answer = () => {
    throw new Refusal(503, 'Serviço indisponível no momento.')
  }
  const first = await visit(ana, false)
  answer = () => ({})
  expect(await visit(ana, false)).toBe(first)
  vi.setSystemTime(new Date('2026-11-29T12:00:00-03:00'))
  expect(await visit(ana, true)).toBe(first)
  expect(await visit(bia, false)).not.toBe(first)
  expect(JSON.stringify(localStorage)).not.toMatch(/52998224725|529\.982/)
})

test('anyone who saw their prize sees it again until the interval ends, and then spins again', async () => {
  const key = await visit(ana, true)
  vi.setSystemTime(new Date('2026-11-21T23:59:00-03:00'))
  expect(await visit(ana, true)).toBe(key)
  vi.setSystemTime(new Date('2026-11-22T00:01:00-03:00'))
  expect(await visit(ana, true)).not.toBe(key)
})

test('what was refused is no win to come back to; a campaign that is closed for now keeps one', async () => {
  answer = () => {
    throw new Refusal(409, text.noPrize)
  }
  const none = await visit(ana, false)
  answer = () => {
    throw new Refusal(409, text.unavailable)
  }
  const closed = await visit(ana, false)
  expect(closed).not.toBe(none)
  answer = () => ({})
  expect(await visit(ana, false)).toBe(closed)
})

test('without a regulation there is nothing to tick, and nothing is said to be accepted', async () => {
  await visit(ana, true)
  expect(sent[0]).not.toHaveProperty('aceite')
  await visit(bia, true, '/files/1')
  expect(sent[1]).toMatchObject({ aceite: true })
})

test('without TLS nobody spins, and the page says why', async () => {
  const { user } = await renderInApp(() => (
    <SpinForm slug="natal" label="Girar" rules={null} provider="Vetorial" interval={2} onSpun={vi.fn()} />
  ))
  await user.type(await screen.findByLabelText(/Nome/), 'Ana')
  await user.type(screen.getByLabelText(/CPF/), ana)
  await user.type(screen.getByLabelText(/Telefone/), '53984001122')
  withoutTls()
  await user.click(screen.getByRole('button', { name: 'Girar' }))
  expect(await screen.findByText(common.needsHttps)).toBeTruthy()
  expect(sent).toEqual([])
})
