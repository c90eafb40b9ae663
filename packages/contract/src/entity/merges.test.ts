import { expect, it } from 'vitest'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Entity } from './entity.ts'

const source = join(import.meta.dirname, '..')
/** What describes. A state, an amount, a choice, a switch, a day or an account's address is decided by one person. */
const describing = [
  'name',
  'text',
  'email',
  'phone',
  'url',
  'cep',
  'color',
  'icon',
  'file',
  'state',
  'integer',
]
/** Fields of other kinds that describe too. */
const alsoDescribing = ['rh_usuario.viagem', 'rh_usuario.id_cidade']

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'table' in value && 'merges' in value

it('only fields that describe merge by themselves', async () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !/\.(test|test-d|gen)\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(join(source, file)) as Promise<object>))
  const entities = modules.flatMap((one) => Object.values(one).filter(isEntity))
  const merging = entities.filter(({ merges }) => merges.length > 0)
  expect(merging.length).toBeGreaterThan(5)
  const wrong = merging.flatMap(({ table, fields, merges }) =>
    merges
      .flat()
      .filter(
        (name) => !describing.includes(fields[name]!.kind) && !alsoDescribing.includes(`${table}.${name}`),
      )
      .map((name) => `${table}.${name}`),
  )
  expect(wrong).toEqual([])
})

it('an e-mail address that signs in or is invited does not', async () => {
  const { person } = await import('../access/person.ts')
  expect(person.merges.flat()).not.toContain('email')
  expect(person.merges.flat()).not.toContain('email_corp')
  expect(person.merges.flat()).not.toContain('email_pessoal')
})
