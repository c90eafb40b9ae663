import { formatDuration } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, PartyPopper } from 'lucide-react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { onwards } from './own-progress.ts'
import { ProgressBar } from './progress-bar.tsx'

/** For who has read nothing there is nothing to be congratulated on. */
const NoOnboarding = () => (
  <Page>
    <PageHead heading="ONBOARDING" />
    <PageSheet>
      <EmptyState
        text="Você não concluiu nenhum onboarding."
        action={
          <AddressLink
            to="/human-resources/onboarding/employee"
            className={buttonVariants({ variant: 'outline' })}
          >
            Ver meus onboardings
          </AddressLink>
        }
      />
    </PageSheet>
  </Page>
)

/** The end of the reading. Who skipped contents sees what is left instead (docs/people.md#reading-order). */
export function CongratulationsPage({ idOnboarding }: { idOnboarding: number | undefined }) {
  const own = useQuery(trpc.onboardingReading.own.queryOptions())
  return (
    <LoadedPage reads={[own]}>
      {(rows) => {
        // An address without one is about what the person finished last.
        const row = rows.find(({ id }) => id === idOnboarding) ?? rows.findLast(({ concluido }) => concluido)
        if (!row) return <NoOnboarding />
        const left = row.concluido ? 0 : row.conteudos - row.lidos
        return (
          <Page>
            <PageHead heading={left > 0 ? 'QUASE LÁ' : 'PARABÉNS'} />
            <PageSheet>
              <Card className="grid max-w-[640px] justify-items-center gap-3 px-6 py-10 text-center">
                <PartyPopper className="size-12 text-primary" aria-hidden />
                <h2 className="text-xl font-semibold">
                  {left > 0
                    ? `Você chegou ao fim, e ${left === 1 ? 'falta 1 conteúdo' : `faltam ${left} conteúdos`}.`
                    : 'Parabéns! Você concluiu o onboarding.'}
                </h2>
                <p className="text-muted-foreground">
                  {row.titulo}: {row.lidos} de {row.conteudos} conteúdos lidos.
                  {left === 0 && ` ${formatDuration(row.minutos)} de leitura.`}
                </p>
                <div className="w-full max-w-80">
                  <ProgressBar percent={row.percentual} label={`Progresso de ${row.titulo}`} />
                </div>
                <div className="mt-3 flex flex-wrap justify-center gap-2">
                  {left > 0 && (
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
