import { Logo } from '@/components/shell/logo.tsx'

const group = [
  ['produto', 'Produto'],
  ['razao', 'RazaoInfo'],
  ['vetorial', 'Vetorial'],
] as const

/** The companies of the group, at the foot of the public pages. */
export function GroupLogos() {
  return (
    <ul
      className="flex justify-center gap-7 pt-6 text-muted-foreground max-[801px]:gap-[18px] [&_svg]:h-5 max-[801px]:[&_svg]:h-[17px]"
      aria-label="Empresas do grupo"
    >
      {group.map(([brand, name]) => (
        <li key={brand}>
          <Logo brand={brand} />
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  )
}
