import { push as text } from '@intranet/contract/messages/push'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { answerCalls, type Answers } from '@/test/answer-calls.ts'
import { pushBrowser } from '@/test/push-browser.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { PushSection } from './push-section.tsx'

const choice = {
  recusados: ['caronas', 'antigo'],
  noite: true,
  noite_inicio: '20:00',
  noite_fim: '07:00',
  fim_de_semana: true,
  ausencia: true,
  plantao_ate: null,
}
const phone = {
  id: 4,
  aparelho: 'Chrome no Android',
  atual: true,
  created_at: '2026-11-20T12:00:00.000Z',
  enviado_em: null,
}

/** The section, as its person sees it with these devices. */
async function open(aparelhos: (typeof phone)[] = [], answers: Answers = {}, ligado = true) {
  const own = { ligado, aparelhos, escolha: choice }
  const key = Buffer.from([4, ...Array.from({ length: 64 }, () => 7)]).toString('base64url')
  const done = () => null
  const { calls } = answerCalls({
    'push.own': () => own,
    'push.prepare': () => ({ chave: key }),
    'push.end': done,
    'push.test': done,
    'push.choose': done,
    ...answers,
  })
  cleanup()
  await renderInApp(() => <PushSection />)
  await screen.findByRole('heading', { name: /^Avisos neste aparelho/ })
  return { calls, named: (name: string) => calls.filter(([procedure]) => procedure === name) }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('this device', () => {
  test('says what to do where the page has no TLS, the browser cannot, or the person refused before', async () => {
    vi.stubGlobal('isSecureContext', false)
    await open()
    expect(await screen.findByText(/começa com https/)).toBeTruthy()
    vi.stubGlobal('isSecureContext', true)
    await open()
    expect(await screen.findByText(/Este navegador não recebe avisos/)).toBeTruthy()
    pushBrowser({ permission: 'denied' })
    await open()
    expect(await screen.findByText(/Você bloqueou os avisos/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Receber avisos aqui' })).toBeNull()
  })

  test('asks for the permission when the person presses, never before, and registers what the browser made', async () => {
    const browser = pushBrowser()
    const { named } = await open([], { 'push.register': () => ({ id: 4 }) })
    await screen.findByRole('button', { name: 'Receber avisos aqui' })
    expect(browser.notification.requestPermission).not.toHaveBeenCalled()
    await press('Receber avisos aqui')
    await screen.findByText(text.registered)
    const [asked] = browser.subscribe.mock.calls[0]!
    expect(asked.userVisibleOnly).toBe(true)
    expect((asked.applicationServerKey as Uint8Array).length).toBe(65)
    expect(named('push.register')[0]![1]).toEqual({
      endereco: 'https://fcm.googleapis.com/fcm/send/novo',
      p256dh: `B${'a'.repeat(86)}`,
      auth: 'b'.repeat(22),
      chave: expect.stringMatching(/^BA/),
    })
    // The list is read again.
    await waitFor(() => expect(named('push.own').length).toBeGreaterThan(1))
  })

  test('where the person says no, shows how to allow it and registers nothing', async () => {
    const browser = pushBrowser({ answer: 'denied' })
    const { named } = await open()
    await press('Receber avisos aqui')
    expect(await screen.findByText(/Você bloqueou os avisos/)).toBeTruthy()
    expect(browser.subscribe).not.toHaveBeenCalled()
    expect(named('push.register')).toEqual([])
  })

  test('gives the address up again where the server refuses it', async () => {
    const browser = pushBrowser()
    await open([], {
      'push.register': () => {
        throw new Error('refused')
      },
    })
    await press('Receber avisos aqui')
    await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalledOnce())
    expect(await screen.findByRole('button', { name: 'Receber avisos aqui' })).toBeTruthy()
  })

  test('says so in Portuguese where the browser fails by itself', async () => {
    const browser = pushBrowser()
    browser.subscribe.mockRejectedValueOnce(new DOMException('Registration failed', 'AbortError'))
    await open()
    await press('Receber avisos aqui')
    expect(await screen.findByText(/O navegador não conseguiu ligar os avisos/)).toBeTruthy()
    expect(screen.queryByText(/Registration failed/)).toBeNull()
  })

  test('that gets notices can be tested, and its end is the browser’s too', async () => {
    const browser = pushBrowser({ permission: 'granted', endereco: 'https://fcm.googleapis.com/fcm/send/1' })
    const { named } = await open([phone, { ...phone, id: 5, aparelho: 'Firefox no Linux', atual: false }])
    await press('Testar')
    await waitFor(() => expect(named('push.test')).toHaveLength(1))
    const [mine, other] = await screen.findAllByRole('listitem')
    await userEvent.click(within(other!).getByRole('button', { name: 'Encerrar' }))
    await waitFor(() => expect(named('push.end').map(([, input]) => input)).toEqual([{ id: 5 }]))
    expect(browser.unsubscribe).not.toHaveBeenCalled()
    await userEvent.click(within(mine!).getByRole('button', { name: 'Encerrar' }))
    await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalledOnce())
  })

  test('has no buttons where the operator switched notices off', async () => {
    pushBrowser()
    await open([], {}, false)
    expect(await screen.findByText(text.off)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the choice', () => {
  test('ticks what comes, and sends what does not', async () => {
    pushBrowser()
    const { named } = await open()
    await press('Escolher avisos')
    const kind = (name: string) => screen.findByRole('checkbox', { name })
    expect((await kind('Caronas')).getAttribute('aria-checked')).toBe('false')
    await userEvent.click(await kind('Caronas'))
    await userEvent.click(await kind('Frota'))
    await userEvent.click(screen.getByRole('switch', { name: /Aos sábados e domingos/ }))
    await press('Salvar')
    await waitFor(() => expect(named('push.choose')).toHaveLength(1))
    expect(named('push.choose')[0]![1]).toEqual({ ...choice, recusados: ['frota'], fim_de_semana: false })
  })
})
