import { grantableModules } from '@intranet/contract/access'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { makeCommunicationCampaign, makeCustomer } from '../../../../test/factories/communication.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { markContent, markOnboarding, markPeople, markPlace } from '../../../../test/factories/marked-rows.ts'
import { makeRoulette } from '../../../../test/factories/roulette.ts'
import { makeBlacklisted } from '../../../../test/factories/sales.ts'
import { at } from '../../../../test/walked-procedures.ts'

const { db, deps, as } = await testWorld()

/** What each card's list answers with, as the screen opens it. */
const lists: Record<string, [procedure: string, input?: object]> = {
  '/users/list': ['users.list'],
  '/access-profiles/list': ['accessProfiles.list'],
  '/settings/list': ['permissions.list'],
  '/settings/partners': ['partners.list'],
  '/providers/list': ['providers.list'],
  '/contracting/companies/list': ['contractingCompanies.list'],
  '/cities/list': ['cities.list'],
  '/microrregions/list': ['microregions.list'],
  '/departments/list': ['departments.list'],
  '/sectors/list': ['sectors.list'],
  '/positions/list': ['positions.list'],
  '/holidays/list': ['holidays.list'],
  '/news/table': ['news.list'],
  '/categories/list': ['categories.list'],
  '/documents-categories/list': ['documentCategories.list'],
  '/compliments-categories/list': ['complimentCategories.list'],
  '/reports/read-confirm': ['newsReadings.board'],
  '/faq/list': ['faq.list'],
  '/faq-categories/list': ['faqCategories.list'],
  '/employee-handbook/list': ['handbook.list'],
  '/employee-handbook/categories/list': ['handbookCategories.list'],
  '/human-resources/employee/list': ['employees.list'],
  '/shutdowns/list': ['shutdowns.list'],
  '/documents/list': ['documents.list'],
  '/compliments/list': ['compliments.list'],
  '/family/list': ['relatives.list'],
  '/human-resources/personal-data/list': ['personalDataRequests.list'],
  '/human-resources/onboarding/list': ['onboarding.list'],
  '/human-resources/trail/list': ['onboardingTrails.list'],
  '/human-resources/content/list': ['onboardingContents.list'],
  '/human-resources/onboarding/report': ['onboardingReport.page', { concluido: false }],
  '/pricing/list': ['pricing.list'],
  '/blacklist/list': ['blacklist.list'],
  '/sales/internal/basic-configurations/blocklist/list': ['blacklist.list'],
  '/sales/internal/customers/list': ['customers.list'],
  '/sales/internal/coverage/list': ['coverage.list'],
  '/sales/internal/erp/list': ['erp.list'],
  '/settings/sign-on/list': ['identityProviders.list'],
  '/marketing/campaigns/list': ['salesCampaigns.list'],
  '/marketing/channels/list': ['salesChannels.list'],
  '/marketing/imports-leads/list': ['leadImports.list'],
  '/marketing/tracking-link/list': ['trackingLinks.list'],
  '/marketing/destinations/list': ['destinations.list'],
  '/marketing/communication-scale/list': ['communicationCampaigns.list'],
  '/marketing/communication-scale-restrictions/list': ['restrictions.list'],
  '/marketing/events/list': ['marketingEvents.list'],
  '/marketing/roulette/list': ['roulette.list'],
  '/fleet/vehicle/list': ['vehicles.list'],
  '/fleet/driver/list': ['drivers.list'],
  '/fleet/maintenance-vehicle/list': ['vehicleMaintenance.list'],
  '/fleet/incidents-vehicle/list': ['vehicleIncidents.list'],
  '/fleet/rentals/list': ['vehicleRentals.list'],
  '/fleet/fines/list': ['fines.list'],
  '/fleet/fuel/list': ['fuels.list'],
  '/backoffice/vendas/listagem': ['deskSales.list', { filtro: { situacao: 'pendente' } }],
  '/backoffice/ativacoes/listagem': [
    'activations.list',
    {
      filtro: {
        situacao: {
          _in: ['aguardando', 'agendada', 'em_deslocamento', 'em_execucao', 'reagendar', 'frustrada'],
        },
      },
    },
  ],
  '/backoffice/problemas': ['problems.list', { filtro: { situacao: { _in: ['aberto', 'em_tratamento'] } } }],
  '/backoffice/qualificacao': ['qualifications.list', { filtro: { situacao: 'pendente' } }],
  '/backoffice/estornos/listagem': [
    'refunds.list',
    { filtro: { situacao: { _in: ['rascunho', 'solicitado', 'em_analise', 'aprovado', 'devolvido'] } } },
  ],
  '/blocking-rules/list': ['blockingRules.list'],
  '/careers/admin/list': ['vacancies.list', { filtro: { situacao: 'aberta' } }],
  '/marketing/sponsorship/justification/list': ['sponsorshipJustifications.list'],
  '/marketing/sponsorship/solicitations/list': [
    'sponsorshipRequests.list',
    { filtro: { situacao: { _in: ['recebida', 'em_viabilidade', 'em_negociacao'] } } },
  ],
  '/squads/list': ['squads.list'],
  '/supplies/assets/list': ['assets.list'],
  '/supplies/custody/list': ['custody.list'],
  '/supplies/devolutions': ['supplies.list', { etapa: 'devolucao', filtro: { alternativo: false } }],
  '/supplies/devolutions/alternative': [
    'supplies.list',
    { etapa: 'devolucao', filtro: { alternativo: true } },
  ],
  '/supplies/maintenance': ['supplies.list', { etapa: 'manutencao' }],
  '/supplies/removal': ['supplies.list', { etapa: 'retirada' }],
  '/supplies/requests/list': ['equipmentRequests.list', { filtro: { situacao: 'pedido' } }],
  '/supplies/values': ['supplyProducts.values'],
  '/fleet/bookings': ['vehicleRequests.list', { filtro: { situacao: 'pendente' } }],
  '/incidents/list': ['incidents.list', { filtro: { situacao: { _in: ['aberto', 'em_tratamento'] } } }],
  '/incidents/reports/list': ['fieldReports.list', { filtro: { situacao: 'aberto' } }],
  '/incidents-categories/list': ['incidentCategories.list'],
  '/human-resources/first-days/list': ['firstDays.list', { filtro: { situacao: 'aberta' } }],
  '/treatments/list': ['treatments.list'],
}
const cards = Object.keys(lists)

