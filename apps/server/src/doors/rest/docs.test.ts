import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { testWorld } from '../../../test/app.ts'

const { app } = await testWorld()

it('the page of the API runs its own scripts alone: one within it is named by its hash', async () => {
  const { statusCode, headers, payload } = await app.inject('/v1/docs/')
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy'])
  const scripts = /script-src ([^;]+);/.exec(policy)?.[1] ?? ''
  expect(scripts).not.toContain('unsafe')
  const all = [...payload.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
  const within = all.filter(([, attributes = '']) => !attributes.includes('src='))
  expect(within.length).toBeGreaterThan(0)
  for (const [, , script = ''] of within)
    expect(scripts).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(/style-src ([^;]+);/.exec(policy)?.[1]).not.toContain('unsafe-inline')
  expect(policy).toContain("base-uri 'none'")
})
