import { startEmbedded } from '@intranet/db/embedded'
import { migrate } from '@intranet/db/migrator'
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { directoryStorage } from '../src/platform/storage.ts'

const root = join(import.meta.dirname, '../../..')
const place = mkdtempSync(join(tmpdir(), 'intranet-backup-test-'))
chmodSync(place, 0o755)
const at = (name: string) => join(place, name)
const content = Buffer.from('o conteúdo')
const file = randomUUID()

/** A command with a folder of data, as an operator calls it: its lines, and whether it ended well. */
async function run(command: 'backup' | 'restore', folder: string, data: string, env: NodeJS.ProcessEnv = {}) {
  const { PATH, HOME } = process.env
  return promisify(execFile)(process.execPath, [join(root, `apps/server/src/${command}.ts`), at(folder)], {
    env: {
      PATH,
      HOME,
      DATA_DIR: at(data),
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      ...env,
    },
  }).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, said: stdout + stderr }),
  )
}

async function inDatabase<T>(data: string, work: (client: Client, url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await startEmbedded({ dataDir: at(data) })
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    return await work(client, url)
  } finally {
    await client.end()
    await stop()
  }
}

beforeAll(async () => {
  await inDatabase('original', async (client, url) => {
    await migrate(url)
    await client.query(
      `insert into arquivo (id, bucket, nome, tipo, tamanho, sha256) values ($1, 'geral', 'a.txt', 'text/plain', 10, $2)`,
      [file, createHash('sha256').update(content).digest('hex')],
    )
    await client.query(`insert into rh_usuario (nome, email) values ('Marina', 'marina@exemplo.com.br');
      insert into mensagem_saida (canal, destino, texto) values ('email', 'marina@exemplo.com.br', 'Convite');
      insert into sessao (id, id_usuario, expires_at) select 'segredo', id, now() + interval '1 day' from rh_usuario`)
  })
  await directoryStorage(join(at('original'), 'files')).write(file, content, 'text/plain')
  writeFileSync(join(at('original'), 'secret-keys'), 'a chave de antes\n')
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

it('the included database comes back with its rows, files and sealing key, and without sessions (docs/deploy.md#back-up-and-restore)', async () => {
  const made = await run('backup', 'copia', 'original')
  expect(made).toMatchObject({ ok: true })
  expect(made.said).toContain('Arquivos: 1 de 1.')
  expect(existsSync(join(at('copia'), 'backup.json'))).toBe(true)

  const back = await run('restore', 'copia', 'de-volta')
  expect(back.said).toContain('Tudo como na cópia.')
  expect(back.said).toContain('! Mensagens e e-mails na fila: 1.')
  expect(back.ok).toBe(true)
  const rows = await inDatabase('de-volta', async (client) => {
    const { rows: found } = await client.query(
      'select (select nome from rh_usuario) as nome, (select count(*)::int from sessao) as sessoes',
    )
    return found
  })
  expect(rows).toEqual([{ nome: 'Marina', sessoes: 0 }])
  expect(readFileSync(join(at('de-volta'), 'secret-keys'), 'utf8')).toBe('a chave de antes\n')
  const stored = await directoryStorage(join(at('de-volta'), 'files')).read(file)
  expect(await stored?.setEncoding('utf8').toArray()).toEqual(['o conteúdo'])
})

it('a copy without one of its files says so, and ends with 1', async () => {
  const stored = directoryStorage(join(at('original'), 'files'))
  await stored.write(file, Buffer.from('outro'), 'text/plain')
  const damaged = await run('backup', 'copia-com-falha', 'original')
  await stored.remove(file)
  const missing = await run('backup', 'copia-sem-arquivo', 'original')
  await stored.write(file, content, 'text/plain')
  expect([damaged.ok, damaged.said]).toEqual([
    false,
    expect.stringContaining(`✗ arquivo ${file}: conteúdo diferente`),
  ])
  expect([missing.ok, missing.said]).toEqual([false, expect.stringContaining(`✗ arquivo ${file}: falta`)])
  expect(missing.said).toContain('Arquivos: 0 de 1.')
})

it('nothing is restored over what is there, and no copy over another', async () => {
  expect(await run('restore', 'copia', 'de-volta')).toMatchObject({ ok: false })
  const again = await run('backup', 'copia', 'original')
  expect([again.ok, again.said]).toEqual([false, expect.stringContaining('não está vazia')])
})

it('a file that was damaged in the copy is named, and not put back', async () => {
  writeFileSync(join(at('copia'), 'arquivos', file), 'outro')
  const back = await run('restore', 'copia', 'com-falha')
  expect(back.ok).toBe(false)
  expect(back.said).toContain(`✗ arquivo ${file}: conteúdo diferente do registrado`)
  expect(await directoryStorage(join(at('com-falha'), 'files')).read(file)).toBeNull()
})

it('a database whose rows are not those of the copy is named by its tables', async () => {
  const note = join(at('copia'), 'backup.json')
  writeFileSync(note, readFileSync(note, 'utf8').replace(/("public\.rh_usuario": \{\s*"linhas": )1/, '$12'))
  const back = await run('restore', 'copia', 'incompleta')
  expect(back.said).toContain('✗ public.rh_usuario: 1 linhas em vez de 2')
  expect(back.ok).toBe(false)
})

it('a copy that did not end is none', async () => {
  rmSync(join(at('copia'), 'backup.json'))
  const back = await run('restore', 'copia', 'sem-nota')
  expect([back.ok, back.said]).toEqual([false, expect.stringContaining('não tem uma cópia completa')])
})
