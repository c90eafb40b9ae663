import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countBlacklist } from './blacklist.queries.ts'
import { blacklistRoutes } from './blacklist.rest.ts'
import { blacklistRouter } from './blacklist.router.ts'
import { blacklistExpiryJob, maySeeEvidence } from './blacklist.service.ts'
import { motiveRouter } from './motive.router.ts'

export const blacklistModule = defineModule({
  name: 'blacklist',
  routers: { blacklist: blacklistRouter, blacklistMotives: motiveRouter },
  routes: blacklistRoutes,
  jobs: [blacklistExpiryJob],
  files: { blacklist: { maySee: maySeeEvidence } },
  figures: [
    { to: '/blacklist/list', may: holds('blacklist', 'read'), count: countBlacklist },
    {
      to: '/sales/internal/basic-configurations/blocklist/list',
      may: holds('blacklist', 'read'),
      count: countBlacklist,
    },
  ],
})
