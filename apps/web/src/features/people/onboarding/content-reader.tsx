import { formatDuration } from '@intranet/contract/formats'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { file } from '@intranet/contract/messages/files'
import { onboarding as text } from '@intranet/contract/messages/people'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { Button, buttonVariants } from '@/components/ui/button.tsx'
import { toast } from '@/lib/toast.ts'
import { trpc, type Outputs } from '@/lib/trpc.ts'
import { useSendTyped } from '@/lib/unsent/use-send-typed.ts'
import { useUnsentOf } from '@/lib/unsent/use-unsent.ts'
import { useSave } from '@/lib/use-save.ts'
import { ContentTags, isOf, ReadMark, type ReadContent } from './content-cards.tsx'
import { CONGRATULATIONS, readingAddress } from './reading-address.ts'

type Next = Outputs['onboardingReading']['complete']['proximo']

interface ContentReaderProps {
  content: ReadContent
  /** Its place among the trail's contents, from 1. */
  place: number
  count: number
  previa?: true
}

/**
 * Starting and completing, with the documented toasts; the server says where reading goes on. Without a network both wait,
 * and the person goes on by the cards.
 */
function useReading({ titulo_conteudo: title, ...content }: ReadContent) {
  const navigate = useNavigate()
  const { id_conteudo, id_onboarding, id_trilha, id_usuario_onboarding } = content
  const input = { id_conteudo, id_onboarding, id_trilha, id_usuario_onboarding }
  const goOn = (next?: Next) => {
    const to =
      next?.passo === 'parabens'
        ? `${CONGRATULATIONS}?idOnboarding=${id_onboarding}`
        : readingAddress({
            idOnboarding: id_onboarding,
            idTrail: next?.id_trilha ?? id_trilha,
            idContent: next?.id_conteudo,
          })
    return navigate({ href: to })
  }
  const changes = [trpc.onboardingReading.pathFilter()]
  const begin = useSendTyped('readingStart')
  const end = useSendTyped('readingEnd', { saved: text.contentRead })
  const start = useSave({ mutationFn: () => begin({ input, title }) }, { failed: text.startFailed, changes })
  const complete = useSave(
    {
      mutationFn: () => end({ input, title }),
      onSettled: (done, error) => error ?? goOn(done?.proximo),
    },
    { failed: text.completeFailed, changes },
  )
  return { start: start.mutate, complete }
}

/** An image that does not come says so and leaves its place. */
function reportMissing({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true
  toast.error(file.invalidOrMissing)
}

/**
 * A content: opening it with no start date records a start; the button completes it and goes on. What is sent keeps its
 * order, so the button need not wait for the start.
 */
export function ContentReader({ content, place, count, previa }: ContentReaderProps) {
  const { start, complete } = useReading(content)
  const opened = useRef(false)
  const begun = useUnsentOf('readingStart').some(({ input }) => isOf(content, input))
  const fresh = content.data_inicio === null && !previa && !begun
  useEffect(() => {
    if (!fresh || opened.current) return
    opened.current = true
    start()
  }, [fresh, start])
  const trail = readingAddress({ idOnboarding: content.id_onboarding, idTrail: content.id_trilha, previa })
  return (
    <article className="max-w-[720px]">
      <p className="mb-3 flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        <AddressLink to={trail}>Todos os conteúdos</AddressLink>
        <span>
          {place} de {count} · {formatDuration(content.minutos)}
        </span>
        {!previa && <ReadMark content={content} />}
        <ContentTags tags={content.tags} />
      </p>
      {content.id_imagem_capa && (
        <img
          className="mb-4 max-h-80 w-full rounded-lg object-cover"
          src={`/files/${content.id_imagem_capa}`}
          alt={`Capa de ${content.titulo_conteudo}`}
          onError={reportMissing}
        />
      )}
      <h2 className="text-xl font-semibold">{content.titulo_conteudo}</h2>
      {content.resumo && <p className="mt-1 text-muted-foreground">{content.resumo}</p>}
      {/* Sanitised by the server when it was saved. */}
      <div className="rich mt-4" dangerouslySetInnerHTML={{ __html: content.texto }} />
      {content.imagens_auxiliares.length > 0 && (
        <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-3">
          {content.imagens_auxiliares.map((id, index) => (
            <img
              key={id}
              className="w-full rounded-lg border border-border"
              src={`/files/${id}`}
              alt={`Imagem ${index + 1} de ${content.titulo_conteudo}`}
              loading="lazy"
              onError={reportMissing}
            />
          ))}
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2 max-sm:sticky max-sm:bottom-14 max-sm:border-t max-sm:border-border max-sm:bg-background max-sm:py-2.5">
        {previa ? (
          <AddressLink to={trail} className={buttonVariants({ variant: 'outline' })}>
            Voltar para a trilha
          </AddressLink>
        ) : (
          <Button busy={complete.isPending} onClick={() => complete.mutate()}>
            {text.completeContent}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </article>
  )
}
