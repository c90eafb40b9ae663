import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { ProviderLogo } from '@/components/shell/logo.tsx'
import { Page } from '@/components/shell/page.tsx'
import { PublicHead } from '@/components/shell/public-head.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'

/** The providers that take requests; who chooses one fills in its form. */
export function ProviderChoicePage() {
  const read = useQuery(trpc.sponsorshipForm.view.queryOptions({}))
  return (
    <Loaded reads={[read]}>
      {({ provedores }) => (
        <Page narrow>
          <div className="min-w-0 pt-6">
            <PublicHead>
              <h1 className="text-2xl font-semibold">Solicitação de patrocínio</h1>
              <p className="text-muted-foreground">
                Escolha o provedor que atende a cidade do seu evento. Já solicitou?{' '}
                <AddressLink to="/patrocinios/protocolo">Acompanhe pelo protocolo</AddressLink>.
              </p>
            </PublicHead>
            <ul className="grid gap-3 sm:grid-cols-2" aria-label="Provedores">
              {provedores.map(({ sistema, nome, logo }) => (
                <li key={sistema}>
                  <Card
                    asChild
                    className="flex flex-row min-h-20 items-center justify-between gap-3 p-5 text-lg text-foreground hover:border-primary [&_svg:first-child]:h-8 [&_svg:first-child]:w-auto"
                  >
                    <AddressLink to={`/patrocinios/${sistema}`}>
                      <ProviderLogo brand={sistema} name={nome} image={logo && `/files/${logo}`} />
                      <ArrowRight aria-hidden />
                    </AddressLink>
                  </Card>
                </li>
              ))}
            </ul>
          </div>
        </Page>
      )}
    </Loaded>
  )
}
