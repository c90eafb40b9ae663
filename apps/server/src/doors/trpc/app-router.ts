/** Every procedure of the intranet, by module. */
import { authRouter } from '../../modules/access/auth/auth.router.ts'
import { outboxRouter } from '../../modules/access/outbox/outbox.router.ts'
import { departmentRouter } from '../../modules/company/departments/department.router.ts'
import { historyRouter } from '../../modules/access/history/history.router.ts'
import { notificationRouter } from '../../modules/content/notifications/notification.router.ts'
import { searchRouter } from '../../modules/home/search/search.router.ts'
import { figureRouter } from '../../modules/home/figures/figure.router.ts'
import { obligationRouter } from '../../modules/home/obligations/obligation.router.ts'
import { homeRouter } from '../../modules/home/today/today.router.ts'
import {
  categoryRouter,
  complimentCategoryRouter,
  documentCategoryRouter,
} from '../../modules/content/categories/category.router.ts'
import { cityRouter } from '../../modules/company/cities/city.router.ts'
import { contractingCompanyRouter } from '../../modules/company/contracting-companies/contracting-company.router.ts'
import { holidayRouter } from '../../modules/company/holidays/holiday.router.ts'
import { microregionRouter } from '../../modules/company/microregions/microregion.router.ts'
import { organizationRouter } from '../../modules/company/organization/organization.router.ts'
import { positionRouter } from '../../modules/company/positions/position.router.ts'
import { providerRouter } from '../../modules/company/providers/provider.router.ts'
import { sectorRouter } from '../../modules/company/sectors/sector.router.ts'
import { accessProfileRouter } from '../../modules/access/access-profiles/access-profile.router.ts'
import { partnerRouter } from '../../modules/access/settings/partner.router.ts'
import { permissionRouter } from '../../modules/access/settings/permission.router.ts'
import { moduleRouter, parameterRouter } from '../../modules/access/settings/setting.router.ts'
import { userRouter } from '../../modules/access/users/user.router.ts'
import { contentRouter } from '../../modules/people/onboarding/content.router.ts'
import { onboardingReportRouter } from '../../modules/people/onboarding/onboarding-report.router.ts'
import { onboardingRouter } from '../../modules/people/onboarding/onboarding.router.ts'
import { readingRouter } from '../../modules/people/onboarding/reading.router.ts'
import { trailRouter } from '../../modules/people/onboarding/trail.router.ts'
import {
  faqCategoryRouter,
  handbookCategoryRouter,
} from '../../modules/content/categories/ordered-category.router.ts'
import { faqRouter } from '../../modules/content/faq/faq.router.ts'
import { handbookRouter } from '../../modules/content/handbook/handbook.router.ts'
import { newsRouter } from '../../modules/content/news/news.router.ts'
import { newsReadingRouter } from '../../modules/content/news/reading.router.ts'
import { reactionRouter } from '../../modules/content/reactions/reaction.router.ts'
import { contactRouter } from '../../modules/content/contacts/contact.router.ts'
import { complimentRouter } from '../../modules/people/compliments/compliment.router.ts'
import { documentRouter } from '../../modules/people/documents/document.router.ts'
import { employeeRouter } from '../../modules/people/employees/employee.router.ts'
import { relativeRouter } from '../../modules/people/family/relative.router.ts'
import { hrReportRouter } from '../../modules/people/hr-reports/hr-report.router.ts'
import { shutdownRouter } from '../../modules/people/shutdowns/shutdown.router.ts'
import { calendarRouter } from '../../modules/content/calendar/calendar.router.ts'
import { applicationRouter } from '../../modules/content/applications/application.router.ts'
import { resourceRouter } from '../../modules/content/resources/resource.router.ts'
import { signatureRouter } from '../../modules/content/signatures/signature.router.ts'
import { orgChartRouter } from '../../modules/people/org-chart/org-chart.router.ts'
import {
  ownDataRouter,
  personalDataReadingRouter,
  personalDataRequestRouter,
} from '../../modules/people/personal-data/personal-data.router.ts'
import { blacklistRouter } from '../../modules/sales/blacklist/blacklist.router.ts'
import { motiveRouter } from '../../modules/sales/blacklist/motive.router.ts'
import { coverageRouter } from '../../modules/sales/coverage/coverage.router.ts'
import { erpRouter } from '../../modules/sales/erp/erp.router.ts'
import { priceRouter } from '../../modules/sales/pricing/price.router.ts'
import { customerRouter } from '../../modules/sales/customers/customer.router.ts'
import { campaignRouter } from '../../modules/sales/sales-campaigns/campaign.router.ts'
import { channelRouter } from '../../modules/sales/sales-channels/channel.router.ts'
import { destinationRouter } from '../../modules/sales/tracking-links/destination.router.ts'
import { leadImportRouter } from '../../modules/sales/lead-imports/lead-import.router.ts'
import { trackingLinkRouter } from '../../modules/sales/tracking-links/tracking-link.router.ts'
import { noCoverageRouter } from '../../modules/sales/no-coverage/no-coverage.router.ts'
import { salesReportRouter } from '../../modules/sales/sales-reports/sales-report.router.ts'
import { leadRouter, leadViewRouter } from '../../modules/sales/leads/lead.router.ts'
import { publicRouletteRouter } from '../../modules/marketing/roulette/public-roulette.router.ts'
import { rouletteRouter } from '../../modules/marketing/roulette/roulette.router.ts'
import { communicationCampaignRouter } from '../../modules/marketing/communication/campaign.router.ts'
import { communicationReplyRouter } from '../../modules/marketing/communication/reply.router.ts'
import { communicationRuleRouter } from '../../modules/marketing/communication/rule.router.ts'
import { communicationSendRouter } from '../../modules/marketing/communication/send.router.ts'
import { templateRouter } from '../../modules/marketing/communication/template.router.ts'
import { restrictionRouter } from '../../modules/marketing/restrictions/restriction.router.ts'
import { createCallerFactory, router } from '../../platform/procedure/procedure.ts'
import { eventRouter } from '../../modules/marketing/events/event.router.ts'
import { campaignResultRouter } from '../../modules/marketing/campaign-results/result.router.ts'

