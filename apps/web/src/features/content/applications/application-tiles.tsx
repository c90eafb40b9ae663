import { normalizeText } from '@intranet/contract/formats'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '@/components/shell/loaded.tsx'
import { AddressLink } from '@/components/shell/address-link.tsx'
import { SectionLabel } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { trpc } from '@/lib/trpc.ts'
import { searchBoxClasses } from '@/components/table/search-box.tsx'
import { ApplicationTile, type Application } from './application-tile.tsx'
import { useFavourite } from './use-favourite.ts'
import { useIntranetLinks } from './use-intranet-links.ts'
import { Toolbar } from '@/components/table/toolbar.tsx'
import { SearchInput } from '@/components/ui/search-input.tsx'
import { Card } from '@/components/ui/card.tsx'

/** Favourites, then the categories in their order. */
function grouped(rows: Application[]): [title: string, rows: Application[]][] {
  const groups = new Map<string, Application[]>()
  for (const row of rows) groups.set(row.categoria, [...(groups.get(row.categoria) ?? []), row])
  const starred = rows.filter(({ favorito }) => favorito)
  return [...(starred.length ? [['Favoritas', starred] as [string, Application[]]] : []), ...groups]
}

/** What I may open, by category. */
export function ApplicationTiles() {
  const [text, setText] = useState('')
  const read = useQuery(trpc.applications.own.queryOptions())
  const favourite = useFavourite()
  const links = useIntranetLinks()
  return (
    <Loaded reads={[read]}>
      {(data) => {
        const wanted = normalizeText(text.trim())
        const shown = data.filter(({ nome, descricao, categoria }) =>
          normalizeText(`${nome} ${descricao ?? ''} ${categoria}`).includes(wanted),
        )
        const ownTools = links.filter(({ name }) => normalizeText(name).includes(wanted))
        return (
          <>
            <Toolbar>
              <SearchInput
                role="searchbox"
                className={searchBoxClasses}
                label="Buscar aplicação"
                value={text}
                onValue={setText}
              />
            </Toolbar>
            {shown.length === 0 && <EmptyState text="Nenhuma aplicação com este nome." />}
            {grouped(shown).map(([title, rows]) => (
              <section key={title} className="mb-6">
                <SectionLabel count={rows.length}>{title}</SectionLabel>
                <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,230px),1fr))] gap-2.5">
                  {rows.map((row) => (
                    <ApplicationTile key={row.id} application={row} onFavourite={favourite} />
                  ))}
                </ul>
              </section>
            ))}
            {ownTools.length > 0 && <SectionLabel>Na intranet</SectionLabel>}
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,230px),1fr))] gap-2.5">
              {ownTools.map(({ name, to, icon: Icon }) => (
                <li key={to}>
                  <Card
                    asChild
                    className="flex flex-row items-center gap-3 p-3 text-foreground hover:bg-accent"
                  >
                    <AddressLink to={to}>
                      <Icon className="text-primary" aria-hidden />
                      <b className="text-sm">{name}</b>
                    </AddressLink>
                  </Card>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}
