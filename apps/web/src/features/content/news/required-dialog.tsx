import { news as text } from '@intranet/contract/messages/content'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '@/components/ui/button.tsx'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx'
import { Card } from '@/components/ui/card.tsx'
import type { Outputs } from '@/lib/trpc.ts'
import { publishedLabel } from './published-label.ts'

interface RequiredDialogProps {
  /** At least one. */
  waiting: Outputs['news']['pending']
  onClose: () => void
}

/** Names the publications that wait for somebody's confirmation, and leads to them. */
export default function RequiredDialog({ waiting, onClose }: RequiredDialogProps) {
  const navigate = useNavigate()
  const read = (id: number) => {
    onClose()
    void navigate({ to: `/news/${id}` as '/' })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{text.requiredReading}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <p className="mb-3">
            {waiting.length === 1
              ? 'Há uma publicação que precisa da sua leitura e confirmação.'
              : `Há ${waiting.length} publicações que precisam da sua leitura e confirmação.`}
          </p>
          <ul className="grid gap-2">
            {waiting.map(({ id, titulo, categoria, publicar_em }) => (
              <Card asChild key={id} className="flex flex-row flex-wrap items-center gap-x-4 gap-y-2 p-3">
                <li>
                  <span className="min-w-0 grow">
                    <b className="block font-semibold">{titulo}</b>
                    <span className="text-xs text-muted-foreground">
                      {categoria} · {publishedLabel(publicar_em)}
                    </span>
                  </span>
                  {waiting.length > 1 && (
                    <Button variant="outline" size="sm" onClick={() => read(id)} aria-label={`Ler ${titulo}`}>
                      Ler
                    </Button>
                  )}
                </li>
              </Card>
            ))}
          </ul>
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            Ler depois
          </Button>
          <Button cooldown={false} onClick={() => read(waiting[0]!.id)}>
            Ler agora
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
