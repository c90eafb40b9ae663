import type { ComponentProps } from 'react'
import logos from './logos.svg'

/** How wide each drawing of a provider is, of 40 in height, by its system. */
const providers = { produto: 188, razao: 225, vetorial: 182 }
const widths = { ...providers, intranet: 186, mark: 34 }
const isDrawn = (brand: string | undefined): brand is keyof typeof providers =>
  brand !== undefined && Object.hasOwn(providers, brand)

/** A wordmark in the colour of the text around it. */
function Drawing({ of, ...props }: ComponentProps<'svg'> & { of: keyof typeof widths }) {
  return (
    <svg aria-hidden {...props} viewBox={`0 0 ${widths[of]} 40`}>
      <use href={`${logos}#${of}`} />
    </svg>
  )
}

/** A provider's uploaded logo, else its drawn one; the group's own where the context is no single provider. */
export function Logo({ brand, image }: { brand?: string; image?: string | null }) {
  if (image) return <img src={image} alt="" className="h-7 max-w-40 object-contain" />
  return <Drawing of={isDrawn(brand) ? brand : 'intranet'} />
}

/** A provider's logo where its name must be read, on a public page: the name itself where none is known. */
export function ProviderLogo({ brand, name, image }: { brand: string; name: string; image?: string | null }) {
  if (image) return <img src={image} alt={name} className="h-8 max-w-48 object-contain" />
  return isDrawn(brand) ? (
    <Drawing of={brand} role="img" aria-hidden={undefined} aria-label={name} />
  ) : (
    <b>{name}</b>
  )
}

/** A provider's logo beside its name: nothing where none is known. */
export function SideLogo({ brand, image }: { brand: string; image: string | null }) {
  if (image) return <img src={image} alt="" className="h-6 max-w-24 shrink-0 object-contain" />
  return isDrawn(brand) ? <Drawing of={brand} className="h-5 w-auto max-w-24 shrink-0" /> : null
}

/** The mark before "Trabalhe conosco". */
export function Mark() {
  return <Drawing of="mark" />
}
