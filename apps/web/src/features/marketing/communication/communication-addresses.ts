import type { OpenedAddress } from '@/lib/address.ts'
/** Addresses of the communication screens that carry a campaign, a rule or an execution. */
const address = <Path extends OpenedAddress>(
  path: Path,
  search: Record<string, number | undefined>,
): Path | `${Path}?${string}` => {
  const query = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  )
  return query.length ? `${path}?${query.join('&')}` : path
}

export const campaignEdit = (idCampaign: number) =>
  address('/marketing/communication-scale/edit', { idCampaign })
export const ruleList = (idCampaign: number, aprovar?: number) =>
  address('/marketing/communication-scale-rules/list', { idCampaign, aprovar })
export const ruleRegister = (idCampaign: number) =>
  address('/marketing/communication-scale-rules/register', { idCampaign })
export const ruleEdit = (idCampaign: number, idRule: number) =>
  address('/marketing/communication-scale-rules/edit', { idCampaign, idRule })
export interface SendScope {
  idCampaign?: number
  idRule?: number
  idExecution?: number
}
export const sendList = (of: SendScope) => address('/marketing/communication-scale/sends', { ...of })
