/** Every module, by its folder (`pnpm verify` checks the order). A new one adds its import and its line here. */
import { accessKeysModule } from './access/access-keys/access-keys.module.ts'
import { accessProfilesModule } from './access/access-profiles/access-profiles.module.ts'
import { authModule } from './access/auth/auth.module.ts'
import { canariesModule } from './access/canaries/canaries.module.ts'
import { changesModule } from './access/changes/changes.module.ts'
import { dataIncidentsModule } from './access/data-incidents/data-incidents.module.ts'
import { dataOfficerModule } from './access/data-officer/data-officer.module.ts'
import { externalIdsModule } from './access/external-ids/external-ids.module.ts'
import { factorsModule } from './access/factors/factors.module.ts'
import { healthModule } from './access/health/health.module.ts'
import { historyModule } from './access/history/history.module.ts'
import { identityProvidersModule } from './access/identity-providers/identity-providers.module.ts'
import { outboxModule } from './access/outbox/outbox.module.ts'
import { privacyNoticesModule } from './access/privacy-notices/privacy-notices.module.ts'
import { pushModule } from './access/push/push.module.ts'
import { securityModule } from './access/security/security.module.ts'
import { settingsModule } from './access/settings/settings.module.ts'
import { singleSignOnModule } from './access/single-sign-on/single-sign-on.module.ts'
import { treatmentsModule } from './access/treatments/treatments.module.ts'
import { usersModule } from './access/users/users.module.ts'
import { webhooksModule } from './access/webhooks/webhooks.module.ts'
import { careerTemplatesModule } from './careers/career-templates/career-templates.module.ts'
import { careersFiguresModule } from './careers/careers-figures/careers-figures.module.ts'
import { interviewsModule } from './careers/interviews/interviews.module.ts'
import { jobApplicationsModule } from './careers/job-applications/job-applications.module.ts'
import { keywordsModule } from './careers/keywords/keywords.module.ts'
import { offersModule } from './careers/offers/offers.module.ts'
import { refusalReasonsModule } from './careers/refusal-reasons/refusal-reasons.module.ts'
import { resumeModule } from './careers/resume/resume.module.ts'
import { stagesModule } from './careers/stages/stages.module.ts'
import { talentBankModule } from './careers/talent-bank/talent-bank.module.ts'
import { vacanciesModule } from './careers/vacancies/vacancies.module.ts'
import { vacancyQuestionsModule } from './careers/vacancy-questions/vacancy-questions.module.ts'
import { citiesModule } from './company/cities/cities.module.ts'
import { contractingCompaniesModule } from './company/contracting-companies/contracting-companies.module.ts'
import { departmentsModule } from './company/departments/departments.module.ts'
import { holidaysModule } from './company/holidays/holidays.module.ts'
import { microregionsModule } from './company/microregions/microregions.module.ts'
import { organizationModule } from './company/organization/organization.module.ts'
import { positionsModule } from './company/positions/positions.module.ts'
import { providersModule } from './company/providers/providers.module.ts'
import { sectorsModule } from './company/sectors/sectors.module.ts'
import { applicationsModule } from './content/applications/applications.module.ts'
import { calendarModule } from './content/calendar/calendar.module.ts'
import { categoriesModule } from './content/categories/categories.module.ts'
import { contactsModule } from './content/contacts/contacts.module.ts'
import { faqModule } from './content/faq/faq.module.ts'
import { handbookModule } from './content/handbook/handbook.module.ts'
import { newsModule } from './content/news/news.module.ts'
import { notificationsModule } from './content/notifications/notifications.module.ts'
import { reactionsModule } from './content/reactions/reactions.module.ts'
import { resourcesModule } from './content/resources/resources.module.ts'
import { signaturesModule } from './content/signatures/signatures.module.ts'
import { backofficeModule } from './desk/backoffice/backoffice.module.ts'
import { blockingModule } from './desk/blocking/blocking.module.ts'
import { clientPanelModule } from './desk/client-panel/client-panel.module.ts'
import { refundsModule } from './desk/refunds/refunds.module.ts'
import { figuresModule } from './home/figures/figures.module.ts'
import { listViewsModule } from './home/list-views/list-views.module.ts'
import { obligationsModule } from './home/obligations/obligations.module.ts'
import { searchModule } from './home/search/search.module.ts'
import { sheetImportsModule } from './home/sheet-imports/sheet-imports.module.ts'
import { todayModule } from './home/today/today.module.ts'
import { weeklySummaryModule } from './home/weekly-summary/weekly-summary.module.ts'
import { campaignResultsModule } from './marketing/campaign-results/campaign-results.module.ts'
import { communicationModule } from './marketing/communication/communication.module.ts'
import { eventsModule } from './marketing/events/events.module.ts'
import { restrictionsModule } from './marketing/restrictions/restrictions.module.ts'
import { rouletteModule } from './marketing/roulette/roulette.module.ts'
import { sponsorshipModule } from './marketing/sponsorship/sponsorship.module.ts'
import { expiriesModule } from './operations/expiries/expiries.module.ts'
import { fieldReportsModule } from './operations/field-reports/field-reports.module.ts'
import { fleetModule } from './operations/fleet/fleet.module.ts'
import { incidentsModule } from './operations/incidents/incidents.module.ts'
import { requestsModule } from './operations/requests/requests.module.ts'
import { ridesModule } from './operations/rides/rides.module.ts'
import { servicesModule } from './operations/services/services.module.ts'
import { squadsModule } from './operations/squads/squads.module.ts'
import { suppliesModule } from './operations/supplies/supplies.module.ts'
import { complimentsModule } from './people/compliments/compliments.module.ts'
import { documentsModule } from './people/documents/documents.module.ts'
import { employeesModule } from './people/employees/employees.module.ts'
import { familyModule } from './people/family/family.module.ts'
import { firstDaysModule } from './people/first-days/first-days.module.ts'
import { hrReportsModule } from './people/hr-reports/hr-reports.module.ts'
import { onboardingModule } from './people/onboarding/onboarding.module.ts'
import { orgChartModule } from './people/org-chart/org-chart.module.ts'
import { personalDataModule } from './people/personal-data/personal-data.module.ts'
import { shutdownsModule } from './people/shutdowns/shutdowns.module.ts'
import { blacklistModule } from './sales/blacklist/blacklist.module.ts'
import { coverageModule } from './sales/coverage/coverage.module.ts'
import { customersModule } from './sales/customers/customers.module.ts'
import { erpModule } from './sales/erp/erp.module.ts'
import { leadImportsModule } from './sales/lead-imports/lead-imports.module.ts'
import { leadsModule } from './sales/leads/leads.module.ts'
import { noCoverageModule } from './sales/no-coverage/no-coverage.module.ts'
import { pricingModule } from './sales/pricing/pricing.module.ts'
import { salesCampaignsModule } from './sales/sales-campaigns/sales-campaigns.module.ts'
import { salesChannelsModule } from './sales/sales-channels/sales-channels.module.ts'
import { salesReportsModule } from './sales/sales-reports/sales-reports.module.ts'
import { trackingLinksModule } from './sales/tracking-links/tracking-links.module.ts'

