import type { ReactNode } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Card } from '@/components/ui/card.tsx'

/** A part of the customer's home; `to` is the screen that shows all of it. */
export function Tile({
  title,
  to,
  children,
}: {
  title: string
  to?:
    | '/client-panel/service'
    | '/client-panel/connections'
    | '/client-panel/financial'
    | '/client-panel/service-orders'
  children: ReactNode
}) {
  return (
    <Card asChild className="grid content-start gap-2 p-4">
      <section>
        <h2 className="flex items-baseline justify-between gap-2 text-sm font-semibold">
          {title}
          {to && (
            <AddressLink to={to} className="link text-sm font-normal">
              Abrir
            </AddressLink>
          )}
        </h2>
        {children}
      </section>
    </Card>
  )
}
