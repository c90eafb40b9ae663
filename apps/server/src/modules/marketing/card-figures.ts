import { type CardFigure, holds } from '../../platform/card-figures.ts'
import { countCampaigns } from './communication/campaign.queries.ts'
import { countEvents } from './events/event.queries.ts'
import { countRestrictions } from './restrictions/restriction.queries.ts'
import { countCampaigns as countRoulettes } from './roulette/campaign.queries.ts'

const communication = holds('regua_comunicacao', 'read')

export const marketingFigures: CardFigure[] = [
  { to: '/marketing/communication-scale/list', may: communication, count: countCampaigns },
  {
    to: '/marketing/communication-scale-restrictions/list',
    may: communication,
    count: countRestrictions,
  },
  { to: '/marketing/events/list', may: holds('eventos', 'read'), count: countEvents },
  { to: '/marketing/roulette/list', may: holds('roulette', 'read'), count: countRoulettes },
]
