import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { testWorld } from '../../test/app.ts'
import { serveMetrics } from './metrics.ts'

const { app, as, deps } = await testWorld()
const repository = join(import.meta.dirname, '../../../..')

const read = async () => (await deps.metrics.read()).text
/** The value of one line, `name{labels}`; null where there is none. */
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? null : Number(found.slice(line.length + 1))
}
const counted = (labels: string) => `intranet_request_duration_seconds_count{${labels}}`

it('counts what was answered by procedure, pattern and status, never by what somebody typed', async () => {
  const { token } = await as({})
  const headers = { authorization: `Bearer ${token}` }
  const cpf = '52998224725'
  await app.inject({ url: `/trpc/auth.session,no.such.${cpf}?batch=1`, headers })
  await app.inject({ url: `/v1/empresa/${cpf}?filtro=${cpf}` })
  await app.inject({ url: `/v1/nothing/${cpf}`, headers })
  await app.inject({ url: '/livez' })
  const text = await read()
  expect(valueOf(text, counted('door="trpc",name="auth.session",status="200"'))).toBe(1)
  expect(valueOf(text, counted('door="trpc",name="unknown",status="404"'))).toBe(1)
  expect(valueOf(text, counted('door="rest",name="/v1/empresa/:id",status="401"'))).toBe(1)
  expect(valueOf(text, counted('door="page",name="/livez",status="200"'))).toBe(1)
  // The batch's own route would count its procedures twice.
  expect(text).not.toContain('/trpc/')
  expect(text).not.toContain(cpf)
})

it('counts sign-ins by their outcome', async () => {
  const login = (email: string) =>
    app.inject({ method: 'POST', url: '/v1/auth/login', payload: { email, senha: 'Errada@2026' } })
  await login('nobody@example.com')
  expect(valueOf(await read(), 'intranet_sign_ins_total{outcome="UserNotFoundException"}')).toBe(1)
})

it('says how long the oldest due message waits, for channels where none waits too', async () => {
  const text = await read()
  for (const channel of ['sms', 'email', 'whatsapp'])
    expect(valueOf(text, `intranet_message_waiting_seconds{channel="${channel}"}`)).toBe(0)
})

it('serves what is counted at a port beside the application, and nothing else there', async () => {
  const server = await serveMetrics(
    { metrics: deps.metrics, env: deps.env, log: pino({ level: 'silent' }) },
    0,
    '127.0.0.1',
  )
  try {
    const url = `http://127.0.0.1:${server.port}`
    const answer = await fetch(`${url}/metrics`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toContain('intranet_database_connections{pool="requests",state="waiting"} 0')
    expect((await fetch(`${url}/v1/empresa`)).status).toBe(404)
    // Nobody reaches it by the application's own port.
    expect((await app.inject({ url: '/metrics', headers: { accept: '*/*' } })).body).not.toContain(
      'intranet_',
    )
  } finally {
    await server.close()
  }
})

it('is 503 while the queues cannot be read, and reads them again afterwards', async () => {
  let works = false
  const metrics = {
    ...deps.metrics,
    read: () => (works ? deps.metrics.read() : Promise.reject(new Error('away'))),
  }
  const server = await serveMetrics(
    { metrics, env: deps.env, log: pino({ level: 'silent' }) },
    0,
    '127.0.0.1',
  )
  try {
    const url = `http://127.0.0.1:${server.port}/metrics`
    expect((await fetch(url)).status).toBe(503)
    works = true
    expect((await fetch(url)).status).toBe(200)
  } finally {
    await server.close()
  }
})

it.each(['deploy/alerts.yml', 'deploy/dashboard.json', 'docs/metrics.md'])(
  '%s names metrics that are served',
  async (file) => {
    const served = new Set((await read()).match(/^# TYPE \w+/gm)?.map((line) => line.slice(7)))
    const named = readFileSync(join(repository, file), 'utf8').match(/\bintranet_[a-z_]+/g) ?? []
    expect(named.length).toBeGreaterThan(5)
    for (const name of new Set(named))
      expect(served, name).toContain(name.replace(/_(bucket|count|sum)$/, ''))
  },
)

it('docs/metrics.md has a line for every metric of ours', async () => {
  const page = readFileSync(join(repository, 'docs/metrics.md'), 'utf8')
  for (const [, name] of (await read()).matchAll(/^# TYPE (\w+)/gm)) expect(page).toContain(`\`${name}\``)
})
