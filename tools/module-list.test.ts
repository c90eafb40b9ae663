import { expect, test } from 'vitest'
import { listProblems } from './module-list.ts'

const list = 'apps/server/src/modules/module-list.ts'
const manifests = ['company/cities/cities', 'sales/leads/leads'].map((path) => ({
  file: `apps/server/src/modules/${path}.module.ts`,
  text: '',
}))
const text = (imports: string[], names: string[]) =>
  [
    ...imports.map((path) => `import { ${path.split('/').at(-1)} } from './${path}.module.ts'`),
    ...names.map((name) => `  ${name},`),
  ].join('\n')
const cities = 'company/cities/cities'
const leads = 'sales/leads/leads'

test('the list of modules names every manifest, in the order of their paths', () => {
  const problems = (imports: string[], names: string[]) =>
    listProblems([...manifests, { file: list, text: text(imports, names) }])
  expect(problems([cities, leads], ['cities', 'leads'])).toEqual([])
  expect(problems([cities], ['cities'])).toEqual([`${list}: ${manifests[1]!.file} is missing`])
  expect(problems([leads, cities], ['leads', 'cities'])).toEqual([
    `${list}: imports stand in the order of their paths`,
  ])
  expect(problems([cities, leads], ['leads', 'cities'])).toEqual([
    `${list}: the list has the order of its imports`,
  ])
})

test('the list of screens names what every feature adds to shared screens', () => {
  const file = 'apps/web/src/features/company/cities/cities.screens.ts'
  expect(listProblems([{ file, text: '' }])).toEqual([`apps/web/src/screens.ts: ${file} is missing`])
})

test('the list of sheets names the sheet of every entity', () => {
  const file = 'packages/contract/src/company/city-sheet.ts'
  const sheets = 'packages/contract/src/sheet-list.ts'
  expect(listProblems([{ file, text: '' }])).toEqual([`${sheets}: ${file} is missing`])
})
