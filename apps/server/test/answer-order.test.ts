/** What is answered comes in its order: lists before anybody sorts them, what is within an answer, and periods from their beginning. */
import { dayFromNow } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { readingWorld } from './reading-world.ts'
import { turnedPeriods } from './turned-periods.ts'
import { at, procedures } from './walked-procedures.ts'

const { admin, inputs } = await readingWorld()

/** The field that rows come by, with `-` from its end, and where they are: `router.procedure`, then the way into the answer. */
const ORDERS = `
nome: accessProfiles.list.dados permissions.list.dados users.list.dados careerTemplates.list.dados
nome: interviewCriteria.list.dados refusalReasons.list.dados cities.list.dados departments.list.dados
nome: microregions.list.dados positions.list.dados providers.list.dados sectors.list.dados contacts.list.dados
nome: resources.list.dados signatures.list.dados whatsappTemplates.list.dados rentalCompanies.list.dados
nome: squads.list.dados supplyProducts.list.dados employees.list.dados relatives.list.dados
nome: onboardingTrails.list.dados blacklistMotives.list.dados salesCampaigns.list.dados salesChannels.list.dados
nome: destinations.list.dados accessKeys.rights.empresas interviews.get.participantes
nome: vacancies.choices.empresas vacancies.choices.cidades vacancies.choices.departamentos microregions.get.cidades
nome: organization.departments organization.sectors organization.options.empresas organization.options.departamentos
nome: organization.options.cargos providers.cities clientPanel.systems campaignResults.channels marketingEvents.cities
nome: roulette.owners sponsorshipForm.view.provedores hrReports.general.dados
nome: orgChart.people shutdowns.people leads.sellers
titulo: categories.list.dados complimentCategories.list.dados documentCategories.list.dados
titulo: incidentCategories.list.dados problemTypes.list.dados sponsorshipJustifications.list.dados
titulo: onboarding.list.dados onboarding.listWithTrails.dados onboardingContents.list.dados
ordem: applications.list.dados applications.own faqCategories.list.dados handbookCategories.list.dados
ordem: sponsorshipAccounts.get.fotos
nome_razaosocial: restrictions.list.dados customers.list.dados customers.lookUp.dados
razao_social: contractingCompanies.list.dados
funcionario: onboardingReport.list.dados hrReports.families.dados
motorista: drivers.list.dados
placa: vehicles.list.dados
cidade: coverage.list.dados
produto: pricing.list.dados
secao: modules.list
letra: contacts.letters
prioridade: onboarding.get.trilhas onboardingTrails.get.conteudos onboardingReading.contents onboardingReading.trails
linha: sheetImports.current.amostra leadImports.participants.dados
data: holidays.list.dados home.today.aniversarios home.today.feriados communicationRules.calendar
data: communicationSends.figures
mes: sponsorshipBudgets.year.meses hrReports.admissionsByMonth
semana: supplies.dashboard.semanas
provedor: sponsorshipBudgets.year.provedores
vencimento: expiries.list.dados
periodo_inicio: campaignResults.weekly campaignResults.detailed
id: roulette.prizes
-id: activations.list.dados assets.list.dados blacklist.list.dados leadImports.list.dados
-id: communicationSends.executions.dados
-created_at: refunds.list.dados sponsorshipRequests.list.dados sponsorshipViability.list.dados compliments.list.dados
-created_at: leads.list.dados leads.export.dados leads.history trackingLinks.list.dados applicants.get.historico
-created_at: roulette.participants.dados noCoverage.step4.dados
-data_inicio: vacancies.list.dados marketingEvents.list.dados sponsorshipAccounts.list.dados careersFigures.report.dados
-inicio: interviews.list.dados resources.bookings.dados
-publicar_em: news.list.dados news.feed.dados
-publicada_em: vacancies.listPublic.dados newsReadings.board.dados
-atualizado_em: talentBank.list.dados
-pontuacao: applicants.list.dados
-peso: keywords.list.termos applicants.get.termos
-vezes: faq.emptySearches.dados
-versao: handbook.versions
-data_venda: deskSales.list.dados
-vencimento: backoffice.customerErp.faturas.dados
-periodo_inicio: campaignResults.list.dados
-mes: salesReports.history.dados
-momento: vehicles.readings
-em: assets.way
-data: fuels.list.dados personalDataReadings.list.dados
-data_infracao: fines.list.dados
-data_abertura: vehicleMaintenance.list.dados
-data_conclusao: fleet.repairs.dados
-data_entrada: supplies.list.dados
-data_solicitacao: shutdowns.list.dados
-data_admissao: hrReports.admissions.dados
-total: careersFigures.dashboard.origens careersFigures.dashboard.cidades incidents.dashboard.por_categoria
-total: incidents.dashboard.por_abrangencia incidents.dashboard.por_prioridade
-quantidade: hrReports.genders.dados
-total_leads_sem_cobertura: noCoverage.step1.dados noCoverage.step2.dados noCoverage.step3.dados
-leads: noCoverage.points salesReports.campaigns.dados salesReports.channels.dados salesReports.city.dados
-leads: salesReports.sellers.dados salesReports.unfeasibility.dados
`

