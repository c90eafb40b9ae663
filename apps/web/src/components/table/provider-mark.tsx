import { brandName } from '@intranet/contract/formats'

/** A provider's square and name. `name` wins over the brand name of the key. */
export function ProviderMark({ sistema, name }: { sistema: string; name?: string }) {
  return (
    <span className="provider-mark" data-hue={sistema}>
      {name ?? brandName(sistema)}
    </span>
  )
}
