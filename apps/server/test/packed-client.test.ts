/** The client as others get it: packed, installed without a network in an empty project, run on the oldest Node it promises. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { signatureOf } from '../src/modules/access/webhooks/deliver.service.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeAccount, PASSWORD } from './factories/accounts.ts'
import { makeCustomer } from './factories/communication.ts'
import { makeDepartment, makePosition, makeSector } from './factories/company.ts'
import { importWorld } from './factories/import-world.ts'
import { makeLead } from './factories/sales.ts'
import { makeLink } from './factories/tracking.ts'
import { makeUser } from './factories/users.ts'
import { atEnd } from './kept.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const node20 = join(root, 'packages/client/node_modules/node-20/bin/node')
const examples = join(root, 'packages/client/examples')
/** What the nightly sync copies and a provider has; positions hang on a sector, and people of no provider are everybody's. */
const ofProvider = [
  'rh_departamento',
  'relationship_dados_pessoas',
  'vendas_lead',
  'vendas_tracking_url',
  'vendas_campanha_resultado',
] as const

const { app, db, ours, fields } = await importWorld()
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const project = await mkdtemp(join(tmpdir(), 'intranet-client-'))
atEnd(() => rm(project, { recursive: true, force: true }))

beforeAll(async () => {
  const packed = join(project, 'packed')
  await mkdir(packed)
  await run(process.execPath, [join(root, 'tools/client-build.ts'), packed])
  const npm = (...args: string[]) =>
    run('npm', [...args, '--offline', '--no-audit', '--no-fund'], {
      cwd: project,
      shell: process.platform === 'win32',
    })
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'sync', type: 'module' }))
  await npm('pack', './packed')
  const [archive] = (await readdir(project)).filter((name) => name.endsWith('.tgz'))
  await npm('install', `./${archive}`)
  for (const name of await readdir(examples)) await copyFile(join(examples, name), join(project, name))
}, 300_000)

/** What an example printed; one that ends badly rejects with it. */
const script = async (name: string, env: Record<string, string>, ...args: string[]) =>
  (await run(node20, [name, ...args], { cwd: project, env: { INTRANET_URL: address, ...env } })).stdout

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

async function signInOf(roles: string[]) {
  const { email } = await makeAccount(db, { roles, empresas: [ours], employee: true })
  return { INTRANET_EMAIL: email, INTRANET_PASSWORD: PASSWORD }
}

/** What the compiler says with the standard library and the types of Node 20 alone. */
async function compiled(include: string): Promise<string> {
  await mkdir(join(project, 'types'), { recursive: true })
  const linked = join(project, 'types/node')
  await rm(linked, { force: true })
  await symlink(await realpath(join(root, 'packages/client/node_modules/types-node-20')), linked)
  const compilerOptions = {
    strict: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    skipLibCheck: false,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023'],
    types: ['node'],
    typeRoots: [join(project, 'types')],
  }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: [include] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = await run(process.execPath, [compiler, '-p', '.'], { cwd: project }).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}

const typed = `
import { open, verify, type LiveEvent } from '@intranet/client'
const { rest, api, files, listen } = open('http://x')
const page = await rest('GET', '/v1/rh/departamento', { limit: 5, contar: false })
const names: string[] = page.rh_departamento.map(({ nome }) => nome)
const [{ id }] = (await rest('POST', '/v1/rh/departamento', { object: { nome: names[0]!, id_empresa: 1 } }))
  .insert_rh_departamento.returning as [{ id: number }]
await rest('PUT', '/v1/rh/departamento/{id}', { object: { ativo: false } }, { id })
const whole: number = await rest<number>('GET', \`/v1/x/\${id}\`)
// @ts-expect-error a value that the path does not take
await rest('GET', '/v1/rh/departamento', { limite: 5 })
// @ts-expect-error its values are missing
await rest('GET', '/v1/rh/departamento/{id}')
// @ts-expect-error a field of another kind
await rest('POST', '/v1/rh/departamento', { object: { nome: 5, id_empresa: 1 } })
// @ts-expect-error no such field in the answer
page.rh_departamento[0]!.nada
// @ts-expect-error no such state
await api.webhooks.deliveries.query({ filtro: { situacao: 'perdida' } })
await api.webhooks.deliveries.query({ filtro: { situacao: 'falhou' } })
// @ts-expect-error no such bucket
await files.upload('nada', 'a.txt', 'a')
for await (const event of listen()) {
  const kind: 'pronto' | 'perdidos' | 'notificacao' | 'leitura' | 'incidente' | 'acesso' | 'reacao' = event.tipo
  // @ts-expect-error no such kind
  if (event.tipo === 'mensagem') void kind
}
const event: LiveEvent = { tipo: 'pronto', dados: '1' }
void [whole, event, verify('', '', '').eventos[0]?.tipo === 'ping']
`

