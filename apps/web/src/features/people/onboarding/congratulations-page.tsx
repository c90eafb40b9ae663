import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, PartyPopper } from 'lucide-react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { onwards } from './own-progress.ts'
import { ProgressBar } from './progress-bar.tsx'

/** The end of the reading. Who skipped contents sees what is left instead (docs/people.md#reading-order). */
export function CongratulationsPage({ idOnboarding }: { idOnboarding: number | undefined }) {
  const own = useQuery(trpc.onboardingReading.own.queryOptions())
  return (
    <LoadedPage reads={[own]}>
      {(rows) => {
        const row = rows.find(({ id }) => id === idOnboarding)
        const left = row && !row.concluido ? row.conteudos - row.lidos : 0
        return (
          <Page>
            <PageHead heading={left > 0 ? 'QUASE LÁ' : 'PARABÉNS'} />
            <PageSheet>
              <Card className="grid justify-items-center gap-3 px-6 py-10 text-center">
                <PartyPopper className="size-12 text-primary" aria-hidden />
                <h2 className="text-xl font-semibold">
                  {left > 0
                    ? `Você chegou ao fim, e ${left === 1 ? 'falta 1 conteúdo' : `faltam ${left} conteúdos`}.`
                    : 'Parabéns! Você concluiu o onboarding.'}
                </h2>
                {row && (
                  <>
                    <p className="text-muted-foreground">
                      {row.titulo}: {row.lidos} de {row.conteudos} conteúdos lidos.
                    </p>
                    <div className="w-full max-w-80">
                      <ProgressBar percent={row.percentual} label={`Progresso de ${row.titulo}`} />
                    </div>
                  </>
                )}
                <div className="mt-3 flex flex-wrap justify-center gap-2">
                  {row && left > 0 && (
                    <AddressLink to={onwards(row).to} className={buttonVariants()}>
                      {onwards(row).label}
                      <ArrowRight aria-hidden />
                    </AddressLink>
                  )}
                  <AddressLink
                    to="/"
                    className={buttonVariants({ variant: left > 0 ? 'outline' : 'default' })}
                  >
                    <ArrowLeft aria-hidden />
                    Voltar para a página inicial
                  </AddressLink>
                </div>
              </Card>
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
