import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('a missing setting is one line, without a trace', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'migrate.ts')], {
    env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, '✗ Configuração inválida: SECRET_KEY. Veja "Settings" no README.\n'])
})
