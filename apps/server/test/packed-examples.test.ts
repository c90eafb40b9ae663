/** The packed client's examples of reports, changes, webhooks and Python, run as an integrator does. */
import { freePort } from '@intranet/db/free-port'
import { spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { signatureOf } from '../src/modules/access/webhooks/deliver.service.ts'
import { testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeAccount } from './factories/accounts.ts'
import { makeDepartment, makeProvider } from './factories/company.ts'
import { makeLead } from './factories/sales.ts'
import { makeUser } from './factories/users.ts'
import { atEnd } from './kept.ts'
import { node20, packedProject, root, run } from './packed-project.ts'

const { app, db } = await testWorld()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const { project, script } = await packedProject(address)
const ours = await makeProvider(db)
const hasPython = spawnSync('python3', ['--version']).status === 0

interface Ended {
  stdout: string
  code: number
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => ({ stdout: '', code: 0 }),
    (error: unknown) => error as Ended,
  )

/** A key with these rights, of somebody with these roles. */
async function keyOf(roles: string[], rights: string[]) {
  const { id } = await makeAccount(db, { roles, empresas: [ours], employee: true })
  return makeAccessKey(db, id, { roles: rights, empresas: [ours] })
}

describe('an example', () => {
  it('writes a report as CSV, and ends with a separate exit code where nothing answers', async () => {
    const { chave } = await keyOf(['vendas:gestor'], ['vendas:ler'])
    const day = new Date().toISOString().slice(0, 10)
    await makeLead(db, ours, { cliente: 'Relatada' })
    const printed = await script(
      'sales-report-to-csv.js',
      { INTRANET_KEY: chave },
      `${day.slice(0, 8)}01`,
      day,
    )
    const lines = printed.trim().split('\r\n')
    expect(lines[0]).toBe('vendedor;leads;contatos;vendas;faturamento')
    expect(Number(lines.at(-1)!.split(';')[1])).toBeGreaterThan(0)
    const refused = await failureOf(script('sales-report-to-csv.js', { INTRANET_KEY: 'ink_x' }, day, day))
    expect(refused.code).toBe(1)
    const closed = { INTRANET_URL: `http://127.0.0.1:${await freePort()}`, INTRANET_KEY: chave }
    const away = await failureOf(script('sales-report-to-csv.js', closed, day, day))
    expect(away.code).toBe(75)
  })

  it('changes many records by a file, says what is wrong, and changes nothing twice', async () => {
    const { chave } = await keyOf(['rh:gestor'], ['rh:escrever'])
    const [one, two] = [await makeDepartment(db, ours), await makeDepartment(db, ours)]
    const person = await makeUser(db, { id_empresa: ours })
    const file = join(project, 'responsaveis.csv')
    await writeFile(file, `id;id_funcionario\n${one};${person}\n999999;${person}\n${two};${person}\n`)
    const change = () => script('bulk-change.js', { INTRANET_KEY: chave }, file)
    const first = await failureOf(change())
    expect(first.stdout).toMatch(/^2 alterados\nlinha 3: .+\n$/)
    const responsible = async () =>
      (
        await db
          .selectFrom('rh_departamento')
          .select('id_funcionario')
          .where('id', 'in', [one, two])
          .orderBy('id')
          .execute()
      ).map(({ id_funcionario }) => id_funcionario)
    expect(await responsible()).toEqual([person, person])
    // Somebody changes one meanwhile: the second run leaves that.
    await db.updateTable('rh_departamento').set({ id_funcionario: null }).where('id', '=', one).execute()
    await writeFile(file, `id;id_funcionario\n${one};${person}\n${two};${person}\n`)
    expect(await change()).toBe('2 alterados\n')
    expect(await responsible()).toEqual([null, person])
    // A line that is corrected, and corrected back on the same day.
    const other = await makeUser(db, { id_empresa: ours })
    for (const responsavel of [other, person, other]) {
      await writeFile(file, `id;id_funcionario\n${two};${responsavel}\n`)
      expect(await change()).toBe('1 alterados\n')
      expect(await responsible()).toEqual([null, responsavel])
    }
  })

  it('receives webhooks: signed ones alone, and each state once', async () => {
    const receiver = spawn(node20, ['webhook-receiver.js'], {
      cwd: project,
      env: { WEBHOOK_SECRET: 'whs_segredo', PORT: '0' },
    })
    atEnd(async () => void receiver.kill())
    let printed = ''
    receiver.stdout.on('data', (part: Buffer) => (printed += part.toString()))
    await expect.poll(() => printed).toMatch(/porta \d+/)
    const url = `http://127.0.0.1:${/porta (\d+)/.exec(printed)![1]}/`
    const send = async (versao: string, secret = 'whs_segredo', tipo = 'lead.moved') => {
      const evento = {
        id: 1,
        tipo,
        momento: versao,
        registro: 7,
        versao,
        id_empresa: 1,
        estado: { status: 3 },
      }
      const body = JSON.stringify({ id: 1, eventos: [evento] })
      const signature = signatureOf([secret], Math.floor(Date.now() / 1000), body)
      const answer = await fetch(url, { method: 'POST', headers: { 'intranet-signature': signature }, body })
      return answer.status
    }
    const [early, late] = ['2026-11-21T12:00:00.000Z', '2026-11-21T13:00:00.000Z']
    const statuses = [await send(late, 'whs_outro'), await send(late), await send(late), await send(early)]
    expect(statuses).toEqual([400, 204, 204, 204])
    expect(printed.match(/lead.moved 7/g)).toHaveLength(1)
    // A sale is both, by one version.
    await send(late, 'whs_segredo', 'lead.sold')
    expect(printed.match(/lead.sold 7/g)).toHaveLength(1)
  })

  it.skipIf(!hasPython)('keeps a copy in plain Python too', async () => {
    const { chave } = await keyOf(['rh:gestor', 'vendas:gestor'], ['rh:ler', 'vendas:ler'])
    const sync = async () =>
      (
        await run('python3', ['nightly_sync.py', 'copia-py'], {
          cwd: project,
          env: { ...process.env, INTRANET_URL: address, INTRANET_KEY: chave },
        })
      ).stdout
    const copied = async () =>
      JSON.parse(await readFile(join(project, 'copia-py/rh_departamento.json'), 'utf8')) as {
        id: number
        nome: string
      }[]
    await sync()
    const made = await makeDepartment(db, ours, { nome: 'Em Python' })
    expect(await sync()).toContain('rh_departamento: 1 lidos de novo')
    expect((await copied()).map(({ id }) => id)).toContain(made)
    await db.deleteFrom('rh_departamento').where('id', '=', made).execute()
    await sync()
    const stored = await db
      .selectFrom('rh_departamento')
      .select('id')
      .where('id_empresa', '=', ours)
      .execute()
    expect((await copied()).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      stored.map(({ id }) => id).toSorted((a, b) => a - b),
    )
  })

  it.skipIf(!hasPython)('a receiver in plain Python verifies by the lines of docs/webhooks.md', async () => {
    const page = await readFile(join(root, 'docs/webhooks.md'), 'utf8')
    const [, lines] = /```python\n([\s\S]+?)```/.exec(page)!
    expect(lines!.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(6)
    const verified = async (signature: string, body: string) => {
      const asked = `import sys\nprint(verify(sys.argv[1].encode(), sys.argv[2], "whs_segredo"))`
      const { stdout } = await run('python3', ['-c', `${lines}\n${asked}`, body, signature])
      return stdout.trim()
    }
    const now = Math.floor(Date.now() / 1000)
    const right = signatureOf(['whs_novo', 'whs_segredo'], now, '{"id":1}')
    const wrong = signatureOf(['whs_outro'], now, '{"id":1}')
    const old = signatureOf(['whs_segredo'], now - 3600, '{"id":1}')
    const said = [
      await verified(right, '{"id":1}'),
      await verified(right, '{"id":2}'),
      await verified(wrong, '{"id":1}'),
    ]
    expect([...said, await verified(old, '{"id":1}'), await verified('', '{"id":1}')]).toEqual([
      'True',
      'False',
      'False',
      'False',
      'False',
    ])
  })
})
