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

/** A column that a trigger fills for servers that do not know it. */
const FILLED = /\bbefore\s+insert\b[^;]*\bwhen\s*\(new\.(\w+)\s+is\s+null\)/gi

/** What a migration takes away from servers that are still there, without saying so at its head. */
function takenBy(sql: string): string | undefined {
  if (SAYS_SO.test(sql)) return undefined
  const statements = sql.replace(/--.*$/gm, '')
  const filled = [...statements.matchAll(FILLED)].map(([, column]) => column)
  return statements
    .split(';')
    .flatMap((statement) => TAKES_AWAY.exec(statement)?.[0] ?? [])
    .find((what) => !filled.some((column) => what === `alter column ${column} set not null`))
}

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
  [
    'create trigger cor before insert on veiculo when (new.cor is null) execute function cor();\nalter table veiculo alter column cor set not null;',
    undefined,
  ],
  [
    'create trigger cor before insert on veiculo when (new.cor is null) execute function cor();\nalter table veiculo alter column aro set not null;',
    'alter column aro set not null',
  ],
  ['-- once there was: drop table veiculo\nalter table veiculo add column cor text;', undefined],
  ['-- Servers of the release before stop first: colours move.\ndrop table veiculo;', undefined],
])('%j', (sql, what) => {
  expect(takenBy(sql)).toBe(what)
})
