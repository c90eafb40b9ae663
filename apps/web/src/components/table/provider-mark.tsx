import { brandName } from '@intranet/contract/formats'
import { cn } from '@/lib/cn.ts'

/** A provider's square and name. `name` wins over the brand name of the key. */
export function ProviderMark({ sistema, name }: { sistema: string; name?: string }) {
  return <span className={cn('prov', sistema)}>{name ?? brandName(sistema)}</span>
}
