import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

it.each(['migrate', 'rotate-secrets'])('%s says in one line which setting is wrong', async (command) => {
  const child = spawn(process.execPath, [join(folder, `${command}.ts`)], {
    env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
  })
  const [said, status] = await Promise.all([
    text(child.stderr),
    new Promise((ended) => child.on('exit', ended)),
  ])
  expect([status, said]).toEqual([1, '✗ Configuração inválida: SECRET_KEY. Veja "Settings" no README.\n'])
})

it('no other command reads the settings where a wrong one would be a trace', () => {
  const outside = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => /^const .*readEnv\(\)/m.test(readFileSync(join(folder, name), 'utf8')))
  expect(outside).toEqual([])
})
