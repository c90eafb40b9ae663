import type { ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { LinkAddress } from '@/lib/address.ts'

interface SquadLine {
  id: number
  nome: string
  to: LinkAddress
  /** What distinguishes it from others of its name. */
  says: ReactNode
}

/** Squads that lead on, each with where it is. */
export const SquadLines = ({ squads }: { squads: readonly SquadLine[] }) => (
  <Card asChild className="block max-w-[640px] py-0 divide-y divide-border">
    <ul>
      {squads.map(({ id, nome, to, says }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 px-3.5 py-2.5 text-sm">
          <AddressLink to={to} className="grow" preload={false}>
            {nome}
          </AddressLink>
          <span className="text-muted-foreground">{says}</span>
        </li>
      ))}
    </ul>
  </Card>
)
