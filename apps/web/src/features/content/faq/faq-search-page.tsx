import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { can } from '@intranet/contract/access'
import { dialog } from '@intranet/contract/messages'
import { knowledge as text } from '@intranet/contract/messages/content'
import { ListChecks, MessageCircleQuestionMark } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useConfirm } from '@/components/dialogs/dialog-context.ts'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { LoadingState } from '@/components/shell/loading-state.tsx'
import { EmptyState, ErrorState } from '@/components/shell/states.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { useDebounced } from '@/lib/use-debounced.ts'
import { useSave } from '@/lib/use-save.ts'
import { chipVariants } from '@/components/ui/chip-variants.ts'
import { FaqAnswer } from './faq-answer.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'

/** The address's word for "no search text" (docs/content.md#searches). */
const NOTHING = 'noparms'
const REST_MS = 500

const addressOf = (busca: string) => `/faq/search/${encodeURIComponent(busca.trim() || NOTHING)}`

/** "Sugerir pergunta": what was missed goes to the one who answers. */
function SuggestButton({ missed }: { missed: string }) {
  const confirm = useConfirm()
  const { mutate, isPending } = useSave(trpc.faq.suggest.mutationOptions(), { saved: text.suggested })
  const ask = async () => {
    const answer = await confirm({
      title: text.suggest,
      text: 'Quem cuida do FAQ recebe a sua pergunta e avisa você quando responder.',
      confirmLabel: 'Enviar',
      input: { kind: 'input', label: 'Pergunta', required: true, value: missed },
    })
    if (answer?.textArea.trim()) mutate({ pergunta: answer.textArea.trim().slice(0, 200) })
  }
  return (
    <Button variant="outline" icon={MessageCircleQuestionMark} busy={isPending} onClick={() => void ask()}>
      {text.suggest}
    </Button>
  )
}

/** Questions and answers, most viewed first, or what the search finds. Open to guests. */
export function FaqSearchPage({ search }: { search: string }) {
  const asked = search === NOTHING ? '' : search
  const navigate = useNavigate()
  const session = useSession()
  const [words, setWords] = useState(asked)
  const [category, setCategory] = useState<number>()
  const rested = useDebounced(words.trim(), REST_MS)
  const last = useRef(asked)
  useEffect(() => {
    if (rested === last.current) return
    last.current = rested
    void navigate({ to: addressOf(rested) as '/', replace: true, resetScroll: false })
  }, [rested, navigate])
  // Back, forward and a link change the address from outside.
  useEffect(() => {
    if (asked === last.current) return
    last.current = asked
    setWords(asked)
  }, [asked])
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.faq.search.queryOptions({
      ...(asked && { busca: asked.slice(0, 120) }),
      ...(category && { id_categoria: category }),
    }),
    placeholderData: keepPreviousData,
  })
  const chip = (key: number | undefined, label: string, total?: number) => (
    <button
      key={key ?? 'todas'}
      type="button"
      className={chipVariants()}
      aria-pressed={category === key}
      onClick={() => setCategory(key)}
    >
      {label}
      {total !== undefined && <span className="text-muted-foreground">{total}</span>}
    </button>
  )
  return (
    <Page narrow>
      <PageHead>
        {session?.employee && <SuggestButton missed={asked} />}
        {can(session, 'perguntas_frequentes', 'read') && (
          <AddressLink to="/faq/list" className={buttonVariants({ variant: 'outline' })}>
            <ListChecks aria-hidden />
            Perguntas
          </AddressLink>
        )}
      </PageHead>
      <PageSheet>
        <SearchInput
          role="searchbox"
          className="h-11"
          label="Buscar no FAQ"
          placeholder="O que você precisa saber?"
          value={words}
          onValue={setWords}
        />
        {data && data.categorias.length > 1 && (
          <div
            className="my-3 flex flex-wrap gap-1.5 max-sm:[&_button]:min-h-10"
            role="group"
            aria-label="Categorias"
          >
            {chip(undefined, 'Todas')}
            {data.categorias.map(({ id, titulo, total }) => chip(id, titulo, total))}
          </div>
        )}
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          !data && <LoadingState />
        )}
        {data?.dados.length === 0 && !isFetching && (
          <EmptyState
            title={dialog.noResult}
            text={session?.employee ? 'Sugira a pergunta: quem cuida do FAQ responde.' : undefined}
            action={session?.employee && <SuggestButton missed={asked} />}
          />
        )}
        {data && data.dados.length > 0 && (
          <div className="mt-3 rounded-lg border border-border bg-card" aria-busy={isFetching || undefined}>
            {data.dados.map((question) => (
              <FaqAnswer key={question.id} question={question} open={data.dados.length === 1} />
            ))}
          </div>
        )}
      </PageSheet>
    </Page>
  )
}
