import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')

/** Lists that show their first rows alone, and how somebody reaches the others. */
const firstRowsAlone: Record<string, string> = {
  'features/careers/public/vacancies-page.tsx': 'pages of the address',
  'features/content/calendar/guest-field.tsx': 'a search',
  'features/content/news/latest-news.tsx': 'a link to all',
  'features/desk/backoffice/problem-board.tsx': 'the table beside it',
  'features/marketing/roulette/campaign-gate.tsx': 'one campaign',
  'features/marketing/roulette/raffle-page.tsx': 'one campaign',
  'features/marketing/roulette/report-page.tsx': 'one campaign',
  'features/marketing/sponsorship/budget-dialog.tsx': 'one year of one provider',
  'features/operations/field-reports/join-report-dialog.tsx': 'a search',
  'features/sales/leads/lead-groups.tsx': 'a link to all',
  'features/sales/no-coverage/place-charts.tsx': 'a chart beside the list',
}

/** Whether a file asks for a list without a way to its next rows: a fixed `limit`, or no limit at all. */
function asksFirstRows(file: string): boolean {
  let found = false
  const { program } = parseSync(file, readFileSync(join(web, file), 'utf8'))
  new Visitor({
    CallExpression({ callee, arguments: [asked] }) {
      if (callee.type !== 'MemberExpression' || asked?.type !== 'ObjectExpression') return
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'queryOptions') return
      const keys = asked.properties.flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier'
          ? [{ name: one.key.name, value: one.value }]
          : [],
      )
      const { object } = callee
      const ofList =
        object.type === 'MemberExpression' &&
        object.property.type === 'Identifier' &&
        object.property.name === 'list'
      // What a list keeps in the address has its pages.
      const spread = asked.properties.some(({ type }) => type === 'SpreadElement')
      const limit = keys.find(({ name }) => name === 'limit')?.value
      if (limit === undefined) found ||= ofList && !spread && keys.some(({ name }) => name === 'filtro')
      else if (limit.type === 'Literal') found ||= Number(limit.value) > 1
      else if (limit.type === 'Identifier') found ||= /^[A-Z_]+$/.test(limit.name)
    },
  }).visit(program)
  return found
}

it('a list within a screen leads to its last row (docs/screens.md#lists-within-a-screen)', () => {
  const files = globSync(['features/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'], { cwd: web })
  const some = files.filter((file) => !/\.test(-d)?\./.test(file) && asksFirstRows(file))
  expect(some.toSorted()).toEqual(Object.keys(firstRowsAlone).toSorted())
})
