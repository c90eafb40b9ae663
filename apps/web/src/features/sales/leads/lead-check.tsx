import { Ban, CircleCheck, ExternalLink, UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LeadVerification } from '@intranet/contract/sales/lead'
import { formatMoney } from '@intranet/contract/formats'
import { lead as text } from '@intranet/contract/messages/leads'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { Door } from '../reports/lead-links.ts'
import { leadAddress } from './lead-addresses.ts'

export type FoundCustomer = LeadVerification['clientes'][number]

/** Whether something about the person or the place should be read before going on. */
export const hasFindings = ({ clientes, aberta, blacklist }: LeadVerification) =>
  clientes.length > 0 || aberta !== null || blacklist !== null

function Finding({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Card asChild className="flex flex-row flex-wrap items-center gap-3 p-3">
      <li>
        {icon}
        {children}
      </li>
    </Card>
  )
}

interface LeadCheckProps {
  found: LeadVerification
  door: Door
  onAfterSale: (tipo: 'upgrade' | 'downgrade', customer: FoundCustomer) => void
}

/** What is known of a person and a place: an existing customer, an open lead, the blacklist. */
export function LeadCheck({ found, door, onAfterSale }: LeadCheckProps) {
  const { clientes, aberta, blacklist, aviso } = found
  if (!hasFindings(found)) return null
  return (
    <ul className="mb-4 grid max-w-[640px] gap-2" aria-label="Verificação">
      {aberta && (
        <Finding icon={<UserRoundCheck className="text-warning" aria-hidden />}>
          <span className="min-w-0 grow">
            {aberta.mesmo_documento ? text.openExists : text.openSamePhone}
            <span className="block text-xs text-muted-foreground">
              {[aberta.provedor, aberta.vendedor].filter(Boolean).join(' · ')}
            </span>
          </span>
          {aberta.id !== null && (
            <AddressLink
              to={leadAddress(door, aberta.id)}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              <ExternalLink aria-hidden />
              Abrir lead
            </AddressLink>
          )}
        </Finding>
      )}
      {blacklist && (
        <Finding
          icon={
            <Ban
              style={{ color: blacklist === 'cliente' ? 'var(--on-danger)' : 'var(--on-warning)' }}
              aria-hidden
            />
          }
        >
          <span>{aviso}</span>
        </Finding>
      )}
      {clientes.map((customer) => (
        <Finding
          key={`${customer.id_empresa} ${customer.cod_cliente}`}
          icon={<CircleCheck className="text-success" aria-hidden />}
        >
          <span className="min-w-0 grow">
            {customer.nome} já é cliente {customer.provedor}.
            <span className="block text-xs text-muted-foreground">
              {[
                `código ${customer.cod_cliente}`,
                customer.produto,
                customer.valor && formatMoney(customer.valor),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Button variant="outline" size="sm" onClick={() => onAfterSale('upgrade', customer)}>
            Upgrade
          </Button>
          <Button variant="outline" size="sm" onClick={() => onAfterSale('downgrade', customer)}>
            Downgrade
          </Button>
        </Finding>
      ))}
    </ul>
  )
}