export const modules = [
  accessKeysModule,
  accessProfilesModule,
  authModule,
  canariesModule,
  changesModule,
  dataIncidentsModule,
  dataOfficerModule,
  externalIdsModule,
  factorsModule,
  healthModule,
  historyModule,
  identityProvidersModule,
  outboxModule,
  privacyNoticesModule,
  pushModule,
  securityModule,
  settingsModule,
  singleSignOnModule,
  treatmentsModule,
  usersModule,
  webhooksModule,
  careerTemplatesModule,
  careersFiguresModule,
  interviewsModule,
  jobApplicationsModule,
  keywordsModule,
  offersModule,
  refusalReasonsModule,
  resumeModule,
  stagesModule,
  talentBankModule,
  vacanciesModule,
  vacancyQuestionsModule,
  citiesModule,
  contractingCompaniesModule,
  departmentsModule,
  holidaysModule,
  microregionsModule,
  organizationModule,
  positionsModule,
  providersModule,
  sectorsModule,
  applicationsModule,
  calendarModule,
  categoriesModule,
  contactsModule,
  faqModule,
  handbookModule,
  newsModule,
  notificationsModule,
  reactionsModule,
  resourcesModule,
  signaturesModule,
  backofficeModule,
  blockingModule,
  clientPanelModule,
  refundsModule,
  figuresModule,
  listViewsModule,
  obligationsModule,
  searchModule,
  sheetImportsModule,
  todayModule,
  weeklySummaryModule,
  campaignResultsModule,
  communicationModule,
  eventsModule,
  restrictionsModule,
  rouletteModule,
  sponsorshipModule,
  expiriesModule,
  fieldReportsModule,
  fleetModule,
  incidentsModule,
  requestsModule,
  ridesModule,
  servicesModule,
  squadsModule,
  suppliesModule,
  complimentsModule,
  documentsModule,
  employeesModule,
  familyModule,
  firstDaysModule,
  hrReportsModule,
  onboardingModule,
  orgChartModule,
  personalDataModule,
  shutdownsModule,
  blacklistModule,
  coverageModule,
  customersModule,
  erpModule,
  leadImportsModule,
  leadsModule,
  noCoverageModule,
  pricingModule,
  salesCampaignsModule,
  salesChannelsModule,
  salesReportsModule,
  trackingLinksModule,
]
