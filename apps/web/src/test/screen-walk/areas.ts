/** Which of the walks a screen belongs to, by its address: they run beside each other. */

const AREAS = {
  sales: /^\/(sales|vendas|leads|pricing|blacklist|contratar|details-campaign)\b/,
  marketing: /^\/(marketing|roleta|patrocinios)\b/,
  people:
    /^\/(human-resources|reports|shutdowns|family|documents|compliments|departments|sectors|positions|holidays|careers|resume|applicants|users)/,
  operations:
    /^\/(fleet|requests|ride|supplies|squads|incidents|expiries|operations|client-panel|backoffice|blocking|service|financial)/,
}
export type Area = keyof typeof AREAS | 'others'

export const areaOf = (path: string): Area =>
  (Object.keys(AREAS) as (keyof typeof AREAS)[]).find((area) => AREAS[area].test(path)) ?? 'others'
