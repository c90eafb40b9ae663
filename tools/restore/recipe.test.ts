import { expect, it } from 'vitest'
import { recipeOf } from './recipe.ts'

const steps = () => recipeOf('Back up and restore').trim().split(/\n+/)
const programs = () => steps().map((line) => line.split(' ')[0])

it('the documented restore goes into a database made for it, and never over one that holds something', () => {
  expect(programs()).toEqual(['pg_dump', 'createdb', 'pg_restore', 'psql'])
  expect(steps().join('\n')).not.toMatch(/--clean|--if-exists|--data-only/)
  const [made, restored] = [steps()[1]!, steps()[2]!]
  expect(restored).toContain('--dbname="$COPY_URL"')
  expect(made).toMatch(/ intranet_copia$/)
})

it('a restore to a moment touches neither what runs nor its archive', () => {
  const lines = recipeOf('Restore to a moment').trim().split('\n')
  expect(lines[0]).toContain('--pg1-path="$COPY_PATH"')
  expect(lines[0]).not.toContain('--delta')
  expect(lines[1]).toContain('-c archive_mode=off')
  // A copy of a cluster's leader brings the name of its replica along, and would wait for it at every COMMIT.
  expect(lines[1]).toContain('-c synchronous_standby_names=')
  expect(lines.at(-1)).toBe(steps().at(-1))
})

it('a database is made with the same words for the first start and for a restore', () => {
  const [first] = recipeOf('Create the database').trim().split('\n')
  expect(steps()[1]).toBe(first!.replace(/ intranet$/, ' intranet_copia'))
})

it('stops at the first error, and ends the sessions that came along', () => {
  expect(steps()[2]).toContain('--exit-on-error')
  expect(steps()[3]).toContain('ON_ERROR_STOP=1')
  for (const table of ['sessao', 'desafio_senha']) expect(steps()[3]).toContain(`delete from ${table}`)
})
