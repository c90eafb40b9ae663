import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { dialog } from '@intranet/contract/messages'
import { ArrowLeft, ArrowRight, Printer, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { useSpineShown } from '@/components/shell/use-viewport.ts'
import { Thread } from '@/components/shell/thread.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'
import { NativeSelect } from '@/components/ui/native-select.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useDebounced } from '@/lib/use-debounced.ts'
import { HandbookArticle } from './handbook-article.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'

type Entry = Outputs['handbook']['index'][number]

const SEARCH_REST_MS = 300
const addressOf = (id: number) => `/employee-handbook/view?artigo=${id}` as const

/** The index's groups, in the order the server has them. */
function chapters(entries: Entry[]): { titulo: string; entries: Entry[] }[] {
  const groups = new Map<number, { titulo: string; entries: Entry[] }>()
  for (const entry of entries) {
    const group = groups.get(entry.id_categoria) ?? { titulo: entry.categoria, entries: [] }
    group.entries.push(entry)
    groups.set(entry.id_categoria, group)
  }
  return [...groups.values()]
}

function Index({ entries, current }: { entries: Entry[]; current: number | undefined }) {
  return chapters(entries).map(({ titulo, entries: own }) => (
    <div key={titulo}>
      <p className="mt-3.5 mb-1.5 flex items-center gap-2 text-xs leading-5 font-[650] tracking-[0.055em] uppercase">
        {titulo}
      </p>
      <Thread
        items={own.map((entry) => ({
          key: String(entry.id),
          label: entry.titulo,
          note: entry.pendente ? 'Leitura pendente' : undefined,
          href: addressOf(entry.id),
          ...(entry.id === current && { state: 'now' as const }),
        }))}
      />
    </div>
  ))
}

function Turn({ entries, at }: { entries: Entry[]; at: number }) {
  const before = entries[at - 1]
  const after = entries[at + 1]
  return (
    <nav
      className="mt-4 flex max-w-[720px] flex-wrap justify-between gap-2 max-sm:[&_a]:min-h-10 print:hidden"
      aria-label="Outros artigos"
    >
      {before ? (
        <AddressLink to={addressOf(before.id)} className={buttonVariants({ variant: 'outline' })}>
          <ArrowLeft aria-hidden />
          {before.titulo}
        </AddressLink>
      ) : (
        <span />
      )}
      {after && (
        <AddressLink to={addressOf(after.id)} className={buttonVariants({ variant: 'outline' })}>
          {after.titulo}
          <ArrowRight aria-hidden />
        </AddressLink>
      )}
    </nav>
  )
}

/** The handbook as it is in force: index, one article, search and the way to print it all. */
export function HandbookViewPage({ artigo }: { artigo?: number }) {
  const session = useSession()
  const beside = useSpineShown()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const q = useDebounced(words.trim(), SEARCH_REST_MS)
  const all = useQuery(trpc.handbook.index.queryOptions({}))
  const found = useQuery({
    ...trpc.handbook.index.queryOptions({ q: q.slice(0, 120) }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const entries = q ? found : all
  const current = artigo ?? all.data?.[0]?.id
  const article = useQuery({
    ...trpc.handbook.read.queryOptions({ id: current ?? 0 }),
    enabled: current !== undefined,
  })
  return (
    <LoadedPage reads={[all]}>
      {(articles) => {
        const search = (
          <SearchInput role="searchbox" label="Buscar no manual" value={words} onValue={setWords} />
        )
        const index = (
          <>
            {q && found.data?.length === 0 && (
              <p className="mt-3 text-sm text-muted-foreground">{dialog.noResult}</p>
            )}
            <Loaded reads={[entries]}>{(shown) => <Index entries={shown} current={current} />}</Loaded>
          </>
        )
        const owed = articles.filter(({ pendente }) => pendente).length
        return (
          <Page>
            <PageHead total={owed > 0 ? <Badge variant="warning">{`${owed} a confirmar`}</Badge> : undefined}>
              <AddressLink to="/employee-handbook/print" className={buttonVariants({ variant: 'outline' })}>
                <Printer aria-hidden />
                Imprimir tudo
              </AddressLink>
              {can(session, 'manual', 'create') && (
                <AddressLink to="/employee-handbook/list" className={buttonVariants({ variant: 'outline' })}>
                  <SquarePen aria-hidden />
                  Artigos
                </AddressLink>
              )}
            </PageHead>
            <PageSheet
              spine={
                <Spine label="Índice do manual">
                  {beside && search}
                  {index}
                </Spine>
              }
            >
              {articles.length === 0 && <EmptyState title="O manual ainda não tem artigos publicados." />}
              {articles.length > 0 && !beside && (
                <div className="mb-4 grid gap-2 print:hidden">
                  {search}
                  {q ? (
                    <nav aria-label="Artigos encontrados">{index}</nav>
                  ) : (
                    <NativeSelect
                      className="w-full"
                      aria-label="Ir para o artigo"
                      value={String(current ?? '')}
                      onChange={(event) =>
                        void navigate({ to: addressOf(Number(event.target.value)) as '/' })
                      }
                    >
                      {articles.map(({ id, titulo }) => (
                        <option key={id} value={id}>
                          {titulo}
                        </option>
                      ))}
                    </NativeSelect>
                  )}
                </div>
              )}
              {article.isLoading && <Skeleton className="h-64 w-full max-w-[720px]" />}
              {article.error && !article.data ? (
                <ErrorState error={article.error} onRetry={() => void article.refetch()} />
              ) : (
                article.data && (
                  <>
                    <HandbookArticle key={article.data.id} article={article.data} />
                    <Turn entries={articles} at={articles.findIndex(({ id }) => id === article.data?.id)} />
                  </>
                )
              )}
            </PageSheet>
          </Page>
        )
      }}
    </LoadedPage>
  )
}
