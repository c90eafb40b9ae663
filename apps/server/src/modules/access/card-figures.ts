import { type CardFigure, holds } from '../../platform/card-figures.ts'
import { countAccessProfiles } from './access-profiles/access-profile.queries.ts'
import { countPartners } from './settings/partner.queries.ts'
import { countPermissions } from './settings/permission.queries.ts'
import { countUsers } from './users/user.queries.ts'

const configuration = holds('configuracao', 'read')

export const accessFigures: CardFigure[] = [
  { to: '/users/list', may: holds('users', 'read'), count: countUsers },
  { to: '/access-profiles/list', may: configuration, count: countAccessProfiles },
  { to: '/settings/list', may: configuration, count: countPermissions },
  { to: '/settings/partners', may: configuration, count: countPartners },
]
