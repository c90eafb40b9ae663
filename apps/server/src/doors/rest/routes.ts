/** Every documented path, by module. */
import { authRoutes } from '../../modules/access/auth/auth.rest.ts'
import { departmentRoutes } from '../../modules/company/departments/department.rest.ts'
import { historyRoutes } from '../../modules/access/history/history.rest.ts'
import { notificationRoutes } from '../../modules/content/notifications/notification.rest.ts'
import { categoryRoutes } from '../../modules/content/categories/category.rest.ts'
import { cityRoutes } from '../../modules/company/cities/city.rest.ts'
import { contractingCompanyRoutes } from '../../modules/company/contracting-companies/contracting-company.rest.ts'
import { holidayRoutes } from '../../modules/company/holidays/holiday.rest.ts'
import { microregionRoutes } from '../../modules/company/microregions/microregion.rest.ts'
import { organizationRoutes } from '../../modules/company/organization/organization.rest.ts'
import { positionRoutes } from '../../modules/company/positions/position.rest.ts'
import { providerRoutes } from '../../modules/company/providers/provider.rest.ts'
import { sectorRoutes } from '../../modules/company/sectors/sector.rest.ts'
import { accessProfileRoutes } from '../../modules/access/access-profiles/access-profile.rest.ts'
import { settingRoutes } from '../../modules/access/settings/setting.rest.ts'
import { userRoutes } from '../../modules/access/users/user.rest.ts'
import { faqRoutes } from '../../modules/content/faq/faq.rest.ts'
import { handbookRoutes } from '../../modules/content/handbook/handbook.rest.ts'
import { newsRoutes } from '../../modules/content/news/news.rest.ts'
import { reactionRoutes } from '../../modules/content/reactions/reaction.rest.ts'
import { onboardingRoutes } from '../../modules/people/onboarding/onboarding.rest.ts'
import { readingRoutes } from '../../modules/people/onboarding/reading.rest.ts'
import { contactRoutes } from '../../modules/content/contacts/contact.rest.ts'
import { complimentRoutes } from '../../modules/people/compliments/compliment.rest.ts'
import { documentRoutes } from '../../modules/people/documents/document.rest.ts'
import { employeeRoutes } from '../../modules/people/employees/employee.rest.ts'
import { relativeRoutes } from '../../modules/people/family/relative.rest.ts'
import { hrReportRoutes } from '../../modules/people/hr-reports/hr-report.rest.ts'
import { personalDataRoutes } from '../../modules/people/personal-data/personal-data.rest.ts'
import { shutdownRoutes } from '../../modules/people/shutdowns/shutdown.rest.ts'
import { calendarRoutes } from '../../modules/content/calendar/calendar.rest.ts'
import { applicationRoutes } from '../../modules/content/applications/application.rest.ts'
import { resourceRoutes } from '../../modules/content/resources/resource.rest.ts'
import { signatureRoutes } from '../../modules/content/signatures/signature.rest.ts'
import { orgChartRoutes } from '../../modules/people/org-chart/org-chart.rest.ts'
import { blacklistRoutes } from '../../modules/sales/blacklist/blacklist.rest.ts'
import { coverageRoutes } from '../../modules/sales/coverage/coverage.rest.ts'
import { erpRoutes } from '../../modules/sales/erp/erp.rest.ts'
import { priceRoutes } from '../../modules/sales/pricing/price.rest.ts'
import { customerRoutes } from '../../modules/sales/customers/customer.rest.ts'
import { campaignRoutes } from '../../modules/sales/sales-campaigns/campaign.rest.ts'
import { channelRoutes } from '../../modules/sales/sales-channels/channel.rest.ts'
import { destinationRoutes } from '../../modules/sales/tracking-links/destination.rest.ts'
import { leadImportRoutes } from '../../modules/sales/lead-imports/lead-import.rest.ts'
import { consentRoutes } from '../../modules/sales/tracking-links/consent.rest.ts'
import { trackingLinkRoutes } from '../../modules/sales/tracking-links/tracking-link.rest.ts'
import { noCoverageRoutes } from '../../modules/sales/no-coverage/no-coverage.rest.ts'
import { salesReportRoutes } from '../../modules/sales/sales-reports/sales-report.rest.ts'
import { leadRoutes } from '../../modules/sales/leads/lead.rest.ts'
import { eventRoutes } from '../../modules/marketing/events/event.rest.ts'
import { campaignResultRoutes } from '../../modules/marketing/campaign-results/result.rest.ts'
import { publicRouletteRoutes } from '../../modules/marketing/roulette/public-roulette.rest.ts'
import { rouletteRoutes } from '../../modules/marketing/roulette/roulette.rest.ts'
import { communicationCampaignRoutes } from '../../modules/marketing/communication/campaign.rest.ts'
import { communicationRuleRoutes } from '../../modules/marketing/communication/rule.rest.ts'
import { communicationSendRoutes } from '../../modules/marketing/communication/send.rest.ts'
import { restrictionRoutes } from '../../modules/marketing/restrictions/restriction.rest.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

export const restRoutes: RestRoute[] = [
  ...historyRoutes,
  ...notificationRoutes,
  ...authRoutes,
  ...departmentRoutes,
  ...userRoutes,
  ...accessProfileRoutes,
  ...settingRoutes,
  ...sectorRoutes,
  ...providerRoutes,
  ...positionRoutes,
  ...organizationRoutes,
  ...microregionRoutes,
  ...holidayRoutes,
  ...contractingCompanyRoutes,
  ...cityRoutes,
  ...categoryRoutes,
  ...newsRoutes,
  ...reactionRoutes,
  ...faqRoutes,
  ...handbookRoutes,
  ...onboardingRoutes,
  ...readingRoutes,
  ...contactRoutes,
  ...complimentRoutes,
  ...documentRoutes,
  ...employeeRoutes,
  ...relativeRoutes,
  ...hrReportRoutes,
  ...shutdownRoutes,
  ...personalDataRoutes,
  ...calendarRoutes,
  ...applicationRoutes,
  ...resourceRoutes,
  ...signatureRoutes,
  ...orgChartRoutes,
  ...campaignRoutes,
  ...channelRoutes,
  ...trackingLinkRoutes,
  ...consentRoutes,
  ...leadImportRoutes,
  ...destinationRoutes,
  ...customerRoutes,
  ...priceRoutes,
  ...blacklistRoutes,
  ...coverageRoutes,
  ...erpRoutes,
  ...noCoverageRoutes,
  ...salesReportRoutes,
  ...leadRoutes,
  ...rouletteRoutes,
  ...publicRouletteRoutes,
  ...eventRoutes,
  ...campaignResultRoutes,
  ...communicationCampaignRoutes,
  ...communicationRuleRoutes,
  ...communicationSendRoutes,
  ...restrictionRoutes,
]
