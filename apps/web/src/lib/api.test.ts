import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

it('what is asked for is in the body, never in the address', async () => {
  const asked: [string, RequestInit | undefined][] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    asked.push([address, init])
    return Response.json([{ result: { data: {} } }])
  })
  await api.publicInterviews.view.query({ chave: 'segredo-do-link-de-entrevista' })
  const [[address, init] = []] = asked
  expect(address).toMatch(/\/trpc\/publicInterviews\.view\?batch=1$/)
  expect(init?.method).toBe('POST')
  expect(init?.body).toContain('segredo-do-link-de-entrevista')
})
