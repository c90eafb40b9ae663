/** What each feature adds to hubs, menus and the search box, by its folder (`pnpm verify` checks the order). */
import { foldScreens } from '@/components/shell/screens.ts'
import { accessKeysScreens } from './features/access/access-keys/access-keys.screens.ts'
import { accessProfilesScreens } from './features/access/access-profiles/access-profiles.screens.ts'
import { canariesScreens } from './features/access/canaries/canaries.screens.ts'
import { dataIncidentsScreens } from './features/access/data-incidents/data-incidents.screens.ts'
import { dataOfficerScreens } from './features/access/data-officer/data-officer.screens.ts'
import { healthScreens } from './features/access/health/health.screens.ts'
import { identityProvidersScreens } from './features/access/identity-providers/identity-providers.screens.ts'
import { outboxScreens } from './features/access/outbox/outbox.screens.ts'
import { securityScreens } from './features/access/security/security.screens.ts'
import { settingsScreens } from './features/access/settings/settings.screens.ts'
import { treatmentsScreens } from './features/access/treatments/treatments.screens.ts'
import { usersScreens } from './features/access/users/users.screens.ts'
import { talentBankScreens } from './features/careers/talent-bank/talent-bank.screens.ts'
import { vacanciesScreens } from './features/careers/vacancies/vacancies.screens.ts'
import { citiesScreens } from './features/company/cities/cities.screens.ts'
import { contractingCompaniesScreens } from './features/company/contracting-companies/contracting-companies.screens.ts'
import { departmentsScreens } from './features/company/departments/departments.screens.ts'
import { holidaysScreens } from './features/company/holidays/holidays.screens.ts'
import { microregionsScreens } from './features/company/microregions/microregions.screens.ts'
import { positionsScreens } from './features/company/positions/positions.screens.ts'
import { providersScreens } from './features/company/providers/providers.screens.ts'
import { sectorsScreens } from './features/company/sectors/sectors.screens.ts'
import { categoriesScreens } from './features/content/categories/categories.screens.ts'
import { contactsScreens } from './features/content/contacts/contacts.screens.ts'
import { contentHomeScreens } from './features/content/content-home/content-home.screens.ts'
import { faqScreens } from './features/content/faq/faq.screens.ts'
import { handbookScreens } from './features/content/handbook/handbook.screens.ts'
import { newsScreens } from './features/content/news/news.screens.ts'
import { backofficeScreens } from './features/desk/backoffice/backoffice.screens.ts'
import { blockingScreens } from './features/desk/blocking/blocking.screens.ts'
import { clientPanelScreens } from './features/desk/client-panel/client-panel.screens.ts'
import { refundsScreens } from './features/desk/refunds/refunds.screens.ts'
import { homeScreens } from './features/home/home.screens.ts'
import { campaignResultsScreens } from './features/marketing/campaign-results/campaign-results.screens.ts'
import { communicationScreens } from './features/marketing/communication/communication.screens.ts'
import { eventsScreens } from './features/marketing/events/events.screens.ts'
import { rouletteScreens } from './features/marketing/roulette/roulette.screens.ts'
import { sponsorshipScreens } from './features/marketing/sponsorship/sponsorship.screens.ts'
import { expiriesScreens } from './features/operations/expiries/expiries.screens.ts'
import { fieldReportsScreens } from './features/operations/field-reports/field-reports.screens.ts'
import { fleetScreens } from './features/operations/fleet/fleet.screens.ts'
import { incidentsScreens } from './features/operations/incidents/incidents.screens.ts'
import { requestsScreens } from './features/operations/requests/requests.screens.ts'
import { ridesScreens } from './features/operations/rides/rides.screens.ts'
import { suppliesScreens } from './features/operations/supplies/supplies.screens.ts'
import { complimentsScreens } from './features/people/compliments/compliments.screens.ts'
import { documentsScreens } from './features/people/documents/documents.screens.ts'
import { employeesScreens } from './features/people/employees/employees.screens.ts'
import { familyScreens } from './features/people/family/family.screens.ts'
import { firstDaysScreens } from './features/people/first-days/first-days.screens.ts'
import { hrReportsScreens } from './features/people/hr-reports/hr-reports.screens.ts'
import { onboardingScreens } from './features/people/onboarding/onboarding.screens.ts'
import { personalDataScreens } from './features/people/personal-data/personal-data.screens.ts'
import { shutdownsScreens } from './features/people/shutdowns/shutdowns.screens.ts'
import { blacklistScreens } from './features/sales/blacklist/blacklist.screens.ts'
import { coverageScreens } from './features/sales/coverage/coverage.screens.ts'
import { customersScreens } from './features/sales/customers/customers.screens.ts'
import { erpScreens } from './features/sales/erp/erp.screens.ts'
import { leadImportsScreens } from './features/sales/lead-imports/lead-imports.screens.ts'
import { leadsScreens } from './features/sales/leads/leads.screens.ts'
import { noCoverageScreens } from './features/sales/no-coverage/no-coverage.screens.ts'
import { pricingScreens } from './features/sales/pricing/pricing.screens.ts'
import { reportsScreens } from './features/sales/reports/reports.screens.ts'
import { salesCampaignsScreens } from './features/sales/sales-campaigns/sales-campaigns.screens.ts'
import { salesChannelsScreens } from './features/sales/sales-channels/sales-channels.screens.ts'
import { trackingLinksScreens } from './features/sales/tracking-links/tracking-links.screens.ts'
import { searchScreens } from './features/search/search.screens.ts'

export const features = [
  accessKeysScreens,
  accessProfilesScreens,
  canariesScreens,
  dataIncidentsScreens,
  dataOfficerScreens,
  healthScreens,
  identityProvidersScreens,
  outboxScreens,
  securityScreens,
  settingsScreens,
  treatmentsScreens,
  usersScreens,
  talentBankScreens,
  vacanciesScreens,
  citiesScreens,
  contractingCompaniesScreens,
  departmentsScreens,
  holidaysScreens,
  microregionsScreens,
  positionsScreens,
  providersScreens,
  sectorsScreens,
  categoriesScreens,
  contactsScreens,
  contentHomeScreens,
  faqScreens,
  handbookScreens,
  newsScreens,
  backofficeScreens,
  blockingScreens,
  clientPanelScreens,
  refundsScreens,
  homeScreens,
  campaignResultsScreens,
  communicationScreens,
  eventsScreens,
  rouletteScreens,
  sponsorshipScreens,
  expiriesScreens,
  fieldReportsScreens,
  fleetScreens,
  incidentsScreens,
  requestsScreens,
  ridesScreens,
  suppliesScreens,
  complimentsScreens,
  documentsScreens,
  employeesScreens,
  familyScreens,
  firstDaysScreens,
  hrReportsScreens,
  onboardingScreens,
  personalDataScreens,
  shutdownsScreens,
  blacklistScreens,
  coverageScreens,
  customersScreens,
  erpScreens,
  leadImportsScreens,
  leadsScreens,
  noCoverageScreens,
  pricingScreens,
  reportsScreens,
  salesCampaignsScreens,
  salesChannelsScreens,
  trackingLinksScreens,
  searchScreens,
]

/** All of it, as hubs, menus and the search box ask for it. */
export const screens = foldScreens(features)
