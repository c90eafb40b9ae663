import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { can, type Ability, type ModuleKey } from '@intranet/contract/access'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { NoPermission } from '@/components/shell/states.tsx'
import { useSession } from '@/lib/session.ts'

interface PermittedProps {
  module: ModuleKey
  ability: Ability
  children: ReactNode
}

/** A screen's head, and below it why there is nothing else. `text` says who may. */
export function ForbiddenPage({ text }: { text?: string }) {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' })
  return (
    <Page>
      <PageHead title={title.toLocaleUpperCase('pt-BR')} />
      <PageSheet>
        <NoPermission text={text} />
      </PageSheet>
    </Page>
  )
}

/** A screen for whoever may use it; others are told why they do not see it. The server refuses them all the same. */
export const Permitted = ({ module, ability, children }: PermittedProps) =>
  can(useSession(), module, ability) ? children : <ForbiddenPage />
