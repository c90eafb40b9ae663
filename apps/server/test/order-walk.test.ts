/** The order of rows is said whole: rows that sort alike do not change places with where they lie on the disk. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { walkWorld } from './walk-world.ts'
import { at, procedures } from './walked-procedures.ts'

const { db, admin, inputs } = await walkWorld()

interface Column {
  tabela: string
  coluna: string
}

/** Columns that lists are sorted by and that may hold the same value many times. */
const sortedBy = async () => {
  const { rows } = await sql<Column>`
    select c.relname as tabela, a.attname as coluna from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname ~ '^(nome|titulo|razao_social|nome_|created_at|updated_at|ordem|data|inicio|lido_em|assinado_em|valor|produto|cidade|publicar_em|publicada_em)'`.execute(
    db,
  )
  return rows
}

/** Gives all rows of a table the value of one of them, where no rule of the table forbids it. */
async function tie({ tabela, coluna }: Column): Promise<void> {
  const [table, column] = [sql.table(tabela), sql.ref(coluna)]
  await sql`update ${table} set ${column} = (select ${column} from ${table} where ${column} is not null limit 1)`
    .execute(db)
    .catch(() => {})
}

/** Writes the rows of every table again, the last one first. */
async function turnOver(): Promise<void> {
  const { rows } = await sql<{ tabela: string; colunas: string[] }>`
    select c.relname as tabela, array_agg(a.attname::text order by a.attnum) as colunas
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' group by 1`.execute(db)
  await db.transaction().execute(async (tx) => {
    // Neither triggers nor references: nothing changes but the place.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const { tabela, colunas } of rows) await rewrite(tx as Database, tabela, colunas)
  })
}

async function rewrite(tx: Database, tabela: string, colunas: string[]): Promise<void> {
  const table = sql.table(tabela)
  const columns = sql.join(colunas.map((coluna) => sql.ref(coluna)))
  await sql`create temporary table virada on commit drop as
    select row_number() over (order by ctid) as lugar_, ${columns} from ${table}`.execute(tx)
  await sql`delete from ${table}`.execute(tx)
  await sql`insert into ${table} (${columns}) overriding system value
    select ${columns} from virada order by lugar_ desc`.execute(tx)
  await sql`drop table virada`.execute(tx)
}

const readings = procedures.filter(([, { type }]) => type === 'query')

async function askAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const [path] of readings)
    for (const [index, input] of inputs.get(path)!.slice(0, 6).entries()) {
      const answer = await at(admin.read, path)(input).catch(() => null)
      if (answer !== null) answers.set(`${path} ${index}`, JSON.stringify(answer))
    }
  return answers
}

type Row = Record<string, unknown>
const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The lists that an answer has at the end of a way. */
function rowsAt(answer: unknown, way: readonly string[]): Row[][] {
  const [first, ...rest] = way
  if (Array.isArray(answer))
    return first === undefined ? [answer as Row[]] : answer.flatMap((one) => rowsAt(one, way))
  return first !== undefined && isRecord(answer) ? rowsAt(answer[first], rest) : []
}
/** The numbers of rows; a lead's history has lines of two tables, each with its numbers. */
const numbersOf = (rows: Row[]): number[][] =>
  [...Map.groupBy(rows, ({ acao }) => acao === 'alterada').values()].map((lines) =>
    lines.map(({ id }) => Number(id)),
  )
const ask = (path: string, over: object) => at(admin.read, path)({ ...Object(inputs.get(path)![0]), ...over })
const inOrder = new Intl.Collator('pt-BR').compare

// These are before the rows are made alike below.

/** The order of these is in their module's test: a number that people give, steps, the newest first. */
const OTHERWISE = new Set([
  'careerTemplates.options',
  'faqCategories.options',
  'handbookCategories.options',
  'organization.options',
  'salesChannels.options',
  'sponsorshipRequests.options',
  'vacancyQuestions.options',
])
const choices = readings.map(([path]) => path).filter((path) => path.endsWith('.options'))

