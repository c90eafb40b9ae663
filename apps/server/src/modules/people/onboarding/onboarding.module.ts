import { refusal } from '@intranet/contract/messages/refusals'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countContents } from './content.queries.ts'
import { contentRouter } from './content.router.ts'
import { maySeeOnboardingContent } from './content.service.ts'
import { countPending } from './onboarding-report.queries.ts'
import { onboardingReportRouter } from './onboarding-report.router.ts'
import { onboardingActivation, onboardingReading } from './onboarding.obligation.ts'
import { countOnboardings } from './onboarding.queries.ts'
import { onboardingRoutes } from './onboarding.rest.ts'
import { onboardingRouter } from './onboarding.router.ts'
import { readingRoutes } from './reading.rest.ts'
import { readingRouter } from './reading.router.ts'
import { onboardingArrivalJob, onboardingReminderJob } from './reminder.job.ts'
import { countTrails } from './trail.queries.ts'
import { trailRouter } from './trail.router.ts'
import { onboardingHistory } from './onboarding.history.ts'
import { onboardingData } from './onboarding.personal-data.ts'
import { wholeCompany } from './onboarding-scope.ts'
import { onboardingHoldings } from './onboarding.holding.ts'

export const onboardingModule = defineModule({
  name: 'onboarding',
  routers: {
    onboarding: onboardingRouter,
    onboardingTrails: trailRouter,
    onboardingContents: contentRouter,
    onboardingReading: readingRouter,
    onboardingReport: onboardingReportRouter,
  },
  routes: [...onboardingRoutes, ...readingRoutes],
  changes: [
    { table: 'onboarding_onboarding', list: onboardingRouter.list, whole: wholeCompany },
    { table: 'onboarding_trilha', list: trailRouter.list, whole: wholeCompany },
    { table: 'onboarding_conteudo', list: contentRouter.list, whole: wholeCompany },
  ],
  events: [{ name: 'onboarding.finished', list: onboardingReportRouter.list, whole: wholeCompany }],
  jobs: [onboardingArrivalJob, onboardingReminderJob],
  history: onboardingHistory,
  refusals: {
    texts: {
      onboarding_onboarding_trilha_ordem: [refusal.orderChanged, null],
      onboarding_trilha_conteudo_ordem: [refusal.orderChanged, null],
    },
    ofCodeAlone: [
      'onboarding_onboarding_aguarda',
      'onboarding_progresso_periodo',
      'onboarding_progresso_unico',
      'onboarding_usuario_id_usuario_id_onboarding_key',
    ],
  },
  files: { onboarding_conteudo: { maySee: maySeeOnboardingContent } },
  personalData: { kept: onboardingData, notAbout: ['onboarding_onboarding.id_usuario'] },
  holdings: onboardingHoldings,
  obligations: [onboardingReading, onboardingActivation],
  figures: [
    { to: '/human-resources/onboarding/list', may: holds('onboarding', 'read'), count: countOnboardings },
    { to: '/human-resources/trail/list', may: holds('onboarding', 'read'), count: countTrails },
    { to: '/human-resources/content/list', may: holds('onboarding', 'read'), count: countContents },
    { to: '/human-resources/onboarding/report', may: holds('onboarding', 'read'), count: countPending },
  ],
})
