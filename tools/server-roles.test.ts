import { expect, test } from 'vitest'
import { roleProblems } from './server-roles.ts'

const contributing =
  '### Server roles\n\n| role | what |\n| --- | --- |\n| `service` | rules |\n\n## Next\n\n| `gone` | |\n'
const rules = { file: 'apps/server/src/modules/sales/leads/lead.service.ts' }

test('a server file has a role of the table, or none; each role of the table is in use', () => {
  const plain = { file: 'apps/server/src/platform/records.ts' }
  const entity = { file: 'apps/web/src/features/sales/leads/lead.entity.ts' }
  expect(roleProblems([rules, plain, entity], contributing)).toEqual([])
  expect(roleProblems([rules, { file: 'apps/server/src/modules/a/b.helper.ts' }], contributing)).toEqual([
    'apps/server/src/modules/a/b.helper.ts: helper is no role of CONTRIBUTING.md#server-roles',
  ])
  expect(roleProblems([plain], contributing)).toEqual(['CONTRIBUTING.md#server-roles: no file is a service'])
})
