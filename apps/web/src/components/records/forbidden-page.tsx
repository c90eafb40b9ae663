import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { NoPermission } from '@/components/shell/states.tsx'

/** A screen's head, and below it why there is nothing else. `text` says who may. */
export function ForbiddenPage({ text }: { text?: string }) {
  return (
    <Page>
      <PageHead />
      <PageSheet>
        <NoPermission text={text} />
      </PageSheet>
    </Page>
  )
}
