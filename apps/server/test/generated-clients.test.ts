/** Clients that integrators' generators make of the document: they compile under strict, every module answers them. */
import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { refusalCodes } from '../src/platform/errors.ts'
import { superadmin, testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'
import { asked, notAsked } from './generated-client/asked.ts'
import { onFetch, onHey, onOrval } from './generated-client/programs.ts'
import { atEnd } from './kept.ts'
import { faultsIn } from './strict-compiler.ts'

const here = join(import.meta.dirname, 'generated-client')
/** Within the project: the compiler and the programs find their packages from there. */
const made = join(here, `made-${process.pid}`)
atEnd(async () => rmSync(made, { recursive: true, force: true }))

const generators = { fetch: onFetch, hey: onHey, orval: onOrval }
const names = Object.keys(generators) as (keyof typeof generators)[]
const folderOf = (name: string) => join(made, name)
const programOf = (name: string) => join(folderOf(name), 'program.ts')
const document = join(import.meta.dirname, '../../../docs/openapi.json')
for (const name of names) mkdirSync(folderOf(name), { recursive: true })

/** Makes a client of the whole document, and a program on it. */
async function make(name: keyof typeof generators): Promise<void> {
  const script = join(here, 'make.process.ts')
  await promisify(execFile)(process.execPath, [script, name, document, folderOf(name)])
  writeFileSync(programOf(name), generators[name](asked))
}

const clients = Promise.all(names.map(make))
/** Making the clients takes 12 s alone and compiling them 8; a busy machine takes many times that. */
const PATIENCE = 900_000

/** Where a client's requests go. A separate intranet for each: otherwise one finds what another made, and is refused. */
async function intranet(): Promise<typeof fetch> {
  const { app, db, as } = await testWorld()
  const { token, userId } = await as(superadmin)
  const key = await makeAccessKey(db, userId, {
    roles: ['vendas:gestor'],
    empresas: [await makeProvider(db)],
  })
  await db.updateTable('chave_acesso').set({ fonte: 'clientes' }).where('id', '=', key.id).execute()
  /** Outside ids are those of a key's source. */
  const senderOf = (path: string) =>
    path.includes('/externo') ? key.headers.authorization : `Bearer ${token}`

  return async function answered(sent, init) {
    const request = new Request(sent, init)
    const { pathname, search } = new URL(request.url)
    const { statusCode, body, headers } = await app.inject({
      method: request.method as 'GET',
      url: `${pathname}${search}`,
      headers: {
        authorization: senderOf(pathname),
        'content-type': request.headers.get('content-type') ?? undefined,
      },
      payload: (await request.text()) || undefined,
    })
    return new Response(body, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    })
  }
}
const intranets = { fetch: await intranet(), hey: await intranet(), orval: await intranet() }

interface Program {
  calls: Record<string, () => Promise<unknown>>
  client?: { setConfig(config: object): void }
}
/** Node runs the programs as they are made; Vite would rewrite megabytes first. */
const load = (name: string) => createRequire(import.meta.url)(programOf(name)) as Program

const isRefused = (answer: unknown) => refusalCodes.includes(String(answer))
/** What a call may answer. Most creations name records that only the tests of their modules make. */
function isRight(call: string, answer: unknown): boolean {
  const { kind, code } = asked.find((one) => call === `${one.kind} ${one.module}`)!
  if (kind === 'list') return typeof answer === 'number' || (code !== undefined && answer === code)
  if (kind === 'creation') return answer === true || isRefused(answer)
  return code === undefined ? isRefused(answer) : answer === code
}

it(
  'clients of the whole document, and programs on them, compile under strict without a cast',
  async () => {
    await clients
    const compilerOptions = {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      allowImportingTsExtensions: true,
      // The programs of `generated-client.test.ts` find these types as if they were beside them.
      rootDirs: [here, folderOf('fetch')],
    }
    const include = [...names.map(programOf), join(here, 'walk.ts'), join(here, 'nightly-sync.ts')]
    expect(await faultsIn(made, { include, compilerOptions })).toBe('')
  },
  PATIENCE,
)

it('each module is asked a filtered list, a creation and a refusal, unless its paths have none', () => {
  expect(notAsked()).toMatchInlineSnapshot(`
    {
      "creation careers-figures": "writes nothing",
      "creation changes": "writes nothing",
      "creation contacts": "writes nothing",
      "creation expiries": "writes nothing",
      "creation history": "writes nothing",
      "creation hr-reports": "writes nothing",
      "creation no-coverage": "writes nothing",
      "creation org-chart": "writes nothing",
      "creation organization": "writes nothing",
      "creation sales-reports": "writes nothing",
      "list auth": "answers no rows",
      "list client-panel": "its rows take no conditions",
      "list job-applications": "its rows take no conditions",
      "list org-chart": "its rows take no conditions",
      "list reactions": "answers no rows",
      "list resume": "answers no rows",
      "refusal org-chart": "takes nothing that could be refused",
    }
  `)
})

describe.each(names)('a client of %s', (name) => {
  it(
    'asks every module a filtered list, a creation and a refusal',
    async () => {
      await clients
      const answered = intranets[name]
      const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answered)
      onTestFinished(() => fetched.mockRestore())
      const { calls, client } = load(name)
      client?.setConfig({ baseUrl: 'http://intranet.test', fetch: answered })
      const answers: [call: string, answer: unknown][] = []
      for (const [call, ask] of Object.entries(calls)) answers.push([call, await ask()])
      expect(answers.filter(([call, answer]) => !isRight(call, answer))).toEqual([])
      expect(answers.filter(([, answer]) => answer === true).length).toBeGreaterThan(25)
      expect(answers).toHaveLength(asked.length)
    },
    PATIENCE,
  )
})
