import type { ReactNode } from 'react'
import { form } from '@intranet/contract/messages'

/** What the asterisks of a form mean; another sentence in its place. */
export const RequiredLine = ({ children }: { children?: ReactNode }) => (
  <p className="mb-2.5 grow text-xs leading-5 text-muted-foreground">{children || form.requiredBanner}</p>
)
