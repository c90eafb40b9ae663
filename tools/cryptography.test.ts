/** docs/cryptography.md names all code that uses cryptography, and that code uses approved algorithms alone. */
import { expect, it } from 'vitest'
import { allFiles, readSources } from './sources.ts'

const sources = readSources(allFiles())
const page = sources.find(({ file }) => file === 'docs/cryptography.md')!.text
const code = sources.filter(
  ({ file }) =>
    /^(apps|packages)\/\w+\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test\/|\/demo\//.test(file),
)

/** It reads what others encrypted, by their algorithms, and protects nothing (docs/cryptography.md#exceptions). */
const READS_OTHERS = 'apps/server/src/platform/pdf-encryption.ts'

it('names every file that uses cryptography', () => {
  const uses = code.filter(({ text }) =>
    /from 'node:crypto'|crypto\.(subtle|getRandomValues|randomUUID)|from '@noble|from 'otpauth'|from '@simplewebauthn\/server'|from 'altcha|from '(?:jose|openid-client|web-push|node:tls|node:https)'/.test(
      text,
    ),
  )
  expect(uses.length).toBeGreaterThan(30)
  expect(uses.map(({ file }) => file).filter((file) => !page.includes(`\`${file}\``))).toEqual([])
})

it('hashes, MACs and ciphers are approved ones', () => {
  const ours = code.filter(({ file }) => file !== READS_OTHERS)
  const asked = ours.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /\b(?:createHash|createHmac|hkdfSync|createCipheriv|createDecipheriv|argon2Sync|hash)\(\s*'([^']+)'/g,
      ),
    ].map(([, name = '']) => [file, name] as const),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(([, name]) => !['sha256', 'sha512', 'aes-256-gcm', 'argon2id'].includes(name))).toEqual(
    [],
  )
})

it('MD5 and SHA-1 are nowhere but in the exceptions', () => {
  const weak = sources
    .filter(
      ({ file }) => /^(apps|packages|migrations)\/.*\.(tsx?|sql)$/.test(file) && !/\.test\.tsx?$/.test(file),
    )
    .filter(({ text }) => /\bmd5\(|'md5'|\bsha1\b|'SHA-1'|digest\([^)]*'sha1'/i.test(text))
  expect(weak.map(({ file }) => file)).toEqual([
    READS_OTHERS,
    'apps/server/src/platform/erp/demonstration/demonstration.queries.ts',
  ])
})
