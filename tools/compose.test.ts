/** What docker-compose.yml promises, read from the files themselves: no Docker is needed here. */
import { assertDemands } from '@intranet/server/platform/production-demands'
import { readEnv } from '@intranet/server/platform/env'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'intranet-compose-'))
const make = () => execFileSync(join(root, 'deploy/make-secrets.sh'), [folder])
const secret = (name: string) => readFileSync(join(folder, name), 'utf8')
beforeAll(make, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A service with its lines, `x-server` of the two servers among them. */
const blockOf = (name: string) => {
  const begin = compose.search(new RegExp(`^(  )?${name}:( &\\w+)?$`, 'm'))
  return compose.slice(begin).split(/\n\n/)[0]!
}
const secretsOf = (name: string) => /secrets: \[([^\]]*)\]/.exec(blockOf(name))?.[1]?.split(', ') ?? []

/** The settings of a server, its secrets read from the folder. */
const settings = Object.fromEntries(
  [...blockOf('x-server').matchAll(/^ {4}([A-Z_]+): (.+)$/gm)]
    .filter(([, name]) => name !== 'ADMIN_EMAIL')
    .map(([, name = '', value = '']) => [
      name,
      value.replace(/^"(.*)"$/, '$1').replace('/run/secrets', folder),
    ]),
)

describe('docker-compose.yml', () => {
  it('holds no secret, neither one of its own nor one as a default', () => {
    expect(compose).not.toMatch(/:\/\/[^\s/]+:[^\s/]+@/)
    for (const [line] of compose.matchAll(/.*(PASSWORD|SECRET|TOKEN|KEY)\w*:.*/g))
      expect(line).toMatch(/_FILE: (\/run\/secrets\/)?[a-z_]+/)
  })

  it('gives each service secrets that are made, and the owner’s address to the one that migrates', () => {
    const made = readdirSync(folder).toSorted()
    const declared = [...compose.matchAll(/^ {2}(\w+): \{ file: \.\/deploy\/secrets\/(\w+) \}$/gm)]
    expect(declared.map(([, name]) => name).toSorted()).toEqual(made)
    for (const [, name, file] of declared) expect(file).toBe(name)
    const given = ['x-server', 'migrate', 'postgres', 'store', 'bucket'].flatMap(secretsOf)
    expect([...new Set(given)].toSorted()).toEqual(made)
    expect(secretsOf('migrate')).toContain('database_owner_url')
    for (const name of secretsOf('x-server')) expect(name).not.toMatch(/owner|postgres|root/)
  })

  it('has settings that a start in production takes, where people come over TLS', () => {
    const env = readEnv({
      ...settings,
      NODE_ENV: 'production',
      // As the image sets it.
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://intranet.exemplo.com.br',
    })
    expect(() => assertDemands(env)).not.toThrow()
    expect(new URL(env.DATABASE_URL!).username).toBe('intranet_servidor')
    expect(new URL(env.STORAGE_URL!).username).toBe('intranet')
  })

  it('lets the servers’ user of the store reach the files of one bucket alone', () => {
    const policy = readFileSync(join(root, 'deploy/compose/bucket-policy.json'), 'utf8')
    expect(policy).not.toContain('s3:*')
    for (const [, resource] of policy.matchAll(/arn:aws:s3:::([^"]*)/g))
      expect(resource).toMatch(/^intranet(\/\*)?$/)
  })
})

it('secrets are random, of this account alone on the machine, and stay when they are made again', () => {
  const before = secret('database_password')
  expect(before).toMatch(/^[0-9a-f]{64}$/)
  expect(secret('database_url')).toContain(before)
  expect(new Set(['database_password', 'store_password', 'secret_key'].map(secret)).size).toBe(3)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  make()
  expect(secret('database_password')).toBe(before)
}, 60_000)
