import { formatDuration } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { hr } from '@intranet/contract/messages/people'
import { onboarding as text } from '@intranet/contract/messages/people'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { Thread } from '@/components/shell/thread.tsx'
import { Card } from '@/components/ui/card.tsx'
import { trpc } from '@/lib/trpc.ts'
import { ContentCards } from './content-cards.tsx'
import { ContentReader } from './content-reader.tsx'
import { readingAddress, type ReadingSearch } from './reading-address.ts'
import { sizeOfTrail } from './reading-time.ts'

/** Without idContent the cards of a trail, with it the content (docs/people.md#reading-order). */
export function ReadingPage({ idOnboarding = 0, idTrail, idContent, previa }: ReadingSearch) {
  const asked = { id_onboarding: idOnboarding || 1, ...(previa && { previa }) }
  const trails = useQuery({ ...trpc.onboardingReading.trails.queryOptions(asked), enabled: idOnboarding > 0 })
  const trail = trails.data?.find(({ id_trilha }) => id_trilha === idTrail) ?? trails.data?.[0]
  const contents = useQuery({
    ...trpc.onboardingReading.contents.queryOptions({ ...asked, id_trilha: trail?.id_trilha ?? 1 }),
    enabled: trail !== undefined,
  })
  return (
    <LoadedPage reads={[trails, ...(trail ? [contents] : [])]} title={text.loadFailed}>
      {() => {
        const open = contents.data?.find(({ id_conteudo }) => id_conteudo === idContent)
        return (
          <Page>
            <PageHead
              heading={(trail?.nome ?? hr.onboarding).toLocaleUpperCase('pt-BR')}
              total={previa ? 'Prévia' : undefined}
              back={previa && { to: '/human-resources/onboarding/list', label: 'Onboardings' }}
            />
            <PageSheet
              spine={
                <Spine label="Trilhas" under>
                  <Thread
                    tall
                    items={(trails.data ?? []).map((one) => ({
                      key: String(one.id_trilha),
                      label: one.nome,
                      note: previa
                        ? sizeOfTrail(one.conteudos, one.minutos)
                        : `${one.lidos} de ${one.conteudos} lidos, ${formatDuration(one.minutos)}`,
                      href: readingAddress({ idOnboarding, idTrail: one.id_trilha, previa }),
                      state:
                        one === trail
                          ? ('now' as const)
                          : !previa && one.lidos >= one.conteudos
                            ? ('done' as const)
                            : undefined,
                    }))}
                  />
                </Spine>
              }
            >
              {!trail && (
                <Card className="block py-0">
                  <EmptyState
                    title="Ainda não há o que ler"
                    text="Os conteúdos aparecem aqui assim que forem vinculados."
                  />
                </Card>
              )}
              {trail && !open && (
                <ContentCards contents={contents.data ?? []} idOnboarding={idOnboarding} previa={previa} />
              )}
              {open && (
                <ContentReader
                  key={open.id_conteudo}
                  content={open}
                  place={(contents.data ?? []).indexOf(open) + 1}
                  count={contents.data?.length ?? 0}
                  previa={previa}
                />
              )}
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
