// Prints what every procedure answers, as JSON Schema, and who of the demo may call it: the tests of the screens need both.
import { can } from '@intranet/contract/access'
import { appRouter } from '@intranet/server/doors/trpc/app-router'
import { answeredSchema, type Components } from '@intranet/server/doors/rest/json-schema'
import { answerSchema } from '@intranet/server/platform/procedure/answers'
import { metaOf } from '@intranet/server/platform/procedure/caller'
import { proceduresOf } from '@intranet/server/platform/procedure/procedures-of'
import { walkPeople } from './test/walk-people.ts'

const components: Components = {}
const answers = Object.entries(proceduresOf(appRouter)).map(([path, procedure]) => {
  const schema = answerSchema(procedure)
  return [path, schema ? answeredSchema(schema, components) : {}]
})
/** People alone, without the rows that a procedure looks at. */
const callers = Object.entries(proceduresOf(appRouter)).map(([path, procedure]) => {
  const { access, opensTo } = metaOf(procedure)
  const may = ({ holder }: (typeof walkPeople)[number]) =>
    access !== undefined &&
    can(holder, access.module, access.ability) &&
    (opensTo === undefined || access.ability === 'self' || opensTo(holder))
  return [path, walkPeople.filter(may).map(({ login }) => login)]
})
const shapes = { answers: Object.fromEntries(answers), components, callers: Object.fromEntries(callers) }
process.stdout.write(JSON.stringify(shapes), () => process.exit())
