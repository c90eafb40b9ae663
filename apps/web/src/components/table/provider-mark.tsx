import { brandName } from '@intranet/contract/formats'

/** A provider's square and name. `name` wins over the brand name of the key. */
export function ProviderMark({ sistema, name }: { sistema: string; name?: string }) {
  return (
    <span
      className="inline-flex items-center gap-1.5 before:size-2 before:shrink-0 before:rounded-[2px] before:bg-[oklch(0.6_0.17_285)] data-[hue=razao]:before:bg-[oklch(0.58_0.17_260)] data-[hue=vetorial]:before:bg-[oklch(0.6_0.18_352)]"
      data-hue={sistema}
    >
      {name ?? brandName(sistema)}
    </span>
  )
}

/** The cell of a declared column. */
export const markedProvider = ({ sistema, provedor }: { sistema: string; provedor: string }) => (
  <ProviderMark sistema={sistema} name={provedor} />
)

/** The cell of a column whose rows have the provider's key alone. */
export const markedKey = ({ row }: { row: { original: { sistema: string } } }) => (
  <ProviderMark sistema={row.original.sistema} />
)
