/**
 * Statements that write for somebody keep to that person's providers by themselves: a record may have changed its provider
 * since it was read.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { modules } from '../src/modules/module-list.ts'
import { gather } from '../src/platform/offers.ts'
import { FAR } from './planting/planted-world.ts'
import { queryWorld, type Statement } from './planting/query-world.ts'

const root = join(import.meta.dirname, '../src/modules')

/** `(db, actor, row)` of a function's text. */
const parametersOf = (text: string): string[] =>
  (/^[^(]*\(((?:[^()]|\([^()]*\))*)\)/.exec(text)?.[1] ?? '')
    .replace(/\{[^}]*\}/g, 'row')
    .split(',')
    .map((one) => one.trim().split(/[\s=:]/)[0]!)
    .filter(Boolean)

/** A function's text, with what the constants of its file (`TABLE`) mean. */
function textOf(one: unknown, source: string): string {
  const named = new Map(
    [...source.matchAll(/^const ([A-Z]+) = ('\w+')/gm)].map(([, name, text]) => [name, text]),
  )
  return String(one).replaceAll(/\b[A-Z]+\b/g, (word) => named.get(word) ?? word)
}

const tableIn = (text: string) =>
  /(?:updateTable|deleteFrom)\(['"`](\w+)|(?<!for |do )\b(?:update|delete from) (\w+)/.exec(text)

const statements: [name: string, statement: Statement][] = []
for (const file of globSync('**/*.queries.ts', { cwd: root }).toSorted()) {
  const source = readFileSync(join(root, file), 'utf8')
  for (const [name, one] of Object.entries((await import(join(root, file))) as object)) {
    const text = textOf(one, source)
    const found = tableIn(text)
    const parameters = typeof one === 'function' ? parametersOf(text) : []
    if (found && parameters[1] === 'actor')
      statements.push([
        `${file.replaceAll('\\', '/')} ${name}`,
        { run: one, parameters, table: found[1] ?? found[2]! },
      ])
  }
}

const { deps, byStranger, sharpOf, isOwned, seenBy, seenInStates } = await queryWorld()

/** Of no row. */
const GONE = 999_999_999

/** Reminders that no planted row becomes in any state of its table alone. */
const unremindable: Record<string, string> = {
  'access/data-incidents/obligation incidente_dados': 'incidents belong to no provider: superadmins’ alone',
  'careers/interviews/obligation entrevista_horario':
    'an interview whose other time was asked for: other-time.test.ts',
  'careers/interviews/obligation parecer_entrevista':
    'an interview that somebody took part in and that is over',
  'careers/stages/obligation revisao_candidatura': 'a refusal by somebody else: question.test.ts',
  'careers/stages/obligation contratado_cadastro': 'a hire that no employee came of: hire.test.ts',
  'careers/stages/obligation contratado_mudanca': 'an employee who was hired: employee-move.test.ts',
  'careers/vacancy-questions/obligation pergunta_aprovacao': 'questions of all providers',
  'access/factors/obligation remocao_fator': 'people of all providers: asked-reset.test.ts',
  'content/faq/obligation pergunta_sugerida': 'a suggestion that nobody answered: suggestion.test.ts',
  'content/handbook/obligation manual': 'articles of all providers',
  'content/news/obligation leitura': 'publications that somebody has not read',
  'marketing/communication/obligation regra_aprovacao': 'a fingerprint: approval-notices.test.ts',
  'operations/supplies/obligation retirada_atrasada': 'a removal of a squad: supply-reach.test.ts',
  'people/documents/obligation ciencia': 'a document that somebody has not signed',
  'people/onboarding/obligation onboarding_ativacao': 'somebody whose onboarding has not begun',
}

/** Statements that write no planted row as it is. */
const unseen: Record<string, string> = {
  'careers/talent-bank/saved-search.queries.ts keepFound': 'whom a search has just found',
  'careers/talent-bank/talent.queries.ts archiveTalents': 'CVs that are read by no provider alone',
  'company/cities/import of cities, undone': 'cities are written by superadmins alone',
  'content/applications/application.queries.ts setFavourite': 'one’s own favourites, written again',
  'content/calendar/event.queries.ts answerInvitation': 'an invitation of one’s own',
  'content/contacts/contact.queries.ts updateOwnContact': 'one’s own contact',
  'content/news/news.queries.ts beginNow': 'a draft whose day has come',
  'desk/blocking/simulation.queries.ts writeSimulation': 'customers whom a rule finds',
  'desk/client-panel/attendance.queries.ts enterAttendance':
    'an identified customer: attendance-scope.test.ts',
  'desk/client-panel/attendance.queries.ts takeTry': 'somebody to identify: attendance-scope.test.ts',
  'home/sheet-imports/sheet-import.queries.ts insertImport': 'an import that begins',
  'marketing/communication/sending/send-decisions.queries.ts requeueFailed':
    'sends that failed within their window',
  'marketing/communication/sending/send-decisions.queries.ts decideUncertain':
    'sends of which nothing is known',
  'marketing/roulette/participant.queries.ts markDelivered': 'what `holdParticipation` holds already',
  'marketing/sponsorship/request.queries.ts takeStep': 'states from which a step leads on',
  'operations/field-reports/field-report.queries.ts decideReports': 'what was decided: field-report.test.ts',
  'operations/squads/inventory.queries.ts validateRows': 'what `holdLines` holds already',
  'people/shutdowns/shutdown.queries.ts setItem': 'an item of a list that is not ticked',
  'sales/leads/coverage-results.queries.ts takeUpCoverage': 'what `holdLead` holds already',
  'sales/leads/lead-duplicates.queries.ts fillFrom': 'what was locked before',
  'sales/leads/lead-writes.queries.ts takeFreeLead': 'a lead without a seller: lead-scope.test.ts',
  'sales/pricing/price.queries.ts adjustPrices': 'a percentage',
}

const folders = new Map(
  globSync('*/*/*.module.ts', { cwd: root }).map((file) => [basename(file, '.module.ts'), dirname(file)]),
)
function folderOf(name: string): string {
  const folder = folders.get(name)
  if (!folder) throw new Error(`no ${name}.module.ts: a manifest has the name of its file`)
  return folder.replaceAll('\\', '/')
}
const offered = modules.map((one) => ({
  folder: folderOf(one.name),
  ...gather([one]),
}))
const histories = offered.flatMap(({ folder, history }) =>
  Object.entries(history)
    .filter(([table]) => isOwned(table))
    .map(([table, { scope }]) => [`${folder}/history of ${table}`, scope] as const),
)
for (const { folder, sheets } of offered)
  for (const { entidade, table, remove } of sheets.filter((sheet) => isOwned(sheet.table)))
    statements.push([
      `${folder}/import of ${entidade}, undone`,
      {
        run: (db, actor, id) =>
          'one' in remove ? remove.one(db, actor, Number(id), deps) : remove.many(db, actor, [Number(id)]),
        parameters: ['db', 'actor', 'id'],
        table,
      },
    ])
const obligations = offered.flatMap(({ folder, obligations: kinds }) =>
  kinds.map(({ tipo, open }) => [`${folder}/obligation ${tipo}`, open] as const),
)

describe('of another provider', () => {
  it.each(histories)('is not shown: %s', async (_name, scope) => {
    const seen = await seenBy(
      (actor) => sql`select ids.id from (values (${FAR.id}::bigint), (${FAR.id + 1}::bigint)) ids (id)
        where case ids.id when ${FAR.id} then ${scope(actor, FAR.id)} else ${scope(actor, FAR.id + 1)} end`,
    )
    expect(seen).toEqual({ stranger: false, own: true })
  })

  it.each(histories)('is shown to nobody once it is deleted: %s', async (_name, scope) => {
    const seen = await seenBy((actor) => sql`select ${FAR.id}::bigint as id where ${scope(actor, GONE)}`)
    expect(seen).toEqual({ stranger: false, own: false })
  })

  it.each(obligations.filter(([name]) => !(name in unremindable)))(
    'nobody is reminded: %s',
    async (_name, open) => {
      expect(await seenInStates(open)).toEqual({ stranger: false, own: true })
    },
  )
})

describe('rows of another provider', () => {
  it.each(statements.filter(([name]) => !(name in unseen)))(
    'stay as they are under %s',
    async (_name, statement) => {
      const values = await sharpOf(statement)
      expect(values, 'their own manager writes them: the walk is not blind').toBeDefined()
      expect(await byStranger(statement, values!)).toEqual([])
    },
  )
})
