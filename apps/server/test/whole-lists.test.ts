/** `limit: 0` is all rows or a refusal, and a mark continues its own list alone: of every list there is. */
import { rest } from '@intranet/contract/messages/list-requests'
import { describe, expect, it, onTestFinished } from 'vitest'
import { most } from '../src/platform/list-limit.ts'
import { readingWorld } from './reading-world.ts'
import { at, procedures } from './walked-procedures.ts'

const { admin, inputs } = await readingWorld()

interface Listed {
  dados: unknown[]
  total: number | null
  depois: string | null
}
type Refused = { cause?: { details?: { campos?: Record<string, string> } } }

/** Lists with pages, each with an input that fits it. */
const lists = procedures.flatMap(
  ([
    path,
    {
      type,
      inputs: [schema],
    },
  ]) => {
    if (type !== 'query' || !schema) return []
    const fitting = [{}, ...(inputs.get(path) ?? [])].find(
      (input) => schema.safeParse({ ...(input as object), limit: 0, depois: undefined }).success,
    )
    return fitting === undefined ? [] : [[path, fitting as object] as const]
  },
)

const ask = (path: string, input: object) => at(admin.read, path)(input) as Promise<Listed>
const fieldsOf = (error: unknown) => (error as Refused).cause?.details?.campos ?? {}

describe('every list', () => {
  it('is found', () => expect(lists.length).toBeGreaterThan(100))

  it.each(lists)(
    '%s refuses to be cut where all its rows are asked for (docs/platform.md#whole-lists)',
    async (path, input) => {
      const usual = { ...most }
      onTestFinished(() => void Object.assign(most, usual))
      const whole = await ask(path, { ...input, limit: 0 }).catch(() => null)
      if (!whole?.dados) return
      Object.assign(most, { list: 1, drillDown: 1 })
      if (whole.dados.length < 2) return
      const refused = await ask(path, { ...input, limit: 0 }).then(
        // Some dozens that are always read whole.
        ({ dados }) => (dados.length === whole.dados.length ? 'whole' : 'cut'),
        (error: unknown) => fieldsOf(error).limit,
      )
      expect(['whole', rest.notAllRows(1)]).toContain(refused)
    },
  )

  it.each(lists)('%s continues after a mark of its own order, filter and text alone', async (path, input) => {
    const first = await ask(path, { ...input, limit: 1, offset: 0 }).catch(() => null)
    if (!first?.depois) return
    const { depois } = first
    await ask(path, { ...input, limit: 2, contar: false, depois })
    for (const other of [{ q: 'outra' }, { filtro: { _and: [{}] } }]) {
      const refused = await ask(path, { ...input, ...other, limit: 1, depois }).then(
        () => ({ continued: other }),
        (error: unknown) => fieldsOf(error),
      )
      // A list without such a field refuses the field.
      expect(refused).not.toHaveProperty('continued')
    }
  })
})

/** Every query that takes a `limit`, lists without pages too. */
const limited = procedures.flatMap(
  ([
    path,
    {
      type,
      inputs: [schema],
    },
  ]) => {
    if (type !== 'query' || !schema) return []
    const fitting = [{}, ...(inputs.get(path) ?? [])].find((input) => {
      const read = schema.safeParse({ ...(input as object), limit: 1 })
      return read.success && (read.data as { limit?: number }).limit === 1
    })
    return fitting === undefined ? [] : [[path, fitting as object] as const]
  },
)

/** Charts, cards and maps of the report whose input they take, and the categories beside the questions found. */
const ofWhole = new Set([
  'hrReports.admissionsByMonth',
  'hrReports.staffFigures',
  'hrReports.dayFigures',
  'noCoverage.points',
  'salesReports.days',
  'faq.search',
])

/** The lists of an answer: itself, or those beside each other in it or in its sections. */
const listsOf = (answer: unknown): unknown[][] => {
  if (Array.isArray(answer)) {
    const sections = answer.filter((one) => Array.isArray((one as { linhas?: unknown })?.linhas))
    return sections.length && sections.length === answer.length
      ? answer.map((one) => (one as { linhas: unknown[] }).linhas)
      : [answer]
  }
  return Object.values(answer as object).filter(Array.isArray)
}

it.each(limited)('%s gives no more rows than its limit', async (path, input) => {
  const answer = await ask(path, { ...input, limit: 1 }).catch(() => null)
  if (answer === null || ofWhole.has(path)) return
  for (const list of listsOf(answer)) expect(list.length, JSON.stringify(list).slice(0, 300)).toBeLessThan(2)
})

/** How many records a call writes at most, where it is not 500. */
const mostWritten: Record<string, number> = {
  'accessKeys.create': 20,
  'careerTemplates.create': 20,
  'compliments.create': 50,
  'documents.create': 200,
  'employees.create': 20,
  'equipmentRequests.create': 20,
  'fieldReports.create': 20,
  'incidents.create': 20,
  'keywords.create': 50,
  'partners.create': 50,
  'personalDataRequests.create': 2,
  'relatives.create': 50,
  'resume.createCertificates': 20,
  'resume.createEducations': 20,
  'resume.createExperiences': 20,
  'rides.create': 20,
  'roulette.createPrizes': 16,
  'roulette.updatePrizes': 16,
  'shutdowns.create': 20,
  'users.create': 20,
  'vacancies.create': 20,
  'vacancies.createSources': 20,
  'webhooks.create': 20,
}
const writing = procedures.flatMap(
  ([
    path,
    {
      type,
      inputs: [schema],
    },
  ]) => {
    if (type !== 'mutation' || !schema) return []
    const takes = (input: object, count: number) => {
      const [one] = (input as { objects?: unknown[] }).objects ?? []
      return schema.safeParse({ ...input, objects: Array.from({ length: count }, () => one) }).success
    }
    const fitting = (inputs.get(path) ?? [])
      .map(Object)
      .find((one) => Array.isArray(one.objects) && takes(one, 1))
    return fitting ? [{ path, takes: (count: number) => takes(fitting, count) }] : []
  },
)

it('records that one call may write are as many as is said here', () => {
  expect(Object.keys(mostWritten).filter((path) => !writing.some((one) => one.path === path))).toEqual([])
})

it.each(writing)('$path writes no more records than it may', ({ path, takes }) => {
  const count = mostWritten[path]
  expect(takes(count ?? 500)).toBe(true)
  if (count) expect(takes(count + 1)).toBe(false)
})
