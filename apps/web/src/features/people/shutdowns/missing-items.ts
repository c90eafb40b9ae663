import { checklist } from '@intranet/contract/people/shutdown-options'

/** Titles of the mandatory items that nobody ticked yet. */
export function missingItems(items: readonly { item: string; feito_em: unknown }[]): string[] {
  return checklist
    .filter(({ item, obrigatorio }) => obrigatorio && !items.some((one) => one.item === item && one.feito_em))
    .map(({ titulo }) => titulo)
}
