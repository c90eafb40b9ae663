import { formatDateTime } from '@intranet/contract/formats'
import { Photo } from '@/components/dialogs/photo.tsx'
import { Alert } from '@/components/ui/alert.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card } from '@/components/ui/card.tsx'
import { kindOf } from '@/lib/unsent/unsent-kinds.ts'
import { useWaitingPhoto } from '@/lib/unsent/use-waiting-photo.ts'
import { mayMend } from './mendable.ts'
import { titleOf, type Group } from './unsent-groups.ts'

function WaitingPhoto({ id, name }: { id: string; name: string }) {
  const src = useWaitingPhoto(id)
  return src && <Photo id={id} src={src} alt={name} className="h-16 border border-border object-cover" />
}

interface UnsentGroupProps {
  group: Group
  busy: boolean
  onMend: () => void
  onSend: () => void
  onDiscard: () => void
}

/** What waits, when it was typed, and why it was refused, with what can be done about it. */
export function UnsentGroup({ group, busy, onMend, onSend, onDiscard }: UnsentGroupProps) {
  const [{ kind, typedAt, photos, refused }] = group
  return (
    <Card asChild className="grid gap-2.5 p-4">
      <li>
        <div className="min-w-0">
          <h3 className="font-semibold">{kindOf(kind).label}</h3>
          <p className="break-words">{titleOf(group)}</p>
          <p className="text-sm text-muted-foreground">{formatDateTime(new Date(typedAt).toISOString())}</p>
        </div>
        {photos.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {photos.map((id, place) => (
              <WaitingPhoto key={id} id={id} name={`Foto ${place + 1}`} />
            ))}
          </div>
        )}
        {refused && <Alert variant="destructive">{refused.message}</Alert>}
        <div className="flex flex-wrap gap-2">
          {refused && mayMend(kind) && <Button onClick={onMend}>Corrigir</Button>}
          {refused && (
            <Button variant="outline" busy={busy} onClick={onSend}>
              Tentar de novo
            </Button>
          )}
          <Button variant="outline" onClick={onDiscard}>
            Descartar
          </Button>
        </div>
      </li>
    </Card>
  )
}
