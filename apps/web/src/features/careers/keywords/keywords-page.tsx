import { can } from '@intranet/contract/access'
import { slugify } from '@intranet/contract/formats'
import { common } from '@intranet/contract/messages'
import { application } from '@intranet/contract/messages/careers'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Search, Users } from 'lucide-react'
import { Suspense } from 'react'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Loaded } from '@/components/shell/loaded.tsx'
import { Page, PageHead, PageSheet, SectionLabel } from '@/components/shell/page.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { lazyPart } from '@/components/ui/lazy-part.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { searchWith } from '@/lib/search-with.ts'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'
import { KeywordList } from './keyword-list.tsx'
import { readTerms, writeTerms } from './sought-terms.ts'
import { TermInput } from './term-input.tsx'

const VacancyTalents = lazyPart(async () => ({
  default: (await import('../talent-bank/talent-table.tsx')).VacancyTalents,
}))

interface KeywordsPageProps {
  /** Without a vacancy: the words that are offered to all. */
  id?: number
  /** The words that are looked for in the talent bank. */
  search?: string
}

/** The words of a vacancy with their weights, and whom they find in the talent bank. */
export function KeywordsPage({ id, search }: KeywordsPageProps) {
  const session = useSession()
  const manages = can(session, 'banco_talentos', 'manage')
  const navigate = useNavigate()
  const read = useQuery({
    ...trpc.keywords.list.queryOptions({ id_vaga: id ?? null }),
    refetchInterval: ({ state }) => (state.data?.repontuacao ? 2000 : false),
  })
  const add = useSave(trpc.keywords.create.mutationOptions(), {
    saved: common.success,
    changes: [trpc.keywords.pathFilter()],
  })
  const sought = readTerms(search)
  const words = writeTerms(read.data?.termos ?? [])
  const look = () =>
    id === undefined
      ? void navigate({ to: '/ResumeDatabase/list', search: searchWith({ palavras: words }) })
      : void navigate({
          to: '/careers/keywords/{-$vacancyName}/{-$id}/{-$search}',
          params: {
            vacancyName: slugify(read.data?.vaga?.titulo_vaga ?? '') || 'noparms',
            id,
            search: words,
          },
          search: {},
        })
  const edits = read.data?.vaga?.edita ?? manages
  return (
    <Page>
      <PageHead heading={read.data?.vaga ? `PALAVRAS-CHAVE: ${read.data.vaga.titulo_vaga}` : undefined}>
        {id !== undefined && (
          <AddressLink to={`/careers/applicants/${id}`} className={buttonVariants({ variant: 'outline' })}>
            <Users aria-hidden />
            Candidatos
          </AddressLink>
        )}
        <Button variant="outline" icon={Search} disabled={!read.data?.termos.length} onClick={look}>
          Buscar
        </Button>
      </PageHead>
      <PageSheet>
        <Loaded reads={[read]} waiting={<Skeleton className="h-48 w-full" />}>
          {({ termos, repontuacao, vaga }) => (
            <>
              {repontuacao && (
                <p className="mb-3 flex items-center gap-2 text-sm" role="status">
                  <progress
                    value={repontuacao.feitas}
                    max={repontuacao.total || 1}
                    aria-label="Pontuações contadas"
                  />
                  Contando pontuações: {repontuacao.feitas} de {repontuacao.total}
                </p>
              )}
              {manages && !edits && <p className="mb-3 text-sm">{application.judgesOwn}</p>}
              {edits && (
                <TermInput
                  busy={add.isPending}
                  onAdd={(term) => add.mutate({ id_vaga: id ?? null, objects: [term] })}
                />
              )}
              <KeywordList words={termos} manages={edits} />
              {sought.length > 0 && (
                <section>
                  <SectionLabel>Banco de talentos</SectionLabel>
                  <Suspense fallback={<Skeleton className="h-48 w-full" />}>
                    <VacancyTalents terms={sought} vacancy={vaga ?? undefined} near={vaga?.id_cidade} />
                  </Suspense>
                </section>
              )}
            </>
          )}
        </Loaded>
      </PageSheet>
    </Page>
  )
}
