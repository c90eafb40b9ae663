/** docs/fields-together.md names every rule between fields of the contract. */
import { expect, it } from 'vitest'
import { allFiles, readSources } from './sources.ts'

const sources = readSources(allFiles())
const page = sources.find(({ file }) => file === 'docs/fields-together.md')!.text
const contract = sources.filter(({ file }) => /^packages\/contract\/src\/.*(?<!\.test)\.ts$/.test(file))

/** Texts by the name of an error, not rules; and the piece that makes a schema of a rule. */
const notRules = ['spinErrors', 'passwordResetErrors', 'signInErrors', 'addErrors']

it('every rule between fields is on the page, and each that is on it is in the contract', () => {
  const rules = contract
    .flatMap(({ text }) =>
      [...text.matchAll(/(?:const|function) (\w+Errors)\b/g)].map(([, name = '']) => name),
    )
    .filter((name) => !notRules.includes(name))
  const named = [...page.matchAll(/`(\w+Errors)`/g)].map(([, name = '']) => name)
  expect(rules.length).toBeGreaterThan(15)
  expect(named.toSorted()).toEqual([...new Set(rules)].toSorted())
})

/** A rule that is written where its schema is: of two fields that it names, or of a whole record. */
function hasOwnRule(text: string): boolean {
  const pairs = [...text.matchAll(/\.(?:refine|superRefine)\(\s*(?:addErrors\(\s*)?\(\{([^}]*)\}/g)]
  const records = /\.superRefine\((?!\s*addErrors\(|whole\)|\((?:value|body|\{)|…)/.test(text)
  return (
    records || pairs.some(([, fields = '']) => fields.includes(',')) || /\bfunction \w+Faults\b/.test(text)
  )
}

it('files with other rules between fields are on the page, and no others', () => {
  const files = contract.filter(({ text }) => hasOwnRule(text)).map(({ file }) => file)
  expect(files.length).toBeGreaterThan(15)
  const named = [...page.matchAll(/`(packages\/contract\/src\/[^`]+)`/g)].map(([, file = '']) => file)
  expect([...new Set(named)].toSorted()).toEqual(files.toSorted())
})
