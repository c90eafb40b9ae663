// Prints what every procedure answers, as JSON Schema: the tests of the screens make answers of it.
import { appRouter } from '@intranet/server/doors/trpc/app-router'
import { answeredSchema, type Components } from '@intranet/server/doors/rest/json-schema'
import { answerSchema } from '@intranet/server/platform/procedure/answers'
import { proceduresOf } from '@intranet/server/platform/procedure/procedures-of'

const components: Components = {}
const answers = Object.entries(proceduresOf(appRouter)).map(([path, procedure]) => {
  const schema = answerSchema(procedure)
  return [path, schema ? answeredSchema(schema, components) : {}]
})
process.stdout.write(JSON.stringify({ answers: Object.fromEntries(answers), components }), () =>
  process.exit(),
)
