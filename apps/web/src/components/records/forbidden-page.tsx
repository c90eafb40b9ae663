import { useMatches } from '@tanstack/react-router'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { NoPermission } from '@/components/shell/states.tsx'

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
