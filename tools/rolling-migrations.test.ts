/** Servers of the release before go on while others are started with the new one (docs/deploy.md#start-stop-upgrade). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', 'migrations')
/** Those before this number came without the rule. */
const FIRST = 1493
const TAKES_AWAY =
  /\b(drop\s+(table|column)|rename\s+(column|to)|alter\s+column\s+\w+\s+(set\s+not\s+null|(set\s+data\s+)?type))\b/i
const SAYS_SO = /^-- Servers of the release before stop first: \S/m

/** What a migration takes away from servers that are still there, without saying so at its head. */
const takenBy = (sql: string): string | undefined =>
  SAYS_SO.test(sql) ? undefined : TAKES_AWAY.exec(sql.replace(/--.*$/gm, ''))?.[0]

it('a migration takes nothing away from servers of the release before, or says that they stop first', () => {
  const taken = readdirSync(folder)
    .filter((name) => Number(name.slice(0, 4)) >= FIRST)
    .flatMap((name) => {
      const what = takenBy(readFileSync(join(folder, name), 'utf8'))
      return what === undefined ? [] : [`${name}: ${what}`]
    })
  expect(taken).toEqual([])
})

it.each([
  ['alter table veiculo rename column cor to pintura;', 'rename column'],
  ['alter table veiculo drop column cor;', 'drop column'],
  ['alter table veiculo\n  alter column cor type int using 1;', 'alter column cor type'],
  ['alter table veiculo alter column cor set not null;', 'alter column cor set not null'],
  ['drop table veiculo;', 'drop table'],
  ['-- once there was: drop table veiculo\nalter table veiculo add column cor text;', undefined],
  ['-- Servers of the release before stop first: colours move.\ndrop table veiculo;', undefined],
])('%j', (sql, what) => {
  expect(takenBy(sql)).toBe(what)
})
