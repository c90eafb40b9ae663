/** Clients that the generators of integrators make of the document: they compile under strict, and every module answers them. */
import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openApiDocument } from '../src/doors/rest/openapi.ts'
import { refusalCodes } from '../src/platform/errors.ts'
import { superadmin, testWorld } from './app.ts'
import { makeAccessKey } from './factories/access-keys.ts'
import { makeProvider } from './factories/company.ts'
import { asked } from './generated-client/asked.ts'
import { onFetch, onHey, onOrval } from './generated-client/programs.ts'
import { atEnd } from './kept.ts'

const here = join(import.meta.dirname, 'generated-client')
/** Within the project: the compiler and the programs find their packages from there. */
const made = join(here, `made-${process.pid}`)
atEnd(async () => rmSync(made, { recursive: true, force: true }))

const generators = { fetch: onFetch, hey: onHey, orval: onOrval }
const names = Object.keys(generators) as (keyof typeof generators)[]
const folderOf = (name: string) => join(made, name)
const document = join(made, 'openapi.json')
for (const name of names) mkdirSync(folderOf(name), { recursive: true })
writeFileSync(document, JSON.stringify(openApiDocument()))

const run = async (script: string, ...given: string[]) =>
  (await promisify(execFile)(process.execPath, [join(here, `${script}.process.ts`), ...given])).stdout

/** Makes a client and compiles a program on it. */
async function faultsOf(name: keyof typeof generators): Promise<string> {
  await run('make', name, document, folderOf(name))
  const program = join(folderOf(name), 'program.ts')
  writeFileSync(program, generators[name](asked))
  return run('compile', program)
}
/** Some 25 s alone; a busy machine takes many times that. */
const PATIENCE = 900_000
/** At once: each waits for nothing of the others. */
const faults = Object.fromEntries(names.map((name) => [name, faultsOf(name)]))

const { app, db, as } = await testWorld()
const { token, userId } = await as(superadmin)
const key = await makeAccessKey(db, userId, { roles: ['vendas:gestor'], empresas: [await makeProvider(db)] })
await db.updateTable('chave_acesso').set({ fonte: 'clientes' }).where('id', '=', key.id).execute()
/** Outside ids are those of a key's source. */
const senderOf = (url: string) =>
  new URL(url).pathname.includes('/externo') ? key.headers.authorization : `Bearer ${token}`

/** What clients call instead of the network. */
async function answered(sent: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(sent, init)
  const { statusCode, body, headers } = await app.inject({
    method: request.method as 'GET',
    url: request.url.replace('http://intranet.test', ''),
    headers: {
      authorization: senderOf(request.url),
      'content-type': request.headers.get('content-type') ?? undefined,
    },
    payload: (await request.text()) || undefined,
  })
  return new Response(body, {
    status: statusCode,
    headers: { 'content-type': String(headers['content-type']) },
  })
}

describe.each(names)('a client of %s', (name) => {
  it(
    'compiles under strict with skipLibCheck: false, without a cast',
    async () => {
      expect(await faults[name]).toBe('')
    },
    PATIENCE,
  )

  it(
    'asks every module a filtered list, a creation and a refusal',
    async () => {
      await faults[name]
      const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answered)
      onTestFinished(() => fetched.mockRestore())
      const { calls, client } = await import(pathToFileURL(join(folderOf(name), 'program.ts')).href)
      client?.setConfig({ baseUrl: 'http://intranet.test', fetch: answered })
      const wrong: unknown[] = []
      let creations = 0
      for (const [call, ask] of Object.entries<() => Promise<unknown>>(calls)) {
        const answer = await ask()
        const isRefusal = refusalCodes.includes(String(answer))
        const isRight = {
          list: typeof answer === 'number',
          creation: answer === true || isRefusal,
          refusal: answer === 'not_found',
        }
        if (!isRight[call.split(' ')[0] as keyof typeof isRight]) wrong.push([call, answer])
        if (answer === true) creations += 1
      }
      expect(wrong).toEqual([])
      // The others name records that only their own tests make.
      expect(creations).toBeGreaterThan(15)
      expect(Object.keys(calls)).toHaveLength(asked.length)
    },
    PATIENCE,
  )
})
