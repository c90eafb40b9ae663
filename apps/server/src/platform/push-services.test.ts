import { expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { pushHosts, pushServiceOf } from './push-services.ts'

const usual = { PUSH_HOSTS: [] }

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'updates.push.services.mozilla.com'],
  ['https://web.push.apple.com/abc', 'web.push.apple.com'],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', '*.notify.windows.com'],
])('%s is of a kept service', (address, service) => expect(pushServiceOf(usual, address)).toBe(service))

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://user:password@fcm.googleapis.com/abc',
  'https://notify.windows.com.example.com/abc',
  'https://push.exemplo.com.br/abc',
  'http://127.0.0.1:9000/abc',
  'https://169.254.169.254/latest',
  'not an address',
])('%s is of none', (address) => expect(pushServiceOf(usual, address)).toBeNull())

it('PUSH_HOSTS adds services, and takes all away', () => {
  const env = (PUSH_HOSTS: string) => readEnv({ NODE_ENV: 'test', PUSH_HOSTS })
  const more = env('push.exemplo.com.br, 127.0.0.1')
  expect(pushServiceOf(more, 'https://push.exemplo.com.br/abc')).toBe('push.exemplo.com.br')
  expect(pushServiceOf(more, 'http://push.exemplo.com.br/abc')).toBeNull()
  expect(pushServiceOf(more, 'http://127.0.0.1:9000/abc')).toBe('127.0.0.1')
  expect(pushServiceOf(more, 'https://fcm.googleapis.com/abc')).toBe('fcm.googleapis.com')
  expect(pushHosts(env('none'))).toEqual([])
  expect(pushServiceOf(env('none'), 'https://fcm.googleapis.com/abc')).toBeNull()
  // Any host at all would be an address that a browser chooses.
  expect(() => env('*')).toThrow('PUSH_HOSTS')
  expect(() => env('https://push.exemplo.com.br')).toThrow('PUSH_HOSTS')
})
