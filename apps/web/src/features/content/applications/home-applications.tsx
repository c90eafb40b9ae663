import { useQuery } from '@tanstack/react-query'
import { NamedIcon } from '@/components/records/named-icon.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { trpc } from '@/lib/trpc.ts'
import { useIntranetLinks } from './use-intranet-links.ts'

const SHOWN = 6

// A line around each: a row that is not full has no grey rest.
const placeClasses = 'min-w-0 shadow-[0_0_0_1px_var(--border)]'
const linkClasses =
  'flex h-full flex-col items-center gap-1.5 px-1 pt-[13px] pb-[11px] text-center text-xs text-foreground hover:bg-accent hover:no-underline [&>svg]:text-primary'

/** The first applications, favourites before the others, and the intranet's own tools. */
export function HomeApplications() {
  const links = useIntranetLinks()
  const { data = [] } = useQuery(trpc.applications.own.queryOptions())
  return (
    <>
      <SectionLabel link={<AddressLink to="/applications/list">Ver todas</AddressLink>}>
        Aplicações
      </SectionLabel>
      <ul className="grid grid-cols-3 gap-px overflow-hidden rounded-lg border border-border bg-card">
        {data.slice(0, SHOWN).map(({ id, nome, url, icone, nova_aba }) => (
          <li key={id} className={placeClasses}>
            <a href={url} className={linkClasses} target={nova_aba ? '_blank' : undefined} rel="noreferrer">
              <NamedIcon name={icone} />
              {nome}
            </a>
          </li>
        ))}
        {links.map(({ name, to, icon: Icon }) => (
          <li key={to} className={placeClasses}>
            <AddressLink to={to} className={linkClasses}>
              <Icon aria-hidden />
              {name}
            </AddressLink>
          </li>
        ))}
      </ul>
    </>
  )
}
