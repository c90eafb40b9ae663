/* Logos drawn by design/brand; the wordmarks take the text colour. */
import type { ComponentProps } from 'react'

function IntranetLogo(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden {...props} viewBox="0 0 186 40">
      <g fill="none" stroke="currentColor" strokeWidth="4.4" strokeLinecap="round" strokeLinejoin="round">
        <g stroke="oklch(0.6 0.1 213)">
          <path d="M9 16v7a8 8 0 0 0 8 8h8" />
          <path d="M31 31h.01" strokeWidth="0" />
        </g>
        <path d="M42 12v18" />
        <path d="M49.4 30V12M49.4 20a7 7 0 0 1 14 0v10" />
        <path d="M73.8 6v18a6 6 0 0 0 6 6h1M70.8 13h10" />
        <path d="M88.2 30V12M88.2 20a8 8 0 0 1 8-7.4" />
        <path d="M119.6 12v18M119.6 21a8 9 0 1 0-16 0a8 9 0 1 0 16 0" />
        <path d="M127.0 30V12M127.0 20a7 7 0 0 1 14 0v10" />
        <path d="M148.4 21h16a8 9 0 1 0-3 7" />
        <path d="M174.8 6v18a6 6 0 0 0 6 6h1M171.8 13h10" />
      </g>
      <circle cx="42" cy="5.5" r="2.8" fill="currentColor" />
      <circle cx="9" cy="7" r="3.6" fill="oklch(0.62 0.11 210)" />
    </svg>
  )
}

function ProdutoLogo(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden {...props} viewBox="0 0 188 40">
      <g fill="none" stroke="currentColor" strokeWidth="4.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M42 12v24M42 21a8 9 0 1 1 16 0a8 9 0 1 1-16 0" />
        <path d="M65.4 30V12M65.4 20a8 8 0 0 1 8-7.4" />
        <ellipse cx="89.3" cy="21" rx="8.5" ry="9" />
        <path d="M121.2 5v25M121.2 21a8 9 0 1 0-16 0a8 9 0 1 0 16 0" />
        <path d="M128.6 12v10a7 8 0 0 0 14 0V12M142.6 22v8" />
        <path d="M153 6v18a6 6 0 0 0 6 6h1M150 13h10" />
        <ellipse cx="175.9" cy="21" rx="8.5" ry="9" />
      </g>
      <rect x="2" y="5" width="28" height="28" rx="7" fill="oklch(0.53 0.19 285)" />
      <path
        d="M11 27V12h5.5a4.8 4.8 0 0 1 0 9.6H11"
        fill="none"
        stroke="#fff"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function RazaoLogo(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden {...props} viewBox="0 0 225 40">
      <g fill="none" stroke="currentColor" strokeWidth="4.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M42 30V6h8a7 7 0 0 1 0 14h-8M50 20l8 10" />
        <path d="M80 12v18M80 21a8 9 0 1 0-16 0a8 9 0 1 0 16 0" />
        <path d="M87.4 12h13L87.4 30h13" />
        <path d="M123.8 12v18M123.8 21a8 9 0 1 0-16 0a8 9 0 1 0 16 0" />
        <ellipse cx="139.7" cy="21" rx="8.5" ry="9" />
        <g stroke="oklch(0.6 0.16 260)">
          <path d="M157.2 6v24" />
          <path d="M165.2 30V12M165.2 20a7 7 0 0 1 14 0v10" />
          <path d="M197.6 6.4A6 6 0 0 0 189.6 12v18M186.6 14h10" />
          <ellipse cx="212.5" cy="21" rx="8.5" ry="9" />
        </g>
      </g>
      <circle cx="16" cy="8.5" r="4.5" fill="oklch(0.6 0.16 260)" />
      <circle cx="16" cy="29.5" r="4.5" fill="oklch(0.6 0.16 260)" />
      <path d="M5 19h22" stroke="oklch(0.6 0.16 260)" strokeWidth="4.4" strokeLinecap="round" />
    </svg>
  )
}

function VetorialLogo(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden {...props} viewBox="0 0 182 40">
      <g fill="none" stroke="currentColor" strokeWidth="4.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M42 6l9 24L60 6" />
        <path d="M63 21h16a8 9 0 1 0-3 7" />
        <path d="M89.4 6v18a6 6 0 0 0 6 6h1M86.4 13h10" />
        <ellipse cx="112.3" cy="21" rx="8.5" ry="9" />
        <path d="M128.2 30V12M128.2 20a8 8 0 0 1 8-7.4" />
        <path d="M143.6 12v18" />
        <path d="M167 12v18M167 21a8 9 0 1 0-16 0a8 9 0 1 0 16 0" />
        <path d="M174.4 5v20a5 5 0 0 0 4 5" />
      </g>
      <g
        fill="none"
        stroke="oklch(0.6 0.19 352)"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M5 31L27 9M14 8h14v14" />
      </g>
      <circle cx="5" cy="31" r="3.8" fill="oklch(0.6 0.19 352)" />
      <circle cx="143.6" cy="5.5" r="2.8" fill="currentColor" />
    </svg>
  )
}

function IntranetMark(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden {...props} viewBox="0 0 34 40">
      <g fill="none" stroke="oklch(0.6 0.1 213)" strokeWidth="4.4" strokeLinecap="round">
        <path d="M9 16v7a8 8 0 0 0 8 8h8" />
      </g>
      <circle cx="9" cy="7" r="3.6" fill="oklch(0.62 0.11 210)" />
    </svg>
  )
}

const drawn: Record<string, typeof IntranetLogo> = {
  produto: ProdutoLogo,
  razao: RazaoLogo,
  vetorial: VetorialLogo,
}

/** A provider's uploaded logo, else its drawn one; the group's own where the context is no single provider. */
export function Logo({ brand, image }: { brand?: string; image?: string | null }) {
  if (image) return <img src={image} alt="" className="h-7 max-w-40 object-contain" />
  const Drawing = drawn[brand ?? ''] ?? IntranetLogo
  return <Drawing />
}

/** A provider's logo where its name must be read, on a public page: the name itself where none is known. */
export function ProviderLogo({ brand, name, image }: { brand: string; name: string; image?: string | null }) {
  if (image) return <img src={image} alt={name} className="h-8 max-w-48 object-contain" />
  const Drawing = drawn[brand]
  return Drawing ? <Drawing role="img" aria-hidden={undefined} aria-label={name} /> : <b>{name}</b>
}

/** A provider's logo beside its name: nothing where none is known. */
export function SideLogo({ brand, image }: { brand: string; image: string | null }) {
  if (image) return <img src={image} alt="" className="h-6 max-w-24 shrink-0 object-contain" />
  const Drawing = drawn[brand]
  return Drawing ? <Drawing className="h-5 w-auto max-w-24 shrink-0" /> : null
}

/** The mark before "Trabalhe conosco". */
export function Mark() {
  return <IntranetMark />
}