type Row = Record<string, unknown>
const lists = ORDERS.trim()
  .split('\n')
  .flatMap((line) => {
    const [by = '', places = ''] = line.split(': ')
    return places.split(' ').map((place) => ({ by, place }))
  })

/** What is found at `dados` or at `termos` of an answer or of each one in it. */
const within = (answer: unknown, way: readonly string[]): unknown[][] => {
  const [first, ...rest] = way
  if (Array.isArray(answer) && first !== undefined) return answer.flatMap((one) => within(one, way))
  if (first === undefined) return Array.isArray(answer) ? [answer] : []
  return typeof answer === 'object' && answer ? within((answer as Row)[first], rest) : []
}

const collated = new Intl.Collator('pt-BR').compare
const compared = (one: unknown, other: unknown) =>
  typeof one === 'string' ? collated(one, String(other)) : Number(one) - Number(other)

const kept = new Map<string, unknown[]>()
/** Reports whose default period is the present month or year: on its first day nothing is in it yet. */
const lately = { data_ini: dayFromNow(-180), data_end: dayFromNow(0) }
const asked = new Map<string, unknown[]>([
  ['hrReports.admissions', [{ filtro: { data_admissao: { _gte: '2016-01-01', _lte: '2099-12-31' } } }]],
  ['careersFigures.dashboard', [{ inicio: lately.data_ini, fim: lately.data_end }]],
  ...['campaigns', 'channels', 'city', 'sellers', 'unfeasibility'].map((report): [string, unknown[]] => [
    `salesReports.${report}`,
    [lately],
  ]),
])

async function answersOf(path: string): Promise<unknown[]> {
  const answers = kept.get(path) ?? []
  if (answers.length === 0)
    for (const input of [...(asked.get(path) ?? []), ...inputs.get(path)!.slice(0, 6)]) {
      const isSorted = typeof input === 'object' && input !== null && 'sort' in input
      const unsorted = isSorted ? { ...input, sort: undefined } : input
      answers.push(await at(admin.read, path)(unsorted).catch(() => null))
    }
  kept.set(path, answers)
  return answers
}

it.each(lists)('$place comes by $by', async ({ by, place }) => {
  const [router, procedure, ...way] = place.split('.')
  const path = `${router}.${procedure}`
  const field = by.replace(/^-/, '')
  expect(procedures.some(([one]) => one === path)).toBe(true)
  const all = (await answersOf(path)).flatMap((answer) => within(answer, way))
  const columns = all.map((rows) =>
    rows.map((row) => (row as Row)[field] ?? null).filter((one) => one !== null),
  )
  for (const values of columns) {
    const ordered = values.toSorted((one, other) =>
      by === field ? compared(one, other) : compared(other, one),
    )
    expect(values).toEqual(ordered)
  }
  expect(Math.max(...columns.map((values) => new Set(values.map(String)).size))).toBeGreaterThan(1)
})

const readings = procedures.filter(([, { type }]) => type === 'query').map(([path]) => path)

it.each(readings)('%s names each period from its beginning to its end', async (path) => {
  for (const answer of await answersOf(path)) expect(turnedPeriods(answer)).toEqual([])
})
