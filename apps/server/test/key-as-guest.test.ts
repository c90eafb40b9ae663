/** To public procedures of modules that it does not name, an access key is what a guest is. */
import { can } from '@intranet/contract/access'
import { expect, it } from 'vitest'
import { createCaller } from '../src/doors/trpc/app-router.ts'
import type { Actor } from '../src/platform/actor.ts'
import { readingWorld } from './reading-world.ts'
import { at, procedures } from './walked-procedures.ts'

const { callersOf, undoneDeps, inputs } = await readingWorld()
const { actor: owner } = await callersOf('funcionario@intranet.example')
const key: Actor = { ...owner!, roles: ['user'], sessao: '', chave: { id: 1, nome: 'Sem módulos' } }

const session = { start() {}, end() {} }
const callerOf = (actor: Actor | null) =>
  createCaller({
    actor,
    deps: undoneDeps,
    db: undoneDeps.connection.db,
    requestId: 'walk',
    address: '127.0.0.1',
    token: '',
    session,
  })
const [byKey, byOwner, byGuest] = [callerOf(key), callerOf(owner), callerOf(null)]

/** Challenges are made by chance, and marked lists by the moment. */
const byChance = new Set(procedures.map(([path]) => path).filter((path) => path.endsWith('.challenge')))

const asked = procedures
  .filter(
    ([path, { type, meta }]) => type === 'query' && meta.access.ability === 'public' && !byChance.has(path),
  )
  .flatMap(([path]) => (inputs.get(path) ?? []).map((input) => ({ path, input })))

const answerOf = (caller: unknown, { path, input }: (typeof asked)[number]) =>
  at(caller, path)(input).catch((error: Error) => error.message)

it('public answers to a key without their module are those to a guest', async () => {
  expect(procedures.some(([, { meta }]) => can(key, meta.access.module, 'read'))).toBe(false)
  let differing = 0
  for (const one of asked) {
    const guest = await answerOf(byGuest, one)
    expect([one, await answerOf(byKey, one)]).toEqual([one, guest])
    if (JSON.stringify(await answerOf(byOwner, one)) !== JSON.stringify(guest)) differing += 1
  }
  // Employees find more, or nothing would be compared.
  expect(differing).toBeGreaterThan(0)
})

it('a key that names a module is a guest to public answers about the person who asks', async () => {
  const named = callerOf({ ...key, roles: ['user', 'banco_talentos:gestor'] })
  expect((await named.jobApplications.form({})).pessoa).toBeNull()
})

it('a key enters nobody into a selection, whatever module it names (docs/access-keys.md#what-a-key-may-do)', async () => {
  const named = callerOf({ ...key, roles: ['user', 'banco_talentos:gestor'] })
  const forbidden = { code: 'FORBIDDEN' }
  await expect(named.jobApplications.submit({ id_vaga: 1, aceite: true })).rejects.toMatchObject(forbidden)
  const own = procedures.filter(
    ([path, { type, meta }]) =>
      type === 'mutation' &&
      /^(jobApplications|resume|curriculum)/.test(path) &&
      meta.access.ability === 'signedIn',
  )
  expect(own).toEqual([])
})
