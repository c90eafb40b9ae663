import { AddressLink } from '@/components/shell/address-link.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'
import { EmptyState } from '@/components/shell/states.tsx'
import { buttonVariants } from '@/components/ui/button.tsx'

/** Addresses that name their import in the query, when it names none. */
export function NoImportPage({ title }: { title: string }) {
  return (
    <Page>
      <PageHead heading={title} />
      <PageSheet>
        <EmptyState
          text="Abra uma importação pela lista."
          action={
            <AddressLink
              to="/marketing/imports-leads/list"
              className={buttonVariants({ variant: 'outline' })}
            >
              Ver importações
            </AddressLink>
          }
        />
      </PageSheet>
    </Page>
  )
}
