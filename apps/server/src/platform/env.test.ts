import { describe, expect, it } from 'vitest'
import { isOnlyHere, isOnlyHereUnproxied, readEnv } from './env.ts'

describe('the settings', () => {
  it.each([
    { PORT: 'abc' },
    { HOST: '999.1.1.1' },
    { DATABASE_URL: 'mysql://x', SECRET_KEY: 'k'.repeat(32) },
    { TRUST_PROXY: 'perhaps' },
    { DEMO: 'perhaps' },
  ])('%j stops the start with one line that names it', (source) => {
    expect(() => readEnv(source)).toThrow(`Configuração inválida: ${Object.keys(source)[0]}.`)
  })

  it.each(['s3:', 's3://bucket', 'file:folder', 'file:/folder'])(
    '%s is no place for files: its forms are said',
    (url) => {
      expect(() => readEnv({ STORAGE_URL: url })).toThrow(
        'inválida: STORAGE_URL (use file:///pasta, com três barras,',
      )
    },
  )

  it('names every bad one', () => {
    expect(() => readEnv({ PORT: 'abc', NODE_ENV: 'production' })).toThrow('inválida: PORT, PUBLIC_URL.')
  })

  it('in production stops the start without the address that people use', () => {
    const DATABASE_URL = 'postgres://127.0.0.1/y'
    const production = { NODE_ENV: 'production', DATABASE_URL, SECRET_KEY: 'k'.repeat(32) }
    expect(() => readEnv(production)).toThrow('Configuração inválida: PUBLIC_URL.')
    expect(
      readEnv({ ...production, PUBLIC_URL: 'https://intranet.exemplo.com.br/' }).PUBLIC_URL,
    ).toBeDefined()
    expect(readEnv({}).PUBLIC_URL).toBeUndefined()
  })

  it.each([
    ['postgres://db.exemplo/y', false],
    ['postgres://db.exemplo/y?sslmode=disable', false],
    ['postgres://db.exemplo/y?sslmode=no-verify', false],
    ['postgres://db.exemplo/y?sslmode=require&uselibpqcompat=true', false],
    ['postgres://127.0.0.1/y?host=db.exemplo', false],
    ['postgres://db.exemplo/y?sslmode=verify-full', true],
    ['postgres://db.exemplo/y?sslmode=require', true],
    ['postgres://[::1]/y', true],
    ['postgres:///y?host=/var/run/postgresql', true],
  ])('in production %s is taken: %s', (address, taken) => {
    const rest = { NODE_ENV: 'production', SECRET_KEY: 'k'.repeat(32), PUBLIC_URL: 'https://x.example' }
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL']) {
      const read = (more = {}) => readEnv({ ...rest, [name]: address, ...more })
      if (taken) expect(read()).toHaveProperty(name, address)
      else
        expect(() => read()).toThrow(
          new RegExp(`inválida: ${name} \\(.*sslmode=verify-full, ou DATABASE_TLS=network .*\\)`),
        )
      for (const DATABASE_TLS of ['plain', 'network'])
        expect(read({ DATABASE_TLS })).toHaveProperty(name, address)
      expect(read({ NODE_ENV: 'test' })).toHaveProperty(name, address)
    }
  })

  it('on a database of one’s own stops the start without the key that seals', () => {
    const own = { DATABASE_URL: 'postgres://x/y' }
    expect(() => readEnv(own)).toThrow('Configuração inválida: SECRET_KEY.')
    expect(() => readEnv({ ...own, SECRET_KEY: 'curta' })).toThrow('Configuração inválida: SECRET_KEY.')
    expect(readEnv({ ...own, SECRET_KEY: 'k'.repeat(32) }).SECRET_KEY_OLD).toEqual([])
    expect(readEnv({}).SECRET_KEY).toBeUndefined()
  })

  it.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['', false],
  ])('DEMO=%s is %s', (DEMO, shown) => {
    expect(readEnv({ DEMO }).DEMO).toBe(shown)
  })

  it.each([
    ['true', 1],
    ['false', 0],
    ['2', 2],
    ['', 0],
  ])('TRUST_PROXY=%s is %i proxies', (TRUST_PROXY, count) => {
    expect(readEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(count)
  })

  it.each(['s3://key:secret@store:9000/bucket?tls=false', 'file:///var/files'])(
    '%s is a store',
    (STORAGE_URL) => {
      expect(readEnv({ STORAGE_URL }).STORAGE_URL).toBe(STORAGE_URL)
    },
  )
})

it('is reached by this machine alone on the loopback with no public address; a proxy there may still bring others', () => {
  const only = (source: Record<string, string>) => {
    const env = readEnv(source)
    return [isOnlyHere(env), isOnlyHereUnproxied(env)]
  }
  expect(only({})).toEqual([true, true])
  expect(only({ HOST: '0.0.0.0' })).toEqual([false, false])
  expect(only({ PUBLIC_URL: 'https://intranet.exemplo.com.br' })).toEqual([false, false])
  expect(only({ TRUST_PROXY: '1' })).toEqual([true, false])
})
