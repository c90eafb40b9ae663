/** docs/fields-together.md names every rule between fields of the contract. */
import { expect, it } from 'vitest'
import { allFiles, readSources } from './sources.ts'

/** Texts by the name of an error, not rules; and the piece that makes a schema of a rule. */
const notRules = ['spinErrors', 'passwordResetErrors', 'signInErrors', 'addErrors']

it('every rule between fields is on the page, and each that is on it is in the contract', () => {
  const sources = readSources(allFiles())
  const page = sources.find(({ file }) => file === 'docs/fields-together.md')!.text
  const rules = sources
    .filter(({ file }) => /^packages\/contract\/src\/.*(?<!\.test)\.ts$/.test(file))
    .flatMap(({ text }) =>
      [...text.matchAll(/(?:const|function) (\w+Errors)\b/g)].map(([, name = '']) => name),
    )
    .filter((name) => !notRules.includes(name))
  const named = [...page.matchAll(/`(\w+Errors)`/g)].map(([, name = '']) => name)
  expect(rules.length).toBeGreaterThan(15)
  expect(named.toSorted()).toEqual([...new Set(rules)].toSorted())
})
