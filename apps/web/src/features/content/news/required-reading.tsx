import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { news as text } from '@intranet/contract/messages/content'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog.tsx'
import { trpc } from '@/lib/trpc.ts'
import { publishedLabel } from './published-label.ts'

const KEY = 'intranet:leitura-adiada'

/** Items put off stay quiet until the next visit: the tab's own memory ends with it. */
const putOff = () => (sessionStorage.getItem(KEY) ?? '').split(',').filter(Boolean).map(Number)

/** At the next visit after a required publication: what waits to be read and confirmed. */
export default function RequiredReading() {
  const { data = [] } = useQuery({ ...trpc.news.pending.queryOptions(), meta: { quiet: true } })
  const reading = useLocation({ select: ({ pathname }) => /^\/news\/\d+$/.test(pathname) })
  const [later, setLater] = useState(putOff)
  const navigate = useNavigate()
  const waiting = data.filter(({ id }) => !later.includes(id))
  const close = () => {
    const ids = data.map(({ id }) => id)
    sessionStorage.setItem(KEY, ids.join(','))
    setLater(ids)
  }
  const read = (id: number) => {
    close()
    void navigate({ to: `/news/${id}` as '/' })
  }
  const first = waiting[0]
  if (!first || reading) return null
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent size="lg" title={text.requiredReading}>
        <DialogBody>
          <p className="mb-3">
            {waiting.length === 1
              ? 'Há uma publicação que precisa da sua leitura e confirmação.'
              : `Há ${waiting.length} publicações que precisam da sua leitura e confirmação.`}
          </p>
          <ul className="grid gap-2">
            {waiting.map(({ id, titulo, categoria, publicar_em }) => (
              <li key={id} className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
                <span className="min-w-0 grow">
                  <b className="block font-semibold">{titulo}</b>
                  <span className="text-xs text-muted-foreground">
                    {categoria} · {publishedLabel(publicar_em)}
                  </span>
                </span>
                {waiting.length > 1 && (
                  <Button size="sm" onClick={() => read(id)} aria-label={`Ler ${titulo}`}>
                    Ler
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={close}>
            Ler depois
          </Button>
          <Button variant="primary" cooldown={false} onClick={() => read(first.id)}>
            Ler agora
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
