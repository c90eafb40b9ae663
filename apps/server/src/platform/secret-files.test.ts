import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readEnv, settingNames } from './env.ts'
import { secretNames } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'intranet-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const fileOf = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

it('a secret may be in a file, whose last line break does not belong to it', () => {
  const SECRET_KEY = 'k'.repeat(32)
  const env = readEnv({
    DATABASE_URL_FILE: fileOf('url', 'postgres://i:senha@127.0.0.1/y\n'),
    SECRET_KEY_FILE: fileOf('key', `${SECRET_KEY}\n`),
  })
  expect(env).toMatchObject({ SECRET_KEY, DATABASE_URL: 'postgres://i:senha@127.0.0.1/y' })
})

it('a file that is missing or empty, and a secret that is there twice, stop the start with one line', () => {
  const read = () =>
    readEnv({
      SECRET_KEY_FILE: join(folder, 'nothing'),
      SMS_TOKEN_FILE: fileOf('empty', '\n'),
      SMTP_URL: 'smtp://i:nao-mostrar@mail',
      SMTP_URL_FILE: fileOf('mail', 'smtp://i:nem-esta@mail'),
    })
  expect(read).toThrow(
    /^Configuração inválida: SMTP_URL_FILE \(SMTP_URL também está definida\), SMS_TOKEN_FILE \(.*\), SECRET_KEY_FILE \(não foi possível ler .*nothing, ou está vazio\)\. Veja/,
  )
  expect(read).not.toThrow(/nao-mostrar|nem-esta/)
})

it('every setting that is a secret by its name may be in a file', () => {
  const secrets = settingNames.filter((name) =>
    /SECRET|TOKEN|DATABASE_(\w+_)?URL|STORAGE_URL|SMTP_URL/.test(name),
  )
  expect(secrets.toSorted()).toEqual(secretNames.toSorted())
})
