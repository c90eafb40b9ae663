import { imageSource } from '@intranet/contract/formats'
import { User } from 'lucide-react'
import { useState } from 'react'
import { cn } from '@/lib/cn.ts'

const tones = [
  'bg-primary-soft text-primary',
  'bg-warning-soft text-warning',
  'bg-success-soft text-success',
  'bg-info-soft text-info',
]
const base =
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-bold tracking-[0.02em] data-initials:before:content-[attr(data-initials)]'
const sizes = { sm: 'size-[22px] text-[9.5px]', default: 'size-7 text-[11px]', lg: 'size-10 text-sm' }

/** First letters of the first and last name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

/** An address as it is, image data as its source. Base64 of a jpeg begins with a slash too. */
export const imageAddress = (image: string): string | undefined =>
  /^(blob:|https?:|\/files\/)/.test(image) ? image : (imageSource(image) ?? undefined)

interface AvatarProps {
  name: string | null | undefined
  /** Address, data URI or bare base64 jpeg. When it fails the initials are shown instead. */
  image?: string | null
  size?: keyof typeof sizes
  className?: string
}

/** A face, its initials, or the default avatar when there is neither. Decorative: the name is beside it. */
export function Avatar({ name, image, size = 'default', className }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const letters = initials(name ?? '')
  const tone = tones[[...letters].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length]
  return (
    // The letters are drawn by the stylesheet: they are no text that a button's name would have to repeat.
    <span
      data-slot="avatar"
      aria-hidden
      data-initials={image && image !== failed ? undefined : letters}
      className={cn(base, sizes[size], tone, className)}
    >
      {image && image !== failed ? (
        <img
          src={imageAddress(image)}
          alt=""
          className="size-full object-cover"
          onError={() => setFailed(image)}
        />
      ) : (
        !letters && <User />
      )}
    </span>
  )
}