export const appRouter = router({
  history: historyRouter,
  figures: figureRouter,
  obligations: obligationRouter,
  home: homeRouter,
  notifications: notificationRouter,
  search: searchRouter,
  auth: authRouter,
  outbox: outboxRouter,
  departments: departmentRouter,
  users: userRouter,
  accessProfiles: accessProfileRouter,
  permissions: permissionRouter,
  partners: partnerRouter,
  parameters: parameterRouter,
  modules: moduleRouter,
  sectors: sectorRouter,
  providers: providerRouter,
  positions: positionRouter,
  organization: organizationRouter,
  microregions: microregionRouter,
  holidays: holidayRouter,
  contractingCompanies: contractingCompanyRouter,
  cities: cityRouter,
  categories: categoryRouter,
  news: newsRouter,
  newsReadings: newsReadingRouter,
  reactions: reactionRouter,
  faq: faqRouter,
  faqCategories: faqCategoryRouter,
  handbook: handbookRouter,
  handbookCategories: handbookCategoryRouter,
  onboarding: onboardingRouter,
  onboardingTrails: trailRouter,
  onboardingContents: contentRouter,
  onboardingReading: readingRouter,
  onboardingReport: onboardingReportRouter,
  contacts: contactRouter,
  complimentCategories: complimentCategoryRouter,
  compliments: complimentRouter,
  documentCategories: documentCategoryRouter,
  documents: documentRouter,
  employees: employeeRouter,
  relatives: relativeRouter,
  hrReports: hrReportRouter,
  shutdowns: shutdownRouter,
  ownData: ownDataRouter,
  personalDataRequests: personalDataRequestRouter,
  personalDataReadings: personalDataReadingRouter,
  calendar: calendarRouter,
  applications: applicationRouter,
  resources: resourceRouter,
  signatures: signatureRouter,
  orgChart: orgChartRouter,
  leads: leadRouter,
  leadViews: leadViewRouter,
  noCoverage: noCoverageRouter,
  salesReports: salesReportRouter,
  salesCampaigns: campaignRouter,
  salesChannels: channelRouter,
  destinations: destinationRouter,
  trackingLinks: trackingLinkRouter,
  leadImports: leadImportRouter,
  customers: customerRouter,
  pricing: priceRouter,
  blacklist: blacklistRouter,
  blacklistMotives: motiveRouter,
  coverage: coverageRouter,
  erp: erpRouter,
  communicationCampaigns: communicationCampaignRouter,
  communicationReplies: communicationReplyRouter,
  communicationRules: communicationRuleRouter,
  communicationSends: communicationSendRouter,
  whatsappTemplates: templateRouter,
  restrictions: restrictionRouter,
  roulette: rouletteRouter,
  publicRoulette: publicRouletteRouter,
  marketingEvents: eventRouter,
  campaignResults: campaignResultRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
