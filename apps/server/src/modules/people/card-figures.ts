import { type CardFigure, holds } from '../../platform/card-figures.ts'
import { countCompliments } from './compliments/compliment.queries.ts'
import { countDocuments } from './documents/document.queries.ts'
import { countEmployees } from './employees/employee.queries.ts'
import { countRelatives } from './family/relative.queries.ts'
import { countContents } from './onboarding/content.queries.ts'
import { countOnboardings } from './onboarding/onboarding.queries.ts'
import { countPending } from './onboarding/onboarding-report.queries.ts'
import { countTrails } from './onboarding/trail.queries.ts'
import { countRequests } from './personal-data/request.queries.ts'
import { countShutdowns } from './shutdowns/shutdown.queries.ts'

const employee = holds('rh', 'employee')
const onboarding = holds('onboarding', 'read')

export const peopleFigures: CardFigure[] = [
  { to: '/human-resources/employee/list', may: holds('rh', 'read'), count: countEmployees },
  { to: '/shutdowns/list', may: holds('desligamentos', 'read'), count: countShutdowns },
  { to: '/documents/list', may: holds('rh', 'manage'), count: countDocuments },
  { to: '/compliments/list', may: employee, count: countCompliments },
  { to: '/family/list', may: employee, count: countRelatives },
  { to: '/human-resources/personal-data/list', may: holds('rh', 'manage'), count: countRequests },
  { to: '/human-resources/onboarding/list', may: onboarding, count: countOnboardings },
  { to: '/human-resources/trail/list', may: onboarding, count: countTrails },
  { to: '/human-resources/content/list', may: onboarding, count: countContents },
  { to: '/human-resources/onboarding/report', may: onboarding, count: countPending },
]
