/**
 * Procedures of the marketing screens: employees keep campaigns, channels and links (docs/sales.md#marketing-of-sales).
 */
import type { Ability } from '@intranet/contract/access'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'
import { opensTo, procedure, slowProcedure } from '../../platform/procedure/procedure.ts'
import type { Exposure } from '../../platform/procedure/exposure.ts'

type MarketingAbility = Exclude<Ability, 'public'>

const toKeepers = (ability: MarketingAbility) => opensTo((holder) => keepsMarketing(holder, ability))

export const marketingProcedure = (ability: MarketingAbility, exposure: Exclude<Exposure, 'everyRow'>) =>
  procedure('vendas', ability, exposure).meta(toKeepers(ability))

/** The same for work with files or the network: see `slowProcedure`. */
export const slowMarketingProcedure = (ability: MarketingAbility, exposure: Exclude<Exposure, 'everyRow'>) =>
  slowProcedure('vendas', ability, exposure).meta(toKeepers(ability))
