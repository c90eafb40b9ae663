/** Every documented path is asked sensibly: what was sent and answered is its example (tools/examples.ts). */
import { expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { restRoutes } from '../src/doors/rest/routes.ts'
import { procedurePath } from '../src/platform/procedure/caller.ts'
import { inputsOf } from '../src/platform/procedure/inputs.ts'
import type { RestRoute } from '../src/platform/rest/route.ts'
import { holdDocument } from './documented.ts'
import { bodiesOf, placesOf, sentForms, written, type Fields } from './sent-forms.ts'
import { readingWorld } from './reading-world.ts'
import type { WalkPerson } from './walk-world.ts'

const { undoneDeps, undone, callersOf, admin, inputs, fitting, knownOf } = await readingWorld()
const app = await buildApp(undoneDeps)
holdDocument(app)

/** How often one person asks for a path, and how many answers its example is chosen from. */
const [MOST, WANTED] = process.env.EXAMPLES ? [24, 3] : [12, 1]

function* requestsOf(route: RestRoute) {
  const { method, path, contract } = route
  const procedure = procedurePath(route.routers, contract.procedure)
  const [own] = inputsOf(contract.procedure)
  const known = knownOf(procedure)
  const valueOf = (name: string) => known(name)[0] ?? 1
  const forms = contract.takes.length
    ? sentForms(
        route,
        (schema) => (schema === own ? inputs.get(procedure)! : fitting(procedure, schema)) as Fields[],
        valueOf,
      )
    : [{ inPath: placesOf(path, valueOf), sent: {} }]
  for (const { inPath, sent } of forms) {
    const url = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(inPath[name]!))
    if (!route.wrap) yield { method, url, query: written(sent) }
    else for (const payload of bodiesOf(route, sent)) yield { method, url, payload }
  }
}

/** Whether one of a person's first requests was answered; notes those that failed, or differ from the document. */
async function isAnswered(who: WalkPerson, route: RestRoute, failures: string[]): Promise<boolean> {
  const headers = who.token ? { authorization: `Bearer ${who.token}` } : {}
  let [asked, answered] = [0, 0]
  for (const request of requestsOf(route)) {
    if ((asked += 1) > MOST || answered === WANTED) break
    const { statusCode, body } = await undone(() => app.inject({ ...request, headers }))
    if (statusCode === 200) answered += 1
    if (statusCode === 500) failures.push(`${body} ← ${JSON.stringify(request)}`)
  }
  return answered > 0
}

it('no path fails or answers otherwise than documented, and most of them answer: the walk is not blind', async () => {
  const guest = await callersOf(null)
  const [failures, silent]: [string[], string[]] = [[], []]
  for (const route of restRoutes)
    if (!(await isAnswered(admin, route, failures)) && !(await isAnswered(guest, route, failures)))
      silent.push(`${route.method} ${route.path}`)
  expect(failures).toEqual([])
  // What is one's own, decided already or known by a key alone: door tests of their modules ask for it.
  expect(silent.length, silent.join('\n')).toBeLessThan(restRoutes.length / 4)
  // Some 1,500 requests; several times as long beside other work.
}, 900_000)
