import { lead } from '@intranet/contract/messages/leads'

/** Over a list whose lines open to more. */
export const ExpandHint = () => (
  <p className="mb-3 text-xs leading-5 text-muted-foreground">{lead.expandBanner}</p>
)
