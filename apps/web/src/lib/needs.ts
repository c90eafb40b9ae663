import {
  can,
  isAnyManager,
  isSuperadmin,
  seesConfiguration,
  worksInServiceDesk,
  type Ability,
  type AccessHolder,
  type ModuleKey,
} from '@intranet/contract/access'
import { seesApplications } from '@intranet/contract/content/application-access'
import { readsHandbook } from '@intranet/contract/content/knowledge-access'
import { confirmationReach, readsNews } from '@intranet/contract/content/news-access'
import {
  readsColleagueDays,
  readsSensitiveReports,
  reportReach,
} from '@intranet/contract/people/hr-reports-access'
import { readsCarRepairs } from '@intranet/contract/operations/fleet-access'
import { maySeeCustomers } from '@intranet/contract/sales/customer-access'

type Holder = AccessHolder | null

/** What no level of a module says: each is a question of the contract. */
type Word =
  | 'open'
  | 'signedIn'
  | 'employee'
  | 'applications'
  | 'anyManager'
  | 'configuration'
  | 'news'
  | 'handbook'
  | 'newsReaders'
  | 'handbookReaders'
  | 'anyReaders'
  | 'colleagueDays'
  | 'hrReports'
  | 'sensitiveReports'
  | 'customers'
  | 'carRepairs'
  | 'serviceDesk'

const named: Record<Word, (holder: Holder) => boolean> = {
  /** Everybody, guests too. */
  open: () => true,
  signedIn: (holder: Holder) => holder !== null,
  employee: (holder: Holder) => holder !== null && (holder.employee || isSuperadmin(holder)),
  applications: seesApplications,
  anyManager: isAnyManager,
  configuration: seesConfiguration,
  news: readsNews,
  handbook: readsHandbook,
  newsReaders: (holder: Holder) => confirmationReach(holder, 'novidades') !== null,
  handbookReaders: (holder: Holder) => confirmationReach(holder, 'manual') !== null,
  anyReaders: (holder: Holder) => named.newsReaders(holder) || named.handbookReaders(holder),
  colleagueDays: readsColleagueDays,
  hrReports: (holder: Holder) => reportReach(holder) !== null,
  sensitiveReports: readsSensitiveReports,
  customers: maySeeCustomers,
  carRepairs: readsCarRepairs,
  serviceDesk: worksInServiceDesk,
}

interface ModuleNeed {
  module: ModuleKey
  ability: Ability
  /** For employees alone: a partner's role of the module is not enough. */
  staff?: true
}

/** Who may open a screen; its route says so in `staticData.needs`. */
export type Needs = Word | ModuleNeed

/** Whether a person, or a guest when null, may open a screen. What depends on a record its loader decides. */
export function opens(needs: Needs, holder: Holder): boolean {
  if (typeof needs === 'string') return named[needs](holder)
  return can(holder, needs.module, needs.ability) && (!needs.staff || named.employee(holder))
}
