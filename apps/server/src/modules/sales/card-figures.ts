import { maySeeCustomers } from '@intranet/contract/sales/customer-access'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'
import type { Actor } from '../../platform/actor.ts'
import { type CardFigure, holds } from '../../platform/card-figures.ts'
import { countBlacklist } from './blacklist/blacklist.queries.ts'
import { countCoverage } from './coverage/coverage.queries.ts'
import { countCustomers } from './customers/customer.queries.ts'
import { countErps } from './erp/erp.queries.ts'
import { countLeadImports } from './lead-imports/lead-import.queries.ts'
import { countPrices } from './pricing/price.queries.ts'
import { countCampaigns } from './sales-campaigns/campaign.queries.ts'
import { countChannels } from './sales-channels/channel.queries.ts'
import { countDestinations } from './tracking-links/destination.queries.ts'
import { countTrackingLinks } from './tracking-links/tracking-link.queries.ts'

const marketing = (actor: Actor) => keepsMarketing(actor, 'read')
const blacklist = holds('blacklist', 'read')

export const salesFigures: CardFigure[] = [
  { to: '/pricing/list', may: holds('precificacao', 'read'), count: countPrices },
  { to: '/blacklist/list', may: blacklist, count: countBlacklist },
  { to: '/sales/internal/basic-configurations/blocklist/list', may: blacklist, count: countBlacklist },
  { to: '/sales/internal/customers/list', may: maySeeCustomers, count: countCustomers },
  { to: '/sales/internal/coverage/list', may: holds('vendas', 'read'), count: countCoverage },
  { to: '/sales/internal/erp/list', may: holds('vendas', 'superadmin'), count: countErps },
  { to: '/marketing/campaigns/list', may: marketing, count: countCampaigns },
  { to: '/marketing/channels/list', may: marketing, count: countChannels },
  { to: '/marketing/imports-leads/list', may: marketing, count: countLeadImports },
  { to: '/marketing/tracking-link/list', may: marketing, count: countTrackingLinks },
  { to: '/marketing/destinations/list', may: marketing, count: countDestinations },
]
