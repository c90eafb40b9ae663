import { brandName } from '@intranet/contract/formats'

/** A provider's square and name. `name` wins over the brand name of the key. */
export function ProviderMark({ sistema, name }: { sistema: string; name?: string }) {
  return (
    <span className="hue-mark" data-hue={sistema}>
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