describe('the packed client', () => {
  it('depends on nothing, and its examples compile under strict', async () => {
    expect(await readdir(join(project, 'node_modules'))).toEqual(['.package-lock.json', '@intranet'])
    expect(await compiled('*.js')).toBe('')
  })

  it('types documented paths: their values, bodies and answers', async () => {
    await writeFile(join(project, 'typed.ts'), typed)
    expect(await compiled('typed.ts')).toBe('')
  })

  it('writes overdue leads as CSV', async () => {
    const past = new Date(Date.now() - 60 * 86_400_000)
    await makeLead(db, ours, { cliente: 'Dona; "Lia"', created_at: past, fone: '53999990000' })
    await makeLead(db, ours, { cliente: 'Em dia' })
    const printed = await script('overdue-leads-to-csv.js', await signInOf(['vendas:gestor']))
    const lines = printed.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(';"Dona; ""Lia""";53999990000;Vetorial;')
  })

  it('makes the right rows of a file and says what is wrong with the others', async () => {
    const file = join(project, 'departamentos.csv')
    await writeFile(file, `nome;id_empresa\nRedes;${ours}\nx;${ours}\nVendas;${ours}\nRedes;${ours}\n`)
    const { stdout, code } = (await script(
      'departments-from-csv.js',
      await signInOf(['rh:gestor']),
      file,
    ).catch((error: unknown) => error)) as { stdout: string; code: number }
    expect(code).toBe(1)
    expect(stdout).toMatch(/^2 criados\nlinha 3: nome: .+\nlinha 5: .+\n$/)
    const made = await db
      .selectFrom('rh_departamento')
      .select('nome')
      .where('id_empresa', '=', ours)
      .execute()
    expect(made.map(({ nome }) => nome).toSorted()).toEqual(['Redes', 'Vendas'])
  })

  it('notifies people without department', async () => {
    const id_departamento = await makeDepartment(db, ours, { nome: 'Cobrança' })
    await makeUser(db, { id_empresa: ours, id_departamento })
    const without = await makeUser(db, { id_empresa: ours })
    const printed = await script('notify-people-without-department.js', await signInOf(['rh:gestor']))
    expect(printed).toMatch(/^\d+ pessoas notificadas\n$/)
    const reported = await db
      .selectFrom('notificacao_usuario')
      .select('id_usuario')
      .where('id_usuario', '=', without)
      .execute()
    expect(reported).toHaveLength(1)
    expect(await db.selectFrom('notificacao_usuario').select('id_usuario').execute()).toHaveLength(
      Number.parseInt(printed, 10),
    )
  })

  it('writes a report as CSV, and ends with a number of its own where nothing answers', async () => {
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
    const tell = async (versao: string, secret = 'whs_segredo') => {
      const evento = {
        id: 1,
        tipo: 'lead.moved',
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
    const statuses = [await tell(late, 'whs_outro'), await tell(late), await tell(late), await tell(early)]
    expect(statuses).toEqual([400, 204, 204, 204])
    expect(printed.match(/lead.moved 7/g)).toHaveLength(1)
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

  it('keeps a copy by REST with a key: everything once, then what changed', async () => {
    const roles = ['rh:gestor', 'vendas:gestor']
    const { id: owner } = await makeAccount(db, { roles, empresas: [ours], employee: true })
    const { chave } = await makeAccessKey(db, owner, { roles, empresas: [ours] })
    const sync = () => script('nightly-sync.js', { INTRANET_KEY: chave }, 'copia')
    const copied = async (table: string) => {
      const text = await readFile(join(project, 'copia', `${table}.json`), 'utf8')
      return (JSON.parse(text) as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b)
    }
    const stored = async (table: (typeof ofProvider)[number]) => {
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where('id_empresa', '=', ours)
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    }
    const expectWhole = async () => {
      for (const table of ofProvider)
        expect([table, await copied(table)]).toEqual([table, await stored(table)])
    }
    const week = (day: string) =>
      db
        .insertInto('vendas_campanha_resultado')
        .values({ ...fields, periodo_inicio: day, periodo_fim: day, investimento: '120.50' })
        .returning('id')
        .executeTakeFirstOrThrow()
    const sector = await makeSector(db, await makeDepartment(db, ours))
    const position = await makePosition(db, sector)
    await makeCustomer(db, ours)
    const person = await makeUser(db, { id_empresa: ours })
    const { id: link } = await makeLink(db, ours)
    const { id: result } = await week('2026-03-01')
    await writeFile(join(project, 'feira.csv'), 'nome;telefone\nLia Prates;53999990000\nRui;1\n')
    const began = await script(
      'nightly-sync.js',
      { INTRANET_KEY: chave },
      ...['copia', 'feira.csv', ours, fields.id_campanha, fields.id_canal].map(String),
    )
    expect(began).toContain('1 participantes importados, 1 linhas com erro')
    await expectWhole()
    expect(await copied('rh_cargo')).toContain(position)
    expect(await copied('rh_usuario')).toContain(person)
    expect(await copied('vendas_tracking_url')).toContain(link)
    expect(await copied('vendas_campanha_resultado')).toContain(result)

    const gone = await makeDepartment(db, ours, { nome: 'Passageiro' })
    await makeLink(db, ours)
    await week('2026-03-02')
    await makeCustomer(db, ours)
    const added = await makePosition(db, sector)
    const hired = await makeUser(db, { id_empresa: ours })
    await sync()
    await expectWhole()
    expect(await copied('rh_departamento')).toContain(gone)
    expect(await copied('rh_cargo')).toContain(added)
    expect(await copied('rh_usuario')).toContain(hired)

    await db.deleteFrom('rh_departamento').where('id', '=', gone).execute()
    await db.deleteFrom('vendas_tracking_url').where('id', '=', link).execute()
    await db.deleteFrom('vendas_campanha_resultado').where('id', '=', result).execute()
    await db.deleteFrom('rh_cargo').where('id', '=', position).execute()
    await makeLead(db, ours, { cliente: 'Nova' })
    const printed = await sync()
    expect(printed).toContain('vendas_lead: 1 lidos de novo')
    await expectWhole()
    expect(await copied('rh_cargo')).not.toContain(position)
  })
})