it.each(choices.filter((path) => !OTHERWISE.has(path)))(
  '%s come in the order of their names',
  async (path) => {
    const answer = (await ask(path, {})) as Row[]
    const names = answer.map(({ nome, titulo, placa }) => String(nome ?? titulo ?? placa))
    expect(new Set(names).size).toBeGreaterThan(1)
    expect(names).toEqual(names.toSorted(inOrder))
  },
)

/** Amounts are texts of digits. */
const valueOf = (value: unknown): string | number =>
  typeof value === 'string' ? (/^-?\d+\.\d+$/.test(value) ? Number(value) : value) : Number(value)
const compared = (one: unknown, other: unknown) => {
  const [a, b] = [valueOf(one), valueOf(other)]
  return typeof a === 'number' && typeof b === 'number' ? a - b : inOrder(String(a), String(b))
}
/** Minutes, shown as hours. */
const SHOWN = new Set(['tempo_medio'])
const fieldOf = (path: string, name: string) => {
  const schema = procedures.find(([one]) => one === path)?.[1].inputs[0]
  return schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties?.[name]
}
const sorted = readings.flatMap(([path]) => {
  const sort = fieldOf(path, 'sort')
  const sorts = typeof sort === 'object' ? (sort.enum ?? []).map(String) : []
  const columns = sorts.filter((one) => !one.startsWith('-') && !SHOWN.has(one))
  return columns.length > 0 ? [{ path, columns }] : []
})

it.each(sorted)('$path is sorted by each column that it may be sorted by', async ({ path, columns }) => {
  for (const [place, column] of columns.entries())
    for (const sort of place < 2 ? [column, `-${column}`] : [`-${column}`]) {
      const answer = (await ask(path, { sort, limit: 60 }).catch(() => ({}))) as { dados?: Row[] }
      const rows = (answer.dados ?? []).map((row) => row[column] ?? null)
      const values = rows.filter((one) => one !== null)
      const inItsWay = values.toSorted((a, b) => (sort === column ? compared(a, b) : compared(b, a)))
      expect(values, sort).toEqual(inItsWay)
    }
})

const switched = choices.filter((path) =>
  procedures.some(([one]) => one === path.replace('.options', '.setActive')),
)

it.each(switched)('%s offer nothing that is switched off, but for what is saved', async (path) => {
  const before = (await ask(path, {})) as { id: number }[]
  const setActive = at(admin.read, path.replace('.options', '.setActive'))
  for (const { id } of before.toReversed()) {
    const isOff = await setActive({ ids: [id], ativo: false }).then(
      () => true,
      () => false,
    )
    if (!isOff) continue
    const has = async (over: object) => ((await ask(path, over)) as Row[]).some((row) => row.id === id)
    expect(await has({})).toBe(false)
    const saved = JSON.stringify(fieldOf(path, 'incluir')) ?? ''
    if (saved.includes('"integer"') && !saved.includes('"array"'))
      expect(await has({ incluir: id })).toBe(true)
    return
  }
  expect.fail('nothing of it can be switched off')
})

