/** Nobody is shown, or counts, rows of another provider or, where their reach ends there, of another department. */
import { describe, expect, it } from 'vitest'
import { restRoutes } from '../src/doors/rest/routes.ts'
import type { RestRoute } from '../src/platform/rest/route.ts'
import { answersOf, FAR, isSeen, NEAR, shows } from './planting/planted-world.ts'
import { readWorld } from './planting/read-world.ts'
import { plausible } from './plausible.ts'
import { procedures } from './walked-procedures.ts'

const { app, stranger, local, onboarder, requester, farKnown, nearInputs, asked, before, inputs } =
  await readWorld()
const readings = procedures.filter(([, { type }]) => type === 'query')
const exposing = (pattern: RegExp) => readings.filter(([, { meta }]) => pattern.test(meta.exposure))
const askerOf = (path: string) => (path.startsWith('hrReports.') ? requester : onboarder)

/** Rows that no planted row can become, because several must fit together. */
const unseen: Record<string, string> = {
  ...Object.fromEntries(
    ['Assets', 'Departments', 'Employees', 'Leads', 'Positions', 'Vehicles'].flatMap((name) =>
      ['list', 'get'].map((step) => [`external${name}.${step}`, 'a key with a source: external-id.test.ts']),
    ),
  ),
  'firstDays.bank': 'bank data that was sealed',
  'inventory.lastSeen': 'an asset that was somewhere before its count',
  'backoffice.customerErp': 'answers of a provider’s system, which no planted row is',
  'campaignResults.channels': 'channels with the names of paid media',
  'changes.list': 'ids alone, of tables with triggers (their own tests show whose)',
  'communicationRules.calendar': 'rules that reach somebody this week',
  'communicationRules.longSms': 'texts that are too long for one SMS',
  'communicationRules.simulate': 'customers whom a rule reaches tomorrow',
  'sponsorshipRequests.options': 'a request without an analysis and without an account',
  'fieldReports.proposed': 'five people of one place within half an hour: field-report.test.ts',
  'leads.duplicates': 'two leads of one customer',
  'noCoverage.step4': 'leads lost because nothing covered them, street by street',
}
/** The panel's views answer only about an identified customer: panel-door.test.ts and its neighbours ask them. */
const isAtCustomer = (path: string) =>
  path.startsWith('clientPanel.') && !['clientPanel.systems', 'clientPanel.current'].includes(path)
/** Answer with more than the caller's rows on purpose. */
const wide: Record<string, string> = {
  'signatures.preview': 'the text that it was sent',
  'incidents.network': 'cities of the whole group; titles of others stay out: network.test.ts',
}
/** Open incidents grow by the minute. */
const withoutClock = (answer: string) => answer.replaceAll(/"minutos_cliente":\d+/g, '"minutos_cliente":0')

describe('rows of another provider', () => {
  it.each(exposing(/^(?!public|everyRow)/).filter(([path]) => !(path in wide)))(
    'stay out of %s',
    async (...reading) => {
      for (const input of inputs.get(reading[0])) {
        const [answer] = await answersOf(stranger.call, reading, [input])
        expect(shows(FAR, answer!), `${JSON.stringify(input)} → ${answer}`).toBe(false)
      }
    },
  )

  it.each(exposing(/igures$/))('are not counted by %s', async (...reading) => {
    const after = await answersOf(stranger.call, reading, asked(reading[0]))
    expect(after.map(withoutClock)).toEqual(before.get(reading[0])!.map(withoutClock))
  })

  it.each(
    exposing(/ows$/).filter(
      ([path, { meta }]) => meta.exposure !== 'everyRow' && !(path in unseen) && !isAtCustomer(path),
    ),
  )('are in %s for their own manager: the walk is not blind', async (...reading) => {
    expect(await isSeen(FAR, local.call, reading, inputs.get(reading[0]))).toBe(true)
  })
})

describe('rows of another department', () => {
  it.each(exposing(/^department/))(
    'stay out of %s for people whose reach ends at theirs',
    async (...reading) => {
      const { call } = askerOf(reading[0])
      for (const input of nearInputs.get(reading[0])) {
        const [answer] = await answersOf(call, reading, [input])
        expect(shows(NEAR, answer!), `${JSON.stringify(input)} → ${answer}`).toBe(false)
      }
    },
  )

  it.each(exposing(/^departmentRows$/))('are in %s for the whole provider’s manager', async (...reading) => {
    expect(await isSeen(NEAR, stranger.call, reading, nearInputs.get(reading[0]))).toBe(true)
  })
})

describe('over REST', () => {
  const asks = ({ method, path, contract }: RestRoute) => {
    const urls = [farKnown.get('id')![0], farKnown.get('sistema')![0]].map((one) =>
      path.replace(/:\w+/g, String(one)),
    )
    const known = (field: string) => farKnown.get(field) ?? []
    if (method === 'GET')
      return urls.flatMap((url) =>
        [url, `${url}?filtro={}&limit=0`, `${url}?q=marcada`].map((one) => ({ method, url: one })),
      )
    const bodies = [
      {},
      { filtro: {}, limit: 0 },
      { filtro: { id_empresa: FAR.id } },
      ...contract.takes.flatMap((schema) => plausible(schema, known).slice(0, 6)),
    ]
    return bodies.flatMap((payload) =>
      [payload, { filtro: payload }, { object: payload }].map((one) => ({
        method,
        url: urls[0]!,
        payload: one as object,
      })),
    )
  }
  const textsOf = async ({ token }: { token: string }, route: RestRoute) => {
    const texts: string[] = []
    const headers = { authorization: `Bearer ${token}` }
    for (const one of asks(route)) {
      const { payload, statusCode } = await app.inject({ ...one, headers })
      if (statusCode === 200) texts.push(payload)
    }
    return texts.join('\n')
  }
  const asksInABody = /relatorio|funcionario$|trilhas$|historico|history/
  const reads = restRoutes.filter(
    ({ method, wrap, path, open }) =>
      !open && (method === 'GET' || wrap === 'filtro' || (method === 'POST' && asksInABody.test(path))),
  )

  it.each(reads)('$method $path shows nothing of another provider', async (route) => {
    expect(shows(FAR, await textsOf(stranger, route))).toBe(false)
  })

  it('would show it to people of that provider by most lists: the walk is not blind', async () => {
    const lists = reads.filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    const seen: string[] = []
    for (const route of lists) if (shows(FAR, await textsOf(local, route))) seen.push(route.path)
    expect(seen.length).toBeGreaterThan(lists.length / 2)
  })
})

describe('exports', () => {
  const exported = readings.filter(([, { meta }]) => meta.exports)
  const download = async ({ token }: { token: string }, path: string, input: object) => {
    const url = `/export/${path}?formato=csv&input=${encodeURIComponent(JSON.stringify(input))}`
    return (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).payload
  }

  it.each(exported)('of %s holds nothing of another provider', async (path) => {
    for (const input of [{}, { q: 'marcada' }, { filtro: { id_empresa: FAR.id } }])
      expect(shows(FAR, await download(stranger, path, input))).toBe(false)
  })

  it('hold it for people of that provider', async () => {
    for (const path of ['departments.list', 'restrictions.list', 'blacklist.list', 'leads.export'])
      expect(shows(FAR, await download(local, path, {})), path).toBe(true)
  })
})
