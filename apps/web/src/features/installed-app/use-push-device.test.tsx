import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signOut } from '@/components/shell/sign-out.ts'
import { OPEN_NOTICE } from '@/push-events.ts'
import { answerCalls } from '@/test/answer-calls.ts'
import { pushBrowser } from '@/test/push-browser.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { usePushDevice } from './use-push-device.ts'

const endereco = 'https://fcm.googleapis.com/fcm/send/1'
function Kept() {
  usePushDevice()
  return null
}

test('says at the start that the app is open here; without an address it asks nothing', async () => {
  const browser = pushBrowser({ endereco })
  const { calls } = answerCalls({ 'push.keep': () => ({ vale: true, chave: null }) })
  await renderInApp(() => <Kept />)
  await waitFor(() => expect(calls).toEqual([['push.keep', { endereco }]]))
  expect(browser.unsubscribe).not.toHaveBeenCalled()
  pushBrowser()
  await renderInApp(() => <Kept />)
  expect(calls).toHaveLength(1)
})

test('gives an address up that is somebody else’s', async () => {
  const browser = pushBrowser({ endereco })
  answerCalls({ 'push.keep': () => ({ vale: false, chave: null }) })
  await renderInApp(() => <Kept />)
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalledOnce())
})

test('registers again where the installation’s key was replaced (docs/push.md#keys)', async () => {
  const browser = pushBrowser({ endereco })
  const chave = 'BAAA'
  const { calls } = answerCalls({
    'push.keep': () => ({ vale: true, chave }),
    'push.register': () => ({ id: 1 }),
  })
  await renderInApp(() => <Kept />)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(browser.unsubscribe).toHaveBeenCalledOnce()
  expect(calls[1]).toMatchObject([
    'push.register',
    { endereco: 'https://fcm.googleapis.com/fcm/send/novo', chave },
  ])
})

test('opens what a pressed notice is about, and says so', async () => {
  const browser = pushBrowser()
  answerCalls({})
  const { router } = await renderInApp(() => <Kept />)
  const { port1, port2 } = new MessageChannel()
  const heard = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
  port1.start()
  const message = new MessageEvent('message', {
    data: { type: OPEN_NOTICE, rota: '/antes?aba=1' },
    ports: [port2 as unknown as MessagePort],
  })
  browser.events.dispatchEvent(message)
  await heard
  await waitFor(() => expect(router.state.location.href).toBe('/antes?aba=1'))
  port1.close()
})

test('signing out gives the address up (docs/push.md#ends)', async () => {
  const browser = pushBrowser({ endereco })
  answerCalls({ 'auth.logout': () => ({ saiu: true }) })
  const { queryClient } = await renderInApp(() => null)
  expect(await signOut(queryClient)).toBe(true)
  expect(browser.unsubscribe).toHaveBeenCalledOnce()
})
