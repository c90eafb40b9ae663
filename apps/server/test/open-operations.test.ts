/** `x-papeis` of the document: where it is empty, `x-acesso` says whether guests, people with a session or employees may; else the roles that are enough. */
import { readFileSync } from 'node:fs'
import { SUPERADMIN } from '@intranet/contract/access'
import { describe, expect, it } from 'vitest'
import { demoSignIns } from '@intranet/db/demo/sign-ins'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { mayCall } from '../src/platform/procedure/admission.ts'
import { pathOf } from '../src/platform/procedure/inputs.ts'
import { objectShape } from '../src/platform/rest/input-fields.ts'
import { operationOf } from './document-parts.ts'
import { readingWorld } from './reading-world.ts'
import { at, codeOf, procedures } from './walked-procedures.ts'

const { callersOf, inputs } = await readingWorld()
const [employee, boss] = await Promise.all(
  ['funcionario', 'superadmin'].map((login) => callersOf(`${login}@intranet.example`)),
)

interface Said {
  'x-papeis'?: string[]
  'x-acesso'?: string
  'x-chave': { somente?: true }
}
const saidOf = (route: (typeof restRoutes)[number]) => operationOf(route) as unknown as Said

/** Without roles, and not for the keys alone. */
const open = [
  ...new Map(
    restRoutes
      .filter(
        (route) =>
          saidOf(route)['x-papeis']?.length === 0 && !saidOf(route)['x-chave'].somente && !route.open,
      )
      .map((route) => [route.contract.procedure, route] as const),
  ).values(),
]
const REFUSED = ['FORBIDDEN', 'UNAUTHORIZED']

/** Inputs that fit the records, and the same about the person. */
function askedBy(path: string): unknown[] {
  const known = inputs.get(path) ?? [undefined]
  const own = known
    .filter((input): input is object => typeof input === 'object' && input !== null && 'id' in input)
    .slice(0, 3)
    .map((input) => ({ ...input, id: employee!.id }))
  return [...own, ...known]
}

const isQuery = (route: (typeof restRoutes)[number]) =>
  // oxlint-disable-next-line no-underscore-dangle -- where tRPC keeps what a procedure is
  route.contract.procedure._def.type === 'query'

/** Open to everybody about what is theirs to read; the rows of others are for other roles, by the record. */
const byRecord = [
  // The readers of each table.
  'history.list',
  // One's own contents; those of others for who keeps onboarding.
  'onboardingReading.contents',
]

describe('an operation without roles', () => {
  it.each(open.map((route) => [pathOf(route.contract.procedure), route] as const))(
    '%s is open to an employee without a role',
    async (path, route) => {
      const callers = isQuery(route) ? employee!.read : employee!.write
      const all = isQuery(route) ? boss!.read : boss!.write
      const codes: string[] = []
      const onlyRoles: unknown[] = []
      for (const input of askedBy(path)) {
        const code = await codeOf(at(callers, path)(input))
        codes.push(code)
        if (REFUSED.includes(code) && (await codeOf(at(all, path)(input))) === 'answered')
          onlyRoles.push(input)
      }
      if (byRecord.includes(path) || codes.length === 0) return
      expect(codes.filter((code) => !REFUSED.includes(code)).length, codes.join()).toBeGreaterThan(0)
      expect(onlyRoles).toEqual([])
    },
  )
})

/** Lists whose right is of what the input names, not of who asks; a path says it itself (`access`). */
const byInput = ['leads.list', 'history.list']

it('a list refuses nobody whom its declaration lets in: rights are asked before the input', async () => {
  const lists = procedures.filter(
    ([
      path,
      {
        type,
        inputs: [schema],
      },
    ]) => type === 'query' && schema && 'limit' in objectShape(schema) && !byInput.includes(path),
  )
  expect(lists.length).toBeGreaterThan(150)
  const refused: string[] = []
  for (const { login } of demoSignIns) {
    const person = await callersOf(`${login}@intranet.example`)
    for (const [path, { meta }] of lists) {
      if (!mayCall(meta, person.actor, false)) continue
      for (const input of (inputs.get(path) ?? []).slice(0, 1))
        if ((await codeOf(at(person.read, path)(input))) === 'FORBIDDEN') refused.push(`${login} ${path}`)
    }
  }
  expect(refused).toEqual([])
}, 120_000)

const table = readFileSync(new URL('../../../docs/access-table.md', import.meta.url), 'utf8')
const sections = new Map(
  table.split(/^## /m).map((section) => [section.slice(0, section.indexOf('\n')), section] as const),
)

it('is open in docs/access-table.md too', () => {
  const lines = open.map((route) => {
    const path = pathOf(route.contract.procedure)
    const [router = '', name = ''] = path.split('.')
    return [path, sections.get(router)?.match(new RegExp(`^${name} · .*`, 'm'))?.[0] ?? ''] as const
  })
  const closed = lines.filter(([, line]) => !/\b(everybody|signed in|employees)\b/.test(line))
  expect(closed.map(([path]) => path)).toEqual([])
})

it('roles that are named are enough', () => {
  const naming = restRoutes.filter((route) => saidOf(route)['x-papeis']?.length)
  expect(naming.length).toBeGreaterThan(400)
  for (const route of naming) expect(saidOf(route)['x-papeis']).toContain(SUPERADMIN)
})

it('says as one word who may (`x-acesso`): roles alone where they decide', () => {
  const words = Map.groupBy(restRoutes, (route) => saidOf(route)['x-acesso'])
  expect([...words.keys()].toSorted()).toEqual([
    'chaves',
    'funcionarios',
    'papeis',
    'proprio',
    'sessao',
    'visitantes',
  ])
  for (const route of restRoutes)
    if (!saidOf(route)['x-papeis']?.length) expect(saidOf(route)['x-acesso']).not.toBe('papeis')
  expect(words.get('visitantes')!.every(({ open: isOpen }) => isOpen)).toBe(true)
})
