import { Trash2 } from 'lucide-react'
import { Photo } from '@/components/dialogs/photo.tsx'
import { IconButton } from '@/components/ui/icon-button.tsx'
import { cn } from '@/lib/cn.ts'

interface PictureProps {
  id: string
  name: string
  whole?: boolean
  /** Of one that is on this device alone. */
  src?: string
  onRemove: () => void
}

/** A picture of a form. A fresh upload is shown to the one who sent it, so its preview is the file itself. */
export function Picture({ id, name, whole, src, onRemove }: PictureProps) {
  return (
    <span className="relative">
      <Photo
        id={id}
        src={src}
        alt={`Prévia: ${name}`}
        className={cn(
          'max-w-40 border border-border',
          whole ? 'h-12 bg-white object-contain p-1' : 'h-20 object-cover',
        )}
      />
      <IconButton
        icon={Trash2}
        label={`Remover ${name}`}
        size="sm"
        className="!absolute -right-3 -top-3 border border-border bg-card"
        onClick={onRemove}
      />
    </span>
  )
}
