import { cn } from '@/lib/cn.ts'
import { useConfirm } from './dialog-context.ts'

interface PhotoProps {
  /** A stored file's id. */
  id: string
  /** Where it is read from instead: a photo that waits on this device. */
  src?: string
  alt: string
  /** Of the small picture. */
  className?: string
}

/** A small picture of a stored file; pressed, it opens large. */
export function Photo({ id, src = `/files/${id}`, alt, className }: PhotoProps) {
  const open = useConfirm()
  return (
    <button
      type="button"
      aria-label={`Ampliar ${alt}`}
      className="block cursor-zoom-in"
      onClick={() => void open({ type: 'img', title: alt, src, alt })}
    >
      <img src={src} alt={alt} className={cn('rounded-md', className)} loading="lazy" />
    </button>
  )
}
