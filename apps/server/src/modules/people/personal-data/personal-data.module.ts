import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { personalDataRoutes } from './personal-data.rest.ts'
import {
  ownDataRouter,
  personalDataReadingRouter,
  personalDataRequestRouter,
} from './personal-data.router.ts'
import { readingRetentionJob } from './reading-retention.job.ts'
import { personalDataRequest } from './request.obligation.ts'
import { countRequests } from './request.queries.ts'

export const personalDataModule = defineModule({
  name: 'personal-data',
  routers: {
    ownData: ownDataRouter,
    personalDataRequests: personalDataRequestRouter,
    personalDataReadings: personalDataReadingRouter,
  },
  routes: personalDataRoutes,
  jobs: [readingRetentionJob],
  obligations: [personalDataRequest],
  figures: [{ to: '/human-resources/personal-data/list', may: holds('rh', 'manage'), count: countRequests }],
})
