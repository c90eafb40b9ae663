import { useQuery } from '@tanstack/react-query'
import { NamedIcon } from '@/components/inputs/named-icon.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { useRouteExists } from '@/components/shell/use-route-exists.ts'
import { trpc } from '@/lib/trpc.ts'
import './applications.css'
import { intranetLinks } from './intranet-links.ts'

const SHOWN = 6

/** The first applications, favourites before the others, and the intranet's own tools. */
export function HomeApplications() {
  const exists = useRouteExists()
  const { data = [] } = useQuery(trpc.applications.own.queryOptions())
  return (
    <>
      <SectionLabel link={<AddressLink to="/applications/list">Ver todas</AddressLink>}>
        Aplicações
      </SectionLabel>
      <ul className="apps">
        {data.slice(0, SHOWN).map(({ id, nome, url, icone, nova_aba }) => (
          <li key={id}>
            <a href={url} target={nova_aba ? '_blank' : undefined} rel="noreferrer">
              <NamedIcon name={icone} />
              {nome}
            </a>
          </li>
        ))}
        {intranetLinks
          .filter(({ to }) => exists(to))
          .map(({ name, to, icon: Icon }) => (
            <li key={to}>
              <AddressLink to={to}>
                <Icon aria-hidden />
                {name}
              </AddressLink>
            </li>
          ))}
      </ul>
    </>
  )
}
