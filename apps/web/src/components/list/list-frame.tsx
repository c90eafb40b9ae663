import type { ReactNode } from 'react'
import { AddHere } from './add-here.tsx'
import { Page, PageHead, PageSheet } from '@/components/shell/page.tsx'

/** What is below the rows, dialogs too; a function puts them among other things. */
export type AroundRows = ReactNode | ((rows: ReactNode) => ReactNode)

interface ListFrameProps {
  /** Where it is not the route's title. */
  heading?: string
  /** What distinguishes the list from others of its title. */
  beside?: string | null
  /** Beside the title: how many there are. */
  total?: ReactNode
  /** The buttons of the head. */
  tools?: ReactNode
  rows: ReactNode
  children?: AroundRows
}

/** A page that is one list: head, buttons and rows. */
export function ListFrame({ heading, beside, total, tools, rows, children }: ListFrameProps) {
  return (
    <Page>
      <AddHere>
        <PageHead heading={heading} beside={beside} total={total}>
          {tools}
        </PageHead>
        <PageSheet>
          {typeof children === 'function' ? (
            children(rows)
          ) : (
            <>
              {rows}
              {children}
            </>
          )}
        </PageSheet>
      </AddHere>
    </Page>
  )
}