/** Where the last one made comes first among rows that sort alike; `router.procedure`, then the way into the answer. */
const NEWEST_FIRST = `
activations.list.dados applicants.get.contas.candidaturas applicants.get.historico assets.list.dados
assets.way blacklist.list.dados blockingRules.list.dados careersFigures.report.dados
communicationCampaigns.list.dados communicationReplies.list.dados communicationSends.executions.dados
communicationSends.list.dados compliments.list.dados deskSales.list.dados documents.list.dados
documents.mine.dados fines.list.dados fleet.repairs.dados fuels.list.dados hrReports.dismissals.dados
leadImports.list.dados leads.export.dados leads.history leads.list.dados news.feed.dados news.list.dados
noCoverage.step4.dados personalDataReadings.list.dados personalDataRequests.list.dados problems.list.dados
refunds.list.dados roulette.participants.dados shutdowns.list.dados signatures.own
sponsorshipBudgets.list.dados sponsorshipRequests.list.dados sponsorshipRequests.options
sponsorshipViability.list.dados trackingLinks.list.dados vacancies.choices.departamentos
vacancies.list.dados vacancies.listPublic.dados vehicleMaintenance.list.dados
`
/** Where the first one made comes first. */
const OLDEST_FIRST = `
accessKeys.rights.empresas applications.list.dados blockingCriteria.list.dados blockingRules.inForce
blockingRules.inForce.criterios calendar.list.dados campaignResults.channels
communicationCampaigns.withRules.campanha_regras communicationRules.calendar.regras
communicationRules.list.dados contacts.list.dados contractingCompanies.list.dados
contractingCompanies.options customers.list.dados customers.lookUp.dados drivers.list.dados drivers.options
drivers.people employees.list.dados erp.list.dados expiries.list.dados faq.emptySearches.dados
faq.list.dados faq.search.categorias handbook.index handbook.list.dados handbook.whole holidays.list.dados
home.today.feriados hrReports.families.dados hrReports.genders.dados hrReports.general.dados
hrReports.providerCities.dados hrReports.pyramid.dados incidents.readers interviews.get.participantes
interviews.interviewers interviews.ofApplication.participantes inventory.list.dados
leadImports.participants.dados leads.sellers microregions.get.cidades microregions.list.dados
microregions.options onboarding.list.dados onboarding.listWithTrails.dados onboardingContents.list.dados
onboardingContents.options onboardingReport.list.dados onboardingTrails.list.dados onboardingTrails.options
onboardingTrails.search.dados orgChart.people organization.options.empresas permissions.list.dados
providers.list.dados providers.options rentalCompanies.list.dados
restrictions.list.dados rides.get.passageiros roulette.owners roulette.prizes salesCampaigns.list.dados
salesCampaigns.options salesChannels.list.dados salesChannels.options shutdowns.people signatures.list.dados
sponsorshipAccounts.get.fotos squads.list.dados squads.options supplyProducts.list.dados
supplyProducts.options supplyProducts.stock.dados supplyProducts.values.dados users.contractingCompany
users.list.dados users.options vacancies.choices.empresas vacancies.sources
`
const byNumber = [NEWEST_FIRST, OLDEST_FIRST].flatMap((places, direction) =>
  places
    .trim()
    .split(/\s+/)
    .map((place) => ({ place, from: direction === 0 ? 'the newest' : 'the oldest' })),
)

describe('rows that sort alike', () => {
  beforeAll(async () => {
    // Two fills of one moment and as many litres are two where their coupons differ.
    await sql`update abastecimento set cupom = 'ordem-' || id`.execute(db)
    for (const column of await sortedBy()) await tie(column)
  })

  it.each(byNumber)('$place come from $from', async ({ place, from }) => {
    const [router, procedure, ...way] = place.split('.')
    const path = `${router}.${procedure}`
    const lists: number[][] = []
    for (const input of inputs.get(path)!.slice(0, 6)) {
      const isSorted = isRecord(input) && 'sort' in input
      const asked = isSorted ? { ...input, sort: undefined } : input
      const answer = await at(admin.read, path)(asked).catch(() => null)
      lists.push(...rowsAt(answer, way).flatMap(numbersOf))
    }
    expect(Math.max(...lists.map(({ length }) => length))).toBeGreaterThan(1)
    for (const ids of lists)
      expect(ids).toEqual(ids.toSorted((a, b) => (from === 'the newest' ? b - a : a - b)))
  })
})

it('whatever is read, and whatever sorts alike', async () => {
  for (const column of await sortedBy()) await tie(column)
  const first = await askAll()
  await turnOver()
  const turned = await askAll()
  await turnOver()
  const back = await askAll()
  // What says the time, or counts its own readings, is another in the first order too.
  const steady = [...first].filter(([key, answer]) => back.get(key) === answer)
  expect(steady.length).toBeGreaterThan(first.size * 0.9)
  const moved = steady.filter(([key, answer]) => turned.get(key) !== answer)
  expect([...new Set(moved.map(([key]) => key.replace(/ \d+$/, '')))]).toEqual([])
}, 240_000)
