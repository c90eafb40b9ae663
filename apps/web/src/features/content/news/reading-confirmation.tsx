import { formatDateTime } from '@intranet/contract/formats'
import { news as text } from '@intranet/contract/messages/content'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useSave } from '@/lib/use-save.ts'

interface ReadingConfirmationProps {
  id: number
  versao: number
  pendente: boolean
  lido_em: string | null
}

/** Whether the element was ever in sight: it is after the text's last line. */
function useReached() {
  const mark = useRef<HTMLSpanElement>(null)
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (!mark.current || reached) return
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setReached(true)
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [reached])
  return { mark, reached }
}

/** "Li e concordo" at the end of a required text, once it was scrolled to its end. */
export function ReadingConfirmation({ id, versao, pendente, lido_em }: ReadingConfirmationProps) {
  const { mark, reached } = useReached()
  const { mutate, isPending } = useSave(trpc.newsReadings.confirm.mutationOptions(), {
    saved: text.confirmed,
    changes: [trpc.news.pathFilter()],
  })
  return (
    <>
      <span ref={mark} className="block h-px" />
      {pendente ? (
        <div className="sticky bottom-0 mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-border bg-card px-3.5 py-3 shadow-pop">
          <p className="min-w-0 grow text-sm" id="confirmar-leitura">
            {reached
              ? 'Confirme que leu e concorda com este texto.'
              : 'Leia o texto até o fim para confirmar a leitura.'}
          </p>
          <Button
            disabled={!reached}
            busy={isPending}
            className="max-sm:min-h-10 max-sm:w-full"
            aria-describedby="confirmar-leitura"
            onClick={() => mutate({ id, versao })}
          >
            {text.confirm}
          </Button>
        </div>
      ) : (
        lido_em && (
          <p className="mt-5 flex items-center gap-2 text-sm text-success">
            <CircleCheck aria-hidden />
            Leitura confirmada em {formatDateTime(lido_em)}
          </p>
        )
      )}
    </>
  )
}