const empresas: number[] = []
for (const [n, mark] of ['Perto', 'Longe'].entries()) {
  const id = 900_001 + n * 1000
  const place = await markPlace(db, mark, id)
  empresas.push(place.id_empresa)
  await markPeople(db, mark, id, place)
  await markOnboarding(db, mark, id, place)
  await markContent(db, mark, id, place)
  await makeCustomer(db, place.id_empresa)
  await makeCommunicationCampaign(db, place.id_empresa)
  await makeBlacklisted(db, { cpf_cnpj: `5299822472${n}`, id_empresa: place.id_empresa })
  await makeRoulette(db, { id_empresa: place.id_empresa })
}
await makeProvider(db)

const grants = (level: string) => grantableModules.map((key) => `${key}:${level}`)
const people = {
  superadmin,
  'a manager of all modules in one provider': {
    roles: grants('gestor'),
    empresas: [empresas[0]!],
    employee: true,
  },
  'a requester of all modules in two': { roles: grants('solicitante'), empresas, employee: true },
  'a reader of HR': { roles: ['rh:leitor'], empresas: [empresas[0]!], employee: true },
  'an external seller': { roles: ['vendas:solicitante'], empresas: [empresas[0]!], employee: false },
  'a candidate': { roles: [], employee: false },
}

it('every declared figure equals the total of its list', () => {
  expect(deps.offers.figures.map(({ to }) => to).toSorted()).toEqual(cards.toSorted())
})

it.each(Object.entries(people))('a card counts what its list counts, for %s', async (who, person) => {
  const { call } = await as(person)
  const figures = await call.figures.ofCards({ cards })
  for (const [to, figure] of Object.entries(figures)) {
    const [procedure, input] = lists[to]!
    const { total } = (await at(call, procedure)({ limit: 1, ...input })) as { total: number }
    expect([to, figure]).toEqual([to, total])
  }
  if (who === 'superadmin') expect(Object.keys(figures).toSorted()).toEqual(cards.toSorted())
})

it('nobody sees the total of a list that they may not open', async () => {
  const { call } = await as({ roles: ['vendas:leitor'], empresas, employee: true })
  const figures = await call.figures.ofCards({ cards })
  expect(Object.keys(figures)).not.toContain('/human-resources/employee/list')
  expect(Object.keys(figures)).not.toContain('/users/list')
})

it('the figures of all cards of a hub are one statement', async () => {
  const { call } = await as(superadmin)
  const asked = { cards: [...cards, '/nao/existe', '/departments/list'] }
  const { answer, statements } = await countStatements(deps, () => call.figures.ofCards(asked))
  expect(statements).toBe(1)
  expect(Object.keys(answer)).toHaveLength(cards.length)
  expect(await countStatements(deps, () => call.figures.ofCards({ cards: ['/nao/existe'] }))).toEqual({
    answer: {},
    statements: 0,
  })
})
