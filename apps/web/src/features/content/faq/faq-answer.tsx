import { yesNo } from '@intranet/contract/formats'
import { knowledge as text } from '@intranet/contract/messages/content'
import { ChevronRight, Link2, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { RichText } from '@/components/ui/rich-text.tsx'
import { useSession } from '@/lib/session.ts'
import { copyText } from '@/lib/copy-text.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

export type FoundQuestion = Outputs['faq']['search']['dados'][number]

const linkTo = (pergunta: string) =>
  `${window.location.origin}/faq/search/${encodeURIComponent(pergunta.replaceAll('/', ' '))}`

/** "Esta resposta foi útil?" for the one who is signed in; a mind may be changed. */
function Useful({ question }: { question: FoundQuestion }) {
  const [vote, setVote] = useState(question.meu_voto)
  const { mutate } = useSave(trpc.faq.vote.mutationOptions({ onSuccess: ({ util }) => setVote(util) }))
  const choice = (util: boolean) => (
    <Button
      size="sm"
      icon={util ? ThumbsUp : ThumbsDown}
      aria-pressed={vote === util}
      variant={vote === util ? 'outline' : 'ghost'}
      onClick={() => mutate({ id: question.id, util })}
    >
      {yesNo(util)}
    </Button>
  )
  return (
    <span role="group" aria-label={text.useful} className="flex flex-wrap items-center gap-1">
      <span className="mr-1">{vote === null ? text.useful : 'Obrigado pelo retorno.'}</span>
      {choice(true)}
      {choice(false)}
    </span>
  )
}

/** One question; opening it shows the answer and counts as read. */
export function FaqAnswer({ question, open }: { question: FoundQuestion; open: boolean }) {
  const session = useSession()
  const { mutate: view, isIdle } = useSave(trpc.faq.view.mutationOptions({ meta: { quiet: true } }))
  const copy = () => copyText(linkTo(question.pergunta), 'Link copiado.')
  return (
    <details
      open={open}
      className="group border-b border-border last:border-b-0"
      onToggle={(event) => event.currentTarget.open && session && isIdle && view({ id: question.id })}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2.5 font-semibold hover:bg-accent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring [&::-webkit-details-marker]:hidden">
        <ChevronRight className="transition-[rotate] duration-(--base) group-open:rotate-90" aria-hidden />
        <span className="min-w-0 grow">{question.pergunta}</span>
        <span className="max-sm:hidden text-xs font-normal text-muted-foreground">{question.categoria}</span>
      </summary>
      <div className="pr-4 pb-3.5 pl-11 max-sm:pl-4 max-sm:[&_button]:min-h-10">
        <RichText html={question.resposta} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-xs text-muted-foreground">
          {session ? <Useful question={question} /> : <span />}
          <Button size="sm" variant="ghost" icon={Link2} onClick={() => void copy()}>
            Copiar link
          </Button>
        </div>
      </div>
    </details>
  )
}
