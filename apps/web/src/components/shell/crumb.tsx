import { ArrowLeft, ChevronsUpDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { LinkAddress } from '@/lib/address.ts'
import { AddressLink } from './address-link.tsx'
import { aboveAreas, type AreaKey, areaNames } from './area-names.ts'
import { crumbLinkClasses } from './crumb-classes.ts'
import { useRouteTitle } from './use-route-title.ts'
import { useFold } from './use-fold.ts'
import { useBackTarget } from './use-back-target.ts'
import { useArea } from './use-area.ts'
import { useSpineShown } from './use-viewport.ts'
import { cn } from '@/lib/cn.ts'
import { lazyPart, Nothing } from '@/components/ui/lazy-part.tsx'

const AreaMenu = lazyPart(() => import('./area-menu.tsx'), Nothing)

/** The area's name, which opens its hub's cards. Where none stand beside the page they are fetched when it is pressed. */
function AreaName({ area }: { area: AreaKey }) {
  const beside = useSpineShown()
  const [pressed, setPressed] = useState(false)
  if (beside || pressed)
    return (
      <Suspense fallback={areaNames[area]}>
        <AreaMenu area={area} defaultOpen={pressed} />
      </Suspense>
    )
  return (
    <button
      type="button"
      className={crumbLinkClasses}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setPressed(true)}
    >
      {areaNames[area]} <ChevronsUpDown className="size-3.5" aria-hidden />
    </button>
  )
}

export interface NamedPlace {
  to: LinkAddress
  label: string
}

interface CrumbProps {
  /** Instead of the route's way back: the level above, or a place by its name. */
  back?: LinkAddress | NamedPlace
}

/** The way back (documented target), then the area, whose hub opens as a map. */
export function Crumb({ back: above }: CrumbProps) {
  const known = useBackTarget()
  const back = typeof above === 'string' ? { to: above, label: '' } : (above ?? known)
  const area = useArea()
  const title = useRouteTitle()
  // Asked for while the menu's own part is on its way.
  useFold(useSpineShown() && area !== undefined)
  if (!back && !area) return null
  // Above an area's own page its name would be there twice.
  const name = area && areaNames[area] !== title ? areaNames[area] : undefined
  const words = typeof above === 'string' ? 'Voltar' : `Voltar para ${back?.label}`
  return (
    <nav
      data-slot="crumb"
      className={cn(
        'flex items-center gap-1.5 text-xs leading-5 text-muted-foreground print:hidden',
        // An arrow has air around it, a word begins where the title does.
        back ? '-ml-1.5 max-sm:-ml-1' : '-ml-[3px]',
      )}
      aria-label="Você está em"
    >
      {back && (
        <AddressLink to={back.to} className={crumbLinkClasses} aria-label={words} title={words}>
          <ArrowLeft className="size-3.5" aria-hidden />
        </AddressLink>
      )}
      {area && name ? (
        <AreaName area={area} />
      ) : (
        back && (
          <AddressLink to={back.to} className={crumbLinkClasses}>
            {back.label}
          </AddressLink>
        )
      )}
      {name && back && !above && back.label !== name && !aboveAreas.includes(back.to) && (
        <>
          <span aria-hidden>/</span>
          <AddressLink to={back.to} className={crumbLinkClasses}>
            {back.label}
          </AddressLink>
        </>
      )}
    </nav>
  )
}
