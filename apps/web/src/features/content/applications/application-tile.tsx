import { Star } from 'lucide-react'
import { NamedIcon } from '@/components/records/named-icon.tsx'
import { cn } from '@/lib/cn.ts'
import type { Outputs } from '@/lib/trpc.ts'
import { iconButtonVariants } from '@/components/ui/icon-button-variants.ts'
import { Card } from '@/components/ui/card.tsx'

export type Application = Outputs['applications']['own'][number]

interface ApplicationTileProps {
  application: Application
  onFavourite: (application: Application) => void
}

/** One system: opens where its address leads, and can be starred. */
export function ApplicationTile({ application, onFavourite }: ApplicationTileProps) {
  const { nome, descricao, url, icone, nova_aba, favorito } = application
  return (
    <Card asChild className="relative flex flex-row items-start gap-3 p-3 hover:bg-accent">
      <li>
        <NamedIcon name={icone} className="mt-0.5 text-primary" />
        <a
          href={url}
          target={nova_aba ? '_blank' : undefined}
          rel="noreferrer"
          className="grid min-w-0 grow text-foreground after:absolute after:inset-0"
        >
          <b className="truncate text-sm">{nome}</b>
          <span className="line-clamp-2 text-xs text-muted-foreground">{descricao}</span>
          {nova_aba && <span className="sr-only">(abre em nova aba)</span>}
        </a>
        <button
          type="button"
          className={cn(iconButtonVariants({ size: 'sm' }), 'z-1')}
          aria-pressed={favorito}
          aria-label={`Favorita: ${nome}`}
          onClick={() => onFavourite(application)}
        >
          <Star className={cn(favorito && 'fill-current text-primary')} aria-hidden />
        </button>
      </li>
    </Card>
  )
}
